export { createSite, type SiteFeature } from './createSite.ts';
export { customerUrlOf, mergeEnvironment, showsFastPayment } from './site.env.ts';
export { logoFor, siteLinkTarget } from './site.links.ts';
export { detectClientType, isIosApp } from './site.detector.ts';
export { isForMode, sitePayload } from './site.payload.ts';
export { askRecommending } from './site.recommending.ts';
export { createSiteStore, type SiteMode, type SiteState, type SiteStore } from '../../base/site.store.ts';
