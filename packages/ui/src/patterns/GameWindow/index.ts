export * from './GameWindow.tsx';
