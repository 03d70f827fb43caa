export * from './BrandLink.tsx';
export * from './SiteLogo.tsx';
