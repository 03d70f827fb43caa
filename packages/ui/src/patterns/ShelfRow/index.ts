export { ShelfRow, type ShelfRowProps } from './ShelfRow.tsx';
