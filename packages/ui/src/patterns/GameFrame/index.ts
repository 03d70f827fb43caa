export * from './GameFrame.tsx';
export * from './useFullscreen.ts';
