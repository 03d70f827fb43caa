export * from './Billboard.tsx';
