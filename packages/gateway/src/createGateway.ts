import { IMAGES_PATH } from '@housefront/contract/images';
import { SPECULATION_RULES_PATH } from '@housefront/contract/prefetch';
import { MANIFEST_PATH, OFFLINE_WORKER_PATH } from '@housefront/contract/render';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { systemClock, type Clock } from './base/clock.ts';
import { createHotPages, type HotPages } from './hot-path/hot-pages.ts';
import { accessLines, accessLog } from './middleware/access-log/accessLog.ts';
import { describeFailure } from './logging/describeFailure.ts';
import { checkedReplies } from './middleware/checked-replies/checkedReplies.ts';
import { createGatewayMetrics } from './metrics/gateway-metrics.ts';
import type { Meter } from './metrics/meter.ts';
import { routeClass } from './metrics/route-class.ts';
import type { Tracing } from './metrics/tracing.ts';
import { createPrometheusMeter } from './metrics/prometheus.ts';
import { dropAnswer, guard, type GuardOptions } from './middleware/guard/guard.ts';
import { prefetches } from './middleware/prefetches/prefetches.ts';
import { traced } from './middleware/traced/traced.ts';
import { sameOriginOnly } from './middleware/same-origin-only/sameOriginOnly.ts';
import { requestContext } from './middleware/request-context/requestContext.ts';
import { sitePolicies, type SitePolicies } from './middleware/security-headers/content-security-policy.ts';
import { securityHeaders } from './middleware/security-headers/securityHeaders.ts';
import { networkHeaders } from './middleware/network-headers/networkHeaders.ts';
import type { SharedAnswers } from './network/purge/shared-answers.ts';
import { rateLimit } from './middleware/rate-limit/rateLimit.ts';
import { siteByHost } from './middleware/site-by-host/siteByHost.ts';
import { defaultOptions, type GatewayOptions } from './options.ts';
import { createPageCache } from './render/page-cache.ts';
import { createPurges } from './render/purges.ts';
import type { RenderPool } from './render-pool/render-pool.ts';
import { apiRoute } from './routes/api/api.ts';
import { assets } from './routes/assets/assets.ts';
import { indexFiles, type FileIndex } from './routes/assets/file-index.ts';
import { createFileReader } from './routes/assets/file-reader.ts';
import { createFrameCheck, type FrameCheckOptions } from './routes/check-iframe/frame-check.ts';
import { healthRoutes } from './routes/health/health.ts';
import { HELPER_CALLS, helperRoutes, isHelperPath } from './routes/helpers.ts';
import { imagesRoute } from './routes/images/images.ts';
import { createPictureMaker, type PictureMakerOptions } from './routes/images/picture-maker.ts';
import { icons } from './routes/icons/icons.ts';
import { announcedMeta, newestBuild } from './routes/newest-build/newestBuild.ts';
import { errorAnswer, pageRoute } from './routes/page/page.ts';
import { payloadRoute } from './routes/payload/payload.ts';
import { offlineWorker } from './routes/web-app/offlineWorker.ts';
import { webManifest } from './routes/web-app/webManifest.ts';
import { createReportSender } from './routes/reports/report-sender.ts';
import { collectsReports, reportRoutes } from './routes/reports/reports.ts';
import { speculationRulesRoute } from './routes/speculation-rules/speculation-rules.ts';
import { sendConversion, type SendConversion } from './routes/tracking/conversions.ts';
import { createMemoryState } from './shared/memory-state.ts';
import { isUsable, type SharedState } from './shared/shared-state.ts';
import type { KeptBuilds } from './routes/assets/kept-builds.ts';
import { appLinks } from './routes/app-links/appLinks.ts';
import { searchEngines } from './routes/search-engines/searchEngines.ts';
import { createSiteTable } from './sites/site-table.ts';
import type { GatewayEnv } from './middleware/gateway-env.ts';
import type { GatewaySite } from './sites/gateway-site.ts';
import { createForwarder } from './upstream/forward.ts';
import { platformPaths } from './upstream/platform-paths.ts';
import { platformPictures } from './upstream/platform-pictures.ts';
import { failureReply } from './upstream/reply.ts';
import { BodyTooLargeError } from './http/BodyTooLargeError.ts';

/** Sites and services that {@link createGateway} is made of. */
export interface GatewaySetup {
  readonly sites: readonly GatewaySite[];
  readonly logger: Logger;
  /** The machine's clock by default. */
  readonly clock?: Clock;
  /** State that instances share; by default the memory of this instance. */
  readonly shared?: SharedState;
  /** Files of builds that other gateways have or had; none by default. */
  readonly kept?: Pick<KeptBuilds, 'find'>;
  /** Receives the measurements; by default a registry of the gateway's own. */
  readonly meter?: Meter;
  /** Makes spans of requests; none by default. */
  readonly tracing?: Tracing | undefined;
  /** The pool that renders the sites' pages, for its load. */
  readonly pool?: Pick<RenderPool, 'load'> | undefined;
  /** For tests: connections to pages of other sites. */
  readonly frameCheck?: FrameCheckOptions;
  /** For tests: connections for pictures, and smaller limits. */
  readonly pictures?: Pick<PictureMakerOptions, 'resolve' | 'connect' | 'limits'>;
  /** For tests: the sender of conversion events. */
  readonly sendConversions?: SendConversion;
  /** Notes the answers that a network without tags may have copies of (OPS-06). */
  readonly sharedAnswers?: SharedAnswers;
  /** Differences from {@link defaultOptions}. */
  readonly options?: Partial<GatewayOptions>;
}

/** A gateway, not listening yet. */
export interface Gateway {
  readonly app: Hono<GatewayEnv>;
  /** Answers cached pages without the app; a listener tries it first. */
  readonly hot: HotPages['answer'];
  /** Logs and counts a request that reached no site. @param target as received, if it was read */
  readonly unreadable: (status: number, failure: string, target: string | undefined) => void;
  /** Called for each new connection of a listener; the returned function notes its end. */
  readonly connected: () => () => void;
  /** From now on `/readyz` answers 503; everything else continues (GW-05). */
  drain(): void;
  /** Closes kept connections. */
  close(): void;
}

/**
 * Builds the app that serves the sites. Nothing listens and no process state is touched (GW-01).
 * @throws Error when two sites claim the same host or id
 */
export function createGateway(setup: GatewaySetup): Gateway {
  const { sites, logger, clock = systemClock, sharedAnswers: answers } = setup;
  const options: GatewayOptions = { ...defaultOptions, ...setup.options };
  const shared = setup.shared ?? createMemoryState(clock);
  const frames = createFrameCheck(setup.frameCheck ?? {});
  const table = createSiteTable(sites);
  const policies = perSite(sites, (site): SitePolicies =>
    sitePolicies(site.config, site.hosts, options.reportsUrl !== undefined && collectsReports(site)),
  );
  const paths = perSite(sites, (site) => platformPaths(site.config));
  const pictures = perSite(sites, (site) => platformPictures(site.config));
  const files = perSite(sites, (site): FileIndex =>
    site.clientDir === undefined ? new Map() : indexFiles(site.clientDir),
  );
  const forwarder = createForwarder({
    clock,
    bodyLimit: options.bodyLimit,
    bodyRoomPerNetwork: options.bodyRoomPerNetwork,
    slowBodyMs: options.slowBodyMs,
    bodyRoom: options.bodyRoom,
    headerMs: options.upstreamHeaderMs,
    totalMs: options.upstreamTotalMs,
  });
  const purges = createPurges();
  shared.onPurge(purges.add);
  const cache = createPageCache({
    clock,
    purges,
    maxBytes: options.pageCacheBytes,
    freshMs: options.freshMs,
    staleMs: options.staleMs,
    onRenewalError: (error) => logger.warn({ failure: describeFailure(error) }, 'a page could not be renewed'),
  });
  const { pool } = setup;
  const metrics = createGatewayMetrics(setup.meter ?? createPrometheusMeter(), {
    sites,
    keptBytes: () => cache.bytes,
    storeUp: () => isUsable(shared.status()),
    pool: pool && (() => pool.load()),
  });
  const url = options.reportsUrl;
  const sender = url === undefined ? undefined : createReportSender({ url, clock, logger, metrics });
  const reader = createFileReader(options.fileCacheBytes);
  const { trustedProxies: trusted, edge, network, renderTimeoutMs } = options;
  const isNetworked = network !== 'none';
  const pages = {
    cache,
    purges,
    clock,
    metrics,
    renderTimeoutMs,
    policies,
    isNetworked,
    isNoting: answers !== undefined,
  };
  const { pictureDir: dir, pictureCacheBytes: maxBytes, rateLimitScale: scale } = options;
  const maker = createPictureMaker({ clock, forwarder, files: { dir, maxBytes }, ...setup.pictures });
  const log = accessLines({ logger, clock });
  const count = metrics.keptPage;
  const hot = createHotPages({ table, cache, clock, trusted, edge, log, count, isNetworked, answers });
  let stopping = false;

  const errorAnswerTo: GuardOptions['errorAnswer'] = (error, c) => {
    if (error instanceof BodyTooLargeError) return failureReply(413);
    if (c.req.path.startsWith('/api/') || isHelperPath(c.req.path)) return failureReply(500);
    const site = c.get('site');
    return errorAnswer(c, 500, site && policies(site));
  };
  const last = [securityHeaders, hot.noteHead, ...accessLog({ logger, clock, metrics, isHelper: isHelperPath })];

  const app = new Hono<GatewayEnv>()
    .use(guard({ clock, errorAnswer: errorAnswerTo, last }))
    .use(networkHeaders({ network, lifetimes: options.shared, answers }))
    .use(requestContext({ trusted, edge }))
    .use(traced(setup.tracing, trusted))
    .route('/', healthRoutes({ sites: sites.length, stopping: () => stopping, stores: shared.status }))
    .use(siteByHost({ table }))
    .use(prefetches({ isFile: (site, path) => files(site).has(path) }))
    .use(sameOriginOnly())
    .use(rateLimit({ shared, scale: options.rateLimitScale, metrics }))
    .use(checkedReplies(options.checkReplies ? HELPER_CALLS : []))
    .route('/', helperRoutes({ clock, logger, shared, frames, metrics, send: setup.sendConversions ?? sendConversion }))
    .route('/', reportRoutes({ sender, clock, metrics }))
    .all('/api/*', apiRoute({ forwarder, logger, paths, pictures, clock, metrics }))
    .get(`${IMAGES_PATH}:file`, imagesRoute({ maker, shared, scale, pictures }))
    .get('/icons/:file', icons({ files, maxBytes: options.fileCacheBytes }))
    .route('/', searchEngines({ clock, purges }))
    .route('/', appLinks())
    .get('/builds/latest.json', newestBuild())
    .get('/builds/meta/:file', announcedMeta())
    .get(SPECULATION_RULES_PATH, speculationRulesRoute)
    .get(OFFLINE_WORKER_PATH, offlineWorker({ ...pages, files, reader }))
    .get('*', assets({ files, reader, policies, kept: setup.kept }))
    .get(MANIFEST_PATH, webManifest(pages))
    .get('*', payloadRoute(pages))
    .get('*', pageRoute(pages))
    .all('*', () => failureReply(405, { allow: 'GET, HEAD' }));

  app.onError((error, c) => {
    dropAnswer(c, error);
    return errorAnswerTo(error, c);
  });

  const close = () => {
    forwarder.close();
    frames.close();
    maker.close();
    shared.close();
  };
  const unreadable: Gateway['unreadable'] = (status, failure, target = '/') => {
    const route = routeClass(target, { cache: undefined, contentType: 'text/html', isHelper: () => false });
    metrics.request({ site: undefined, route, status, cache: undefined, ms: 0 });
    logger[status >= 500 ? 'error' : 'info']({ status, failure }, 'a request could not be read');
  };
  const { connected } = metrics;
  return { app, hot: hot.answer, unreadable, connected, drain: () => void (stopping = true), close };
}

function perSite<Value>(
  sites: readonly GatewaySite[],
  make: (site: GatewaySite) => Value,
): (site: GatewaySite) => Value {
  const values = new Map(sites.map((site) => [site, make(site)]));
  return (site) => values.get(site) ?? make(site);
}
