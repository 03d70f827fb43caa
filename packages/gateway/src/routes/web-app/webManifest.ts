import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { bestCoding } from '../../http/accept-encoding.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import { failureReply } from '../../upstream/reply.ts';
import { findPage, VARY, type PageRouteOptions } from '../page/page.ts';

/**
 * The web app manifest in the language of the request, which `?lang=` names in pages (PWA-01). A site's own file under this
 * address comes before it.
 */
export function webManifest(options: PageRouteOptions): MiddlewareHandler<GatewayEnv> {
  return async (c) => {
    const found = await findPage(c, c.get('url'), options).catch((error: unknown) => c.set('failure', error));
    // A build of an older kit answers with a page that says so.
    if (found?.status !== 200 || found.redirect !== undefined) return failureReply(found ? 404 : 502);
    c.set('sharedTags', found.sharedTags);
    const etag = `"${createHash('sha256').update(found.body.plain).digest('base64url')}"`;
    const headers = { 'cache-control': 'private, no-cache', vary: VARY, etag };
    if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    const coding = bestCoding(c.req.header('accept-encoding'));
    const body = coding ? await found.body.encode(coding) : found.body.plain;
    return new Response(body, {
      headers: {
        ...headers,
        'content-type': 'application/manifest+json; charset=utf-8',
        'content-length': String(body.length),
        ...(coding && { 'content-encoding': coding }),
      },
    });
  };
}
