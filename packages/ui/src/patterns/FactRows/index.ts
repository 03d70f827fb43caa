export { FactRows, type FactRow } from './FactRows.tsx';
