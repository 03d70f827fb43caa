import type { Context, MiddlewareHandler } from 'hono';
import type { GatewayEnv } from '../gateway-env.ts';
import { failureReply } from '../../upstream/reply.ts';

/** Whose page sent a request. `unknown`: nothing tells, which is how programs and wrappers ask, and no page of today's browsers. */
export type Sender = 'same-origin' | 'cross-site' | 'unknown';

/** Methods that change nothing and can be asked for by a link from anywhere. */
const SAFE = new Set(['GET', 'HEAD']);

/**
 * Refuses with 403 whatever a page of somebody else's sends to calls and helpers, before it counts, reaches a helper or the
 * platform. There is no cookie that would sign such a request; this keeps strangers from signing visitors in or out, or from
 * spending their tries (SEC-04).
 */
export function sameOriginOnly(): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    if (!SAFE.has(c.req.method) && senderOf(c) === 'cross-site') return failureReply(403);
    return next();
  };
}

/**
 * Reads what no page can forge: Fetch Metadata, else Origin. Pages of another host of the very same site are its own as
 * well; other sites are not, even where they share a domain with it.
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
  // Without Fetch Metadata the host that was asked is the page's own; with it, the browser has said that it is another one.
  return own || (fetchSite === undefined && isAsked(host, c)) ? 'same-origin' : 'cross-site';
}

/**
 * Whether a page of this host asks its own host. Some proxies drop the port of the host that they hand on (`$host` of nginx);
 * then the name has to do, and only one that the site has.
 */
function isAsked(host: string, c: Context<GatewayEnv>): boolean {
  const asked = c.get('client').host;
  if (host === asked || host === new URL(c.get('origin')).host) return true;
  return host.replace(/:\d+$/, '') === asked && c.get('site').hosts.includes(asked);
}
