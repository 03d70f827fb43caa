export * from './BrowserAdvice.tsx';
