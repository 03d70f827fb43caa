import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Turn } from './shared-state.ts';

/** Requests a turn from a limiter. A limiter that fails lets the visitor pass. */
export async function takeTurn(limiter: RateLimiterAbstract, who: string): Promise<Turn> {
  try {
    await limiter.consume(who);
    return { allowed: true, retryAfterMs: 0 };
  } catch (error) {
    if (error instanceof RateLimiterRes) return { allowed: false, retryAfterMs: error.msBeforeNext };
    return { allowed: true, retryAfterMs: 0 };
  }
}
