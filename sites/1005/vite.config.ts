import { siteViteConfig } from '@housefront/app/vite';

export default siteViteConfig(import.meta.dirname);
