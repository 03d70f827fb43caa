export * from './SiteLogo.tsx';
