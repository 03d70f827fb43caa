export * from './ErrorReport.tsx';
