import { mayPrefetch } from '@housefront/contract/prefetch';
import type { Context, MiddlewareHandler } from 'hono';
import { loadPurpose, savesData } from '../../http/load-purpose.ts';
import type { GatewaySite } from '../../sites/gateway-site.ts';
import { failureReply } from '../../upstream/reply.ts';
import type { GatewayEnv } from '../gateway-env.ts';

/** Dependencies of the middleware. */
export interface PrefetchesOptions {
  /** Whether a path is that of a file of the site's build. */
  readonly isFile: (site: GatewaySite, path: string) => boolean;
}

/**
 * Refuses requests that a browser sends before its visitor decides, except for public pages and for files of the build, with
 * 503: the browser then loads the address when it is opened. It comes before rate limits, helpers and the platform, so that a
 * refused request is counted nowhere, uses no link and renews no session. A page is rendered as guests see it, for members
 * too, and sets no cookie (PLT-02).
 */
export function prefetches({ isFile }: PrefetchesOptions): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const purpose = loadPurpose((name) => c.req.header(name));
    if (purpose === undefined) return next();
    c.set('purpose', purpose);
    return purpose === 'prefetch' && isAllowed(c, isFile) ? next() : failureReply(503);
  };
}

function isAllowed(c: Context<GatewayEnv>, isFile: PrefetchesOptions['isFile']): boolean {
  const site = c.get('site');
  const { pathname, searchParams } = c.get('url');
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return false;
  if (site.config.prefetch === false || savesData((name) => c.req.header(name))) return false;
  return mayPrefetch(pathname, searchParams) || isFile(site, pathname);
}
