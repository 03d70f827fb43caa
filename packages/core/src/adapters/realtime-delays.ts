import type { RandomPort } from './ports.ts';

/** Delays of a realtime connection in milliseconds (RT-02). A site may set its own (`realtime.delays`). */
export interface RealtimeDelays {
  /** Wait before the first attempt after a loss; doubled with each further one. */
  readonly first: number;
  /** Longest wait between attempts. */
  readonly most: number;
  /** How long a connection may take to stand. */
  readonly connect: number;
  /** Silence after which the server is asked for a word; a server may ask for a shorter one. */
  readonly ping: number;
  /** How long the answer to that may take. */
  readonly pong: number;
  /** How long the answer may take when a page was away and somebody looks at it again. */
  readonly check: number;
}

/** What holds unless a site says otherwise. */
export const REALTIME_DELAYS: RealtimeDelays = {
  first: 1000,
  most: 5000,
  connect: 20_000,
  ping: 30_000,
  pong: 10_000,
  check: 1500,
};

/** The wait before attempt number `attempt` (0 is the first after a loss): 1, 2, 4, 5 s, spread so that not all return at once. */
export const reconnectDelay = (
  attempt: number,
  random: RandomPort,
  { first, most }: Pick<RealtimeDelays, 'first' | 'most'> = REALTIME_DELAYS,
): number => Math.round(Math.min(most, Math.min(most * 0.8, first * 2 ** attempt) * (1 + random.next() / 4)));

/** Waits before a channel that was refused is asked for again: 1, 2, 4, 8, 16, at most 30 s. */
export const ASK_AGAIN: Pick<RealtimeDelays, 'first' | 'most'> = { first: 1000, most: 30_000 };

/** Waits before a server that turned a connection away is tried again: 30 s, 1, 2, 4, at most 10 minutes. */
export const TURNED_AWAY: Pick<RealtimeDelays, 'first' | 'most'> = { first: 30_000, most: 600_000 };
