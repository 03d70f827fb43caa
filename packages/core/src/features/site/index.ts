export { createSiteStore, type SiteMode, type SiteState, type SiteStore } from './site.store.ts';
