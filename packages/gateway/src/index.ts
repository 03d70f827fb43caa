export { systemClock, type Clock } from './clock.ts';
export { createGateway, type Gateway, type GatewaySetup } from './createGateway.ts';
export { listenGateway, type Listener, type ListeningGateway, type StopOptions } from './listen.ts';
export { createLogger } from './logging/createLogger.ts';
export { defaultOptions, type GatewayOptions } from './options.ts';
export { loadSite, SiteLoadError, type SiteEntry } from './sites/load-site.ts';
export type { SiteSettings } from './sites/site-settings.ts';
export type { GatewayEnv, GatewaySite, Render, RenderRequest, RenderResult, ViewMode } from './types.ts';
