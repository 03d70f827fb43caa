export * from './StepList.tsx';
