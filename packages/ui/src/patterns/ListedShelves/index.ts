export { ListedShelf, ListedShelves, type ListedShelfProps, type ListedShelvesProps } from './ListedShelves.tsx';
export type { ListedShelvesModel } from './models.ts';
