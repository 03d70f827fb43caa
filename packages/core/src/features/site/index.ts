export { createSite, type SiteFeature, type SiteSources } from './createSite.ts';
export { customerUrlOf, mergeEnvironment, showsFastPayment, type SiteEnvironment } from './site.env.ts';
export { logoFor, siteLinkTarget, type LogoPlace, type SiteLink } from './site.links.ts';
export { detectClientType, isIosApp, type ClientFacts } from './site.detector.ts';
export { sitePayload, type SitePayload } from './site.payload.ts';
export { createSiteStore, type SiteMode, type SiteState, type SiteStore } from './site.store.ts';
