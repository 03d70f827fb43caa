import type { MiddlewareHandler } from 'hono';
import type { SiteTable } from '../../sites/site-table.ts';
import type { GatewayEnv } from '../gateway-env.ts';

/** Options of {@link siteByHost}. */
export interface SiteByHostOptions {
  readonly table: SiteTable;
}

const UNKNOWN = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Not Found</title></head>
<body><h1>Not Found</h1><p>No site is served at this address.</p></body></html>
`;

/**
 * Finds the site of a request: by its listener, else by its Host header; otherwise 404 (GW-01).
 * @example
 * ```ts
 * app.use(siteByHost({ table: createSiteTable(sites) }));
 * ```
 */
export function siteByHost({ table }: SiteByHostOptions): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const found = table.find(c.get('client'), c.env?.listenerSite, c.env?.incoming?.socket.localPort);
    if (!found) {
      return new Response(UNKNOWN, {
        status: 404,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      });
    }
    c.set('site', found.site);
    c.set('origin', found.origin);
    await next();
    return undefined;
  };
}
