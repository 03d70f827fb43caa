export * from './Agreement.tsx';
