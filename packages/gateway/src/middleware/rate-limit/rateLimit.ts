import type { MiddlewareHandler } from 'hono';
import { networkOf } from '../../http/network.ts';
import type { GatewayMetrics } from '../../metrics/gateway-metrics.ts';
import type { SharedState } from '../../shared/shared-state.ts';
import type { GatewayEnv } from '../gateway-env.ts';
import { failureReply } from '../../upstream/reply.ts';
import { limitOf } from './limits.ts';

/** Options of {@link rateLimit}. */
export interface RateLimitOptions {
  readonly shared: SharedState;
  /** Factor of all limits; 0 turns them off. */
  readonly scale: number;
  readonly metrics: Pick<GatewayMetrics, 'limited'>;
}

/**
 * Answers 429 with Retry-After, in the envelope, to an address that sends too many expensive requests (SEC-04).
 * @example
 * ```ts
 * app.use(rateLimit({ shared, scale: 1, metrics })); // scale 2 allows twice as much, 0 everything
 * ```
 */
export function rateLimit({ shared, scale, metrics }: RateLimitOptions): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const limit = limitOf(c.get('url').pathname);
    if (limit === undefined || scale === 0) return next();
    const scaled = { ...limit, points: Math.max(1, Math.round(limit.points * scale)) };
    const who = `${c.get('site').id}:${networkOf(c.get('client').address)}`;
    const turn = await shared.take(scaled, who);
    if (turn.allowed) return next();
    metrics.limited(c.get('site').id);
    return failureReply(429, { 'retry-after': String(Math.max(1, Math.ceil(turn.retryAfterMs / 1000))) });
  };
}
