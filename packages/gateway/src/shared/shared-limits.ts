import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { PREFIX, type StoreClient, type StoreConnection } from './store-connection.ts';
import { takeTurn } from './take-turn.ts';
import type { Limit, SharedState, Turn } from './shared-state.ts';

/** Rate limits that all instances count together; without the store each counts by itself (GW-06). */
export function createSharedLimits(connection: StoreConnection): SharedState['take'] {
  const limiters = new Map<string, { readonly shared: RateLimiterRedis; readonly local: RateLimiterMemory }>();
  // The connection replaces its client after an outage.
  const storeClient: Pick<StoreClient, 'eval'> = { eval: (...command) => connection.client.eval(...command) };

  const limitersOf = ({ name, points, seconds }: Limit) => {
    const options = { keyPrefix: `${PREFIX}:limit:${name}`, points, duration: seconds };
    const found = limiters.get(name) ?? {
      shared: new RateLimiterRedis({ ...options, storeClient, useRedisPackage: true }),
      local: new RateLimiterMemory(options),
    };
    limiters.set(name, found);
    return found;
  };
  return async (limit, who): Promise<Turn> => {
    const { shared, local } = limitersOf(limit);
    try {
      await connection.run(() => shared.consume(who));
      return { allowed: true, retryAfterMs: 0 };
    } catch (error) {
      if (error instanceof RateLimiterRes) return { allowed: false, retryAfterMs: error.msBeforeNext };
      return takeTurn(local, who);
    }
  };
}
