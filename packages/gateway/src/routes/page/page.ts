import { SPECULATION_RULES_PATH } from '@housefront/contract/prefetch';
import type { Context, Handler } from 'hono';
import type { Clock } from '../../base/clock.ts';
import type { SitePolicies } from '../../middleware/security-headers/content-security-policy.ts';
import { bestCoding } from '../../http/accept-encoding.ts';
import { cacheTags } from '../../network/cache-tags.ts';
import type { GatewayMetrics } from '../../metrics/gateway-metrics.ts';
import { networkOf } from '../../http/network.ts';
import { createAudience, VisitorsLeftError, type OnLeft } from '../../render/audience.ts';
import { ERROR_PAGE_SOURCES, errorPage } from '../../render/error-page.ts';
import type { MakePage, PageCache } from '../../render/page-cache.ts';
import { hasCredentials, isReadablePath, keepEntry, readAddress, toPageRequest } from '../../render/page-request.ts';
import type { Purges } from '../../render/purges.ts';
import { renderPage, type RenderedPage } from '../../render/render-page.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import type { GatewaySite } from '../../sites/gateway-site.ts';
import { visitorOf } from '../../upstream/visitor.ts';

/** Dependencies of the page route. */
export interface PageRouteOptions {
  readonly cache: PageCache;
  readonly purges: Purges;
  readonly clock: Clock;
  readonly metrics: Pick<GatewayMetrics, 'rendered'>;
  readonly renderTimeoutMs: number;
  readonly policies: (site: GatewaySite) => SitePolicies;
  /** Whether a network is before the gateway (OPS-06). */
  readonly isNetworked: boolean;
  /** Whether the gateway notes what the network may keep. */
  readonly isNoting: boolean;
}

/** The parts of a request that a page depends on, for caches. */
export const VARY = 'Accept-Encoding, Accept-Language, Cookie, Sec-CH-UA-Mobile, User-Agent';

/**
 * Lifetime of a page in caches. `no-transform`: an intermediary that changes the HTML, to hide addresses or to insert
 * scripts, would break hydration (FLD-11).
 */
const pageControl = (keep: boolean): string => `private, ${keep ? 'no-cache' : 'no-store'}, no-transform`;

/** All other addresses: a page rendered by the site, from the cache if possible (GW-02). */
export function pageRoute(options: PageRouteOptions): Handler<GatewayEnv> {
  return async (c) => {
    const site = c.get('site');
    const url = c.get('url');
    if (!isReadablePath(url.pathname)) return errorAnswer(c, 400, options.policies(site));
    try {
      const page = await findPage(c, url, options);
      return await pageAnswer(c, page, options.policies(site), hasCredentials(url.searchParams));
    } catch (error) {
      c.set('failure', error);
      return errorAnswer(c, 500, options.policies(site));
    }
  };
}

/**
 * The page at an address of the site, from the cache if possible.
 * @throws errors of the rendering
 */
export async function findPage(c: Context<GatewayEnv>, url: URL, options: PageRouteOptions): Promise<RenderedPage> {
  const site = c.get('site');
  const { address, country } = c.get('client');
  const header = (name: string) => c.req.header(name);
  const { clock, metrics, purges, renderTimeoutMs: timeoutMs, isNetworked } = options;
  const noted = options.isNoting ? (c.env?.incoming?.url ?? c.get('url').pathname + c.get('url').search) : undefined;
  const source = {
    address: readAddress(url),
    origin: c.get('origin'),
    header,
    country,
    now: clock.now(),
    isNetworked,
    noted,
  };
  const request = toPageRequest(source, site);
  const visitor = visitorOf(c.req.raw, c.env);
  const onLeft: OnLeft = (callBack) => visitor.onLeft(callBack);
  const make: MakePage = async (audience) => {
    const start = clock.now();
    const span = c.get('span')?.child('render');
    const note = (failed: boolean) => {
      metrics.rendered(site.id, clock.now() - start, failed);
      span?.end({}, failed);
    };
    const context = {
      clock,
      timeoutMs,
      requestId: c.get('requestId'),
      traceparent: span?.traceparent,
      dataVersion: purges.ofSite(site.id),
      network: networkOf(address),
      audience,
    };
    try {
      const page = await renderPage(site, request, context);
      note(page.status >= 500);
      return page;
    } catch (error) {
      if (error instanceof VisitorsLeftError) span?.end({}, false);
      else note(true);
      throw error;
    }
  };
  const forOne = createAudience(false);
  if (request.key === undefined) forOne.join(onLeft);
  const { page, state } =
    request.key === undefined
      ? { page: await make(forOne), state: 'bypass' as const }
      : await options.cache.get(request.key, address, cacheTags(request), make, onLeft);
  c.set('cacheState', state);
  return page;
}

async function pageAnswer(c: Context<GatewayEnv>, page: RenderedPage, policies: SitePolicies, secret: boolean) {
  c.set('sharedTags', page.sharedTags);
  const headers = pageHead(page, policies, secret);
  if (page.redirect !== undefined) {
    headers.set('location', keepEntry(page.redirect, c.get('url').searchParams));
    return new Response(null, { status: page.status >= 300 && page.status < 400 ? page.status : 302, headers });
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  // Constant, because the hot path repeats it to visitors who save data: the rules themselves differ for them.
  if (!secret && c.get('site').config.prefetch !== false)
    headers.set('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
  const coding = bestCoding(c.req.header('accept-encoding'));
  const body = coding ? await page.body.encode(coding) : page.body.plain;
  if (coding) headers.set('content-encoding', coding);
  headers.set('content-length', String(body.length));
  if (c.get('cacheState') !== 'bypass') c.set('pageBytes', body);
  return new Response(body, { status: page.status, headers });
}

/** The headers of a page besides those of every response (`securityHeaders`). */
function pageHead(page: RenderedPage, policies: SitePolicies, secret: boolean): Headers {
  const headers = new Headers(page.headers.map(([name, value]) => [name, value]));
  headers.set('content-security-policy', policies.page(page.inline));
  headers.set('cache-control', pageControl(!secret && page.keep));
  headers.set('vary', VARY);
  headers.set('accept-ch', 'Sec-CH-UA-Mobile');
  return headers;
}

/** The static error page as an answer; its policy allows only its own style. */
export function errorAnswer(c: Context<GatewayEnv>, status: 400 | 500, policies?: SitePolicies): Response {
  const config = c.get('site')?.config;
  const chats = config?.customerServiceUrl ?? {};
  const customerService = chats[config?.languages[0] ?? ''] ?? Object.values(chats)[0];
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': pageControl(false) });
  if (policies) headers.set('content-security-policy', policies.page(ERROR_PAGE_SOURCES));
  return new Response(errorPage({ status, customerService }), { status, headers });
}
