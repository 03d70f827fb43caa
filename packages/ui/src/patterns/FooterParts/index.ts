export * from './footer-parts.tsx';
