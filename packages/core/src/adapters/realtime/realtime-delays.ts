import type { RandomPort } from '../ports/ports.ts';

/** Delays of a realtime connection in milliseconds. A site may set its own by `realtime.delays` (RT-02). */
export interface RealtimeDelays {
  /**
   * Shortest wait before the first attempt after a loss, at random up to three times as long: a server that ends all
   * connections does not get them back at once. Doubled with each further one (RT-24).
   */
  readonly first: number;
  /** Longest wait between attempts. */
  readonly most: number;
  /** Timeout for opening a connection. */
  readonly connect: number;
  /** Silence after which a ping is sent. A server may request a shorter interval. */
  readonly ping: number;
  /** Timeout for the answer to a ping. */
  readonly pong: number;
  /** Timeout for the answer to a ping when a page becomes visible again. */
  readonly check: number;
}

/** Defaults for sites that set no delays. */
export const REALTIME_DELAYS: RealtimeDelays = {
  first: 1000,
  most: 5000,
  connect: 20_000,
  ping: 30_000,
  pong: 10_000,
  check: 1500,
};

/** Exponential backoff with jitter of a quarter before attempt number `attempt`; 0 is the first. */
export const backoff = (
  attempt: number,
  random: RandomPort,
  { first, most }: Pick<RealtimeDelays, 'first' | 'most'>,
): number => Math.round(Math.min(most, Math.min(most * 0.8, first * 2 ** attempt) * (1 + random.next() / 4)));

/** Wait before attempt number `attempt` after a loss: 1 to 3, 2, 4, 5 s. */
export const reconnectDelay = (
  attempt: number,
  random: RandomPort,
  delays: Pick<RealtimeDelays, 'first' | 'most'> = REALTIME_DELAYS,
): number =>
  attempt === 0
    ? Math.round(Math.min(delays.most, delays.first * (1 + random.next() * 2)))
    : backoff(attempt, random, delays);

/** Backoff before a refused channel is subscribed again: 1, 2, 4, 8, 16, at most 30 s. */
export const SUBSCRIPTION_BACKOFF: Pick<RealtimeDelays, 'first' | 'most'> = { first: 1000, most: 30_000 };

/** Backoff after a server refused the connection: 30 s, 1, 2, 4, at most 10 minutes. */
export const REFUSAL_BACKOFF: Pick<RealtimeDelays, 'first' | 'most'> = { first: 30_000, most: 600_000 };
