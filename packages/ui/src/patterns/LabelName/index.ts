export * from './LabelName.tsx';
