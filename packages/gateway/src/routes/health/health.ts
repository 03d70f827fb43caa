import { Hono } from 'hono';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import { isUsable, type SharedStatus } from '../../shared/shared-state.ts';

/** Input of the readiness check. */
export interface HealthOptions {
  /** Number of served sites. */
  readonly sites: number;
  /** True once the process is shutting down. */
  readonly stopping: () => boolean;
  /** States of the shared stores. */
  readonly stores: () => SharedStatus;
}

/**
 * `/healthz`: the process answers. `/readyz`: it has sites and is not stopping; 503 otherwise. A gateway without its store is
 * `degraded` and answers 200: it serves pages, and all gateways would leave the balancer at once (GW-05).
 */
export function healthRoutes({ sites, stopping, stores: storesNow }: HealthOptions): Hono<GatewayEnv> {
  const noStore = { 'cache-control': 'no-store' };
  return new Hono<GatewayEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, noStore))
    .get('/readyz', (c) => {
      const stores = storesNow();
      const served = isUsable(stores) ? 'ready' : 'degraded';
      const status = stopping() ? 'stopping' : sites > 0 ? served : 'no sites';
      const body = { status, sites, ...(Object.keys(stores).length > 0 && { stores }) };
      return c.json(body, status === served ? 200 : 503, noStore);
    });
}
