import { createClient } from '@redis/client';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { takeTurn } from './take-turn.ts';
import type { Limit, SharedState } from './shared-state.ts';

/** Options of {@link createRedisState}. */
export interface RedisStateOptions {
  /** redis:// or rediss:// address. */
  readonly url: string;
  /** Called with errors of the connection, which reconnects by itself. */
  readonly onError: (error: unknown) => void;
}

const PREFIX = 'housefront';
/** Longest pause between two tries to connect, in ms. */
const MAX_PAUSE_MS = 3000;

/**
 * State that all instances share through Redis (GW-06). While Redis is not available, each instance counts requests by
 * itself, and {@link SharedState.useOnce} rejects.
 * @throws when Redis cannot be reached at the start
 */
export async function createRedisState({ url, onError }: RedisStateOptions): Promise<SharedState> {
  let connected = false;
  const client = createClient({
    url,
    // The protocol version that all compatible servers support.
    RESP: 2,
    // A command that waits for a reconnect would delay the visitor; it fails at once instead.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 5000,
      reconnectStrategy: (tries, cause) => (connected ? Math.min(100 * 2 ** tries, MAX_PAUSE_MS) : cause),
    },
  });
  client.on('error', onError);
  await client.connect();
  connected = true;

  const limiters = new Map<string, RateLimiterRedis>();
  const limiterOf = ({ name, points, seconds }: Limit) => {
    const options = { keyPrefix: `${PREFIX}:limit:${name}`, points, duration: seconds };
    const limiter =
      limiters.get(name) ??
      new RateLimiterRedis({
        ...options,
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(options),
      });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    take: (limit, who) => takeTurn(limiterOf(limit), who),
    async useOnce(key, ttlMs) {
      const answer = await client.set(`${PREFIX}:used:${key}`, '1', {
        condition: 'NX',
        expiration: { type: 'PX', value: Math.max(1, Math.ceil(ttlMs)) },
      });
      return answer === 'OK';
    },
    available: () => client.isReady,
    close: () => client.destroy(),
  };
}
