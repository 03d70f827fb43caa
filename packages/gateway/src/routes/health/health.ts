import { Hono } from 'hono';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';

/** Input of the readiness check. */
export interface HealthOptions {
  /** Number of served sites. */
  readonly sites: number;
  /** True once the process is shutting down. */
  readonly stopping: () => boolean;
}

/** `/healthz`: the process answers. `/readyz`: it has sites and is not stopping; 503 otherwise (GW-05). */
export function healthRoutes({ sites, stopping }: HealthOptions): Hono<GatewayEnv> {
  const noStore = { 'cache-control': 'no-store' };
  return new Hono<GatewayEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, noStore))
    .get('/readyz', (c) => {
      const status = stopping() ? 'stopping' : sites > 0 ? 'ready' : 'no sites';
      return c.json({ status, sites }, status === 'ready' ? 200 : 503, noStore);
    });
}
