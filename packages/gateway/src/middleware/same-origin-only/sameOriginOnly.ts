import type { Context, MiddlewareHandler } from 'hono';
import type { GatewayEnv } from '../gateway-env.ts';
import { failureReply } from '../../upstream/reply.ts';

/**
 * Origin of the page that sent a request. `unknown`: without the headers; programs and native wrappers send such requests,
 * current browsers do not.
 */
export type Sender = 'same-origin' | 'cross-site' | 'unknown';

/** Methods that change nothing; a link from any page can use them. */
const SAFE = new Set(['GET', 'HEAD']);

/**
 * Refuses changing requests of pages of other sites with 403, before rate limits, helpers and the platform. Such a request
 * has no cookie with a login, but it could sign a visitor in or out, or use up attempts (SEC-04).
 */
export function sameOriginOnly(): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    if (!SAFE.has(c.req.method) && senderOf(c) === 'cross-site') return failureReply(403);
    return next();
  };
}

/**
 * Reads headers that no page can forge: Fetch Metadata, else `Origin`. The other hosts of a site count as same-origin; other sites
 * do not, even on the same domain.
 */
export function senderOf(c: Context<GatewayEnv>): Sender {
  const fetchSite = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  if (fetchSite === 'same-origin') return 'same-origin';
  if (fetchSite === 'none') return 'unknown';
  if (fetchSite !== undefined && fetchSite !== 'same-site') return 'cross-site';
  if (origin === undefined) return fetchSite === undefined ? 'unknown' : 'cross-site';
  const host = URL.parse(origin)?.host;
  if (host === undefined || host === '') return 'cross-site';
  const own = c.get('site').hosts.includes(host);
  // Without Fetch Metadata the requested host counts as the page's own. With it, the browser has reported another origin.
  return own || (fetchSite === undefined && isAsked(host, c)) ? 'same-origin' : 'cross-site';
}

/**
 * Whether a page of this host sends a request to its own host. Some proxies drop the port (`$host` of nginx); then a name of
 * the site is enough.
 */
function isAsked(host: string, c: Context<GatewayEnv>): boolean {
  const asked = c.get('client').host;
  if (host === asked || host === new URL(c.get('origin')).host) return true;
  return host.replace(/:\d+$/, '') === asked && c.get('site').hosts.includes(asked);
}
