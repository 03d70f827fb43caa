import type { MiddlewareHandler } from 'hono';
import type { BlockList } from 'node:net';
import type { Tracing } from '../../metrics/tracing.ts';
import type { GatewayEnv } from '../gateway-env.ts';
import { isTrusted } from '../request-context/client-info.ts';

/** Longest path in a span, in characters. */
const MAX_PATH = 200;

/**
 * A span for each request that reaches the app. A trace of a trusted proxy goes on; those of visitors do not, because they
 * would choose what is recorded (OPS-07).
 */
export function traced(tracing: Tracing | undefined, trusted: BlockList | undefined): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    if (!tracing) return next();
    const peer = c.env?.incoming?.socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '';
    const parent = isTrusted(peer, trusted) ? c.req.header('traceparent') : undefined;
    const span = tracing.request(c.req.method, parent);
    c.set('span', span);
    await next();
    const { status } = c.res;
    span.end(
      {
        'http.request.method': c.req.method,
        'url.path': c.get('url').pathname.slice(0, MAX_PATH),
        'http.response.status_code': status,
        'housefront.site': c.get('site')?.id ?? 'none',
        'housefront.cache': c.get('cacheState') ?? 'none',
        'housefront.request_id': c.get('requestId'),
      },
      status >= 500,
    );
    return undefined;
  };
}
