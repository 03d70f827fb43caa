import type { MiddlewareHandler } from 'hono';
import { bestCoding } from '../../http/accept-encoding.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import { PAYLOAD_ENDING } from '../../render/page-request.ts';
import { failureReply } from '../../upstream/reply.ts';
import { findPage, VARY, type PageRouteOptions } from '../page/page.ts';

/**
 * `GET {path}/_payload.json?build=…`: the data with which the page at `path` is rendered, from the same cache. 404 for
 * another build, for pages that are not public and for incomplete data: the app then sends its own calls (API-18x).
 */
export function payloadRoute(options: PageRouteOptions): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const asked = c.get('url');
    if (!asked.pathname.endsWith(PAYLOAD_ENDING)) return next();
    const site = c.get('site');
    const url = new URL(asked);
    url.pathname = asked.pathname.slice(0, -PAYLOAD_ENDING.length) || '/';
    const known = url.searchParams.get('build') === site.buildId;
    const found = known
      ? await findPage(c, url, options).catch((error: unknown) => c.set('failure', error))
      : undefined;
    const payload = found?.payload;
    if (!payload) return failureReply(404);
    c.set('sharedTags', found.sharedTags);
    const coding = bestCoding(c.req.header('accept-encoding'));
    const body = coding ? await payload.encode(coding) : payload.plain;
    return new Response(body, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(body.length),
        'cache-control': 'private, no-cache',
        vary: VARY,
        ...(coding && { 'content-encoding': coding }),
      },
    });
  };
}
