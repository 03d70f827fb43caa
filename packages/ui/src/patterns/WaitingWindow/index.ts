export * from './WaitingWindow.tsx';
