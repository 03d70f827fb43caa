import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../base/clock.ts';
import { takeTurn } from './take-turn.ts';
import type { Limit, Purged, SharedState } from './shared-state.ts';

/** Number of used keys above which expired ones are removed before another is added. */
const MANY = 10_000;

/** State of a single instance; lost when its process ends. */
export function createMemoryState(clock: Clock): SharedState {
  const limiters = new Map<string, RateLimiterMemory>();
  const used = new Map<string, number>();
  const listeners: ((purged: Purged) => void)[] = [];

  const limiterOf = ({ name, points, seconds }: Limit) => {
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    take: (limit, who) => takeTurn(limiterOf(limit), who),
    async useOnce(key, ttlMs) {
      const now = clock.now();
      if (used.size >= MANY) for (const [old, until] of used) if (until <= now) used.delete(old);
      if ((used.get(key) ?? 0) > now) return false;
      used.set(key, now + ttlMs);
      return true;
    },
    async purge(tags) {
      for (const listener of listeners) listener(tags);
    },
    onPurge: (listener) => void listeners.push(listener),
    status: () => ({}),
    close() {
      limiters.clear();
      used.clear();
    },
  };
}
