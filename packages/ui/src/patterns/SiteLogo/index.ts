export { SiteLogo, type SiteLogoProps } from './SiteLogo.tsx';
