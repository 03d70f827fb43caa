export * from './GameTile.tsx';
export * from './GameGrid.tsx';
