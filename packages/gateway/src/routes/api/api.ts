import type { Handler } from 'hono';
import type { Logger } from 'pino';
import { describeFailure } from '../../middleware/access-log/accessLog.ts';
import type { GatewayEnv } from '../../types.ts';
import type { Forwarder } from '../../upstream/forward.ts';
import { failureReply } from '../../upstream/reply.ts';
import { streamReply } from '../../upstream/stream-reply.ts';
import { visitorOf } from '../../upstream/visitor.ts';

/** What the api route works with. */
export interface ApiRouteOptions {
  readonly forwarder: Forwarder;
  readonly logger: Logger;
}

/** Methods the platform's calls use (API-02). */
const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** `/api/*`: the platform's calls, forwarded as they are; `/api/template_config` among them (GW-03, HELP-10x). */
export function apiRoute({ forwarder, logger }: ApiRouteOptions): Handler<GatewayEnv> {
  return async (c) => {
    const url = c.get('url');
    if (!METHODS.has(c.req.method)) return failureReply(405, { allow: [...METHODS].join(', ') });
    if (!isPlainPath(url.pathname)) return failureReply(400);
    const visitor = visitorOf(c.req.raw, c.env);
    const { status, headers, body, finish } = await forwarder.forward({
      method: c.req.method,
      headers: Object.fromEntries(c.req.raw.headers),
      target: url.pathname + url.search,
      upstream: c.get('site').upstream,
      client: c.get('client'),
      requestId: c.get('requestId'),
      siteId: c.get('site').id,
      visitor,
      onFailure: (error) => c.set('failure', error),
    });
    const init = { status, headers: [...headers] };
    if (body === undefined || body instanceof Uint8Array) return new Response(body ?? null, init);
    const told = { id: c.get('requestId'), site: c.get('site').id };
    const onBroken = (error: unknown) => {
      // Who left has broken the answer off, and nobody is there to miss it.
      if (!visitor.left()) logger.warn({ ...told, failure: describeFailure(error) }, 'an answer broke off');
    };
    return new Response(streamReply(body, { finish, cut: () => visitor.cut(), onBroken }), init);
  };
}

/** True for a path under /api/ that stays there however often the upstream decodes it. */
export function isPlainPath(pathname: string): boolean {
  if (!pathname.startsWith('/api/')) return false;
  let path = pathname;
  for (let round = 0; round < 3; round += 1) {
    if (/[\\\0]|(?:^|\/)\.\.?(?:\/|$)/.test(path)) return false;
    try {
      path = decodeURIComponent(path);
    } catch {
      return round > 0;
    }
  }
  return true;
}
