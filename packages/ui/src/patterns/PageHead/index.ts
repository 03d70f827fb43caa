export * from './PageHead.tsx';
