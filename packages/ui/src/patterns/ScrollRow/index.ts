export { column, row, wide, wideFromStart } from './ScrollRow.css.ts';
export { useScrollRow } from './useScrollRow.ts';
