import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import { failureReply } from '../../upstream/reply.ts';
import { findPage, VARY, type PageRouteOptions } from '../page/page.ts';
import { revalidated } from './revalidated.ts';

/**
 * The web app manifest in the language of the request, which `?lang=` names in pages. A site's own file under this address
 * comes before it (PWA-01).
 */
export function webManifest(options: PageRouteOptions): MiddlewareHandler<GatewayEnv> {
  return async (c) => {
    const found = await findPage(c, c.get('url'), options).catch((error: unknown) => c.set('failure', error));
    // A build of an older kit answers with a page that says so.
    if (found?.status !== 200 || found.redirect !== undefined) return failureReply(found ? 404 : 502);
    c.set('sharedTags', found.sharedTags);
    return revalidated(c, found.body, {
      'cache-control': 'private, no-cache',
      'content-type': 'application/manifest+json; charset=utf-8',
      vary: VARY,
    });
  };
}
