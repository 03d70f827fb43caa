export { systemClock, type Clock } from './clock.ts';
export { createGateway, type Gateway, type GatewaySetup } from './createGateway.ts';
export { EnvironmentError, gatewayVariables, readEnvironment } from './env.ts';
export { listenGateway, type Listener, type ListeningGateway, type StopOptions } from './listen.ts';
export { isLinkKey, sealLink, type LinkSeal } from './links/sealed-link.ts';
export { createLogger } from './logging/createLogger.ts';
export { defaultOptions, type GatewayOptions } from './options.ts';
export { createRenderPool, type RenderPool, type RenderPoolOptions } from './render-pool/render-pool.ts';
export { runGateway } from './runGateway.ts';
export { GatewayStartError, startGateway, type StartedGateway } from './startGateway.ts';
export { loadSite, SiteLoadError, type SiteEntry } from './sites/load-site.ts';
export { createMemoryState } from './shared/memory-state.ts';
export { createRedisState, type RedisStateOptions } from './shared/redis-state.ts';
export type {
  Limit,
  Purged,
  SharedState,
  SharedStatus,
  StoreRole,
  StoreState,
  Turn,
} from './shared/shared-state.ts';
export { signPurge, type PurgeSigning } from './private/purge-signature.ts';
export { cacheTag, type CacheTagKind } from './network/cache-tags.ts';
export type { SiteSettings } from './sites/site-settings.ts';
export type { Addresses, Render, RenderRequest, RenderResult, ViewMode } from './types.ts';
export type { GatewayEnv } from './middleware/gateway-env.ts';
export type { GatewaySite } from './sites/gateway-site.ts';
