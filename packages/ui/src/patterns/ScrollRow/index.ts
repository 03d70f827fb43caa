export { column, row } from './ScrollRow.css.ts';
export { useScrollRow } from './useScrollRow.ts';
