export * from './ReadingPane.tsx';
