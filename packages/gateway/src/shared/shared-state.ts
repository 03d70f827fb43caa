/** A rate limit. */
export interface Limit {
  /** Name of the limit; part of the key. */
  readonly name: string;
  /** Number of turns within {@link seconds}. */
  readonly points: number;
  readonly seconds: number;
}

/** Outcome of requesting a turn. */
export interface Turn {
  readonly allowed: boolean;
  /** Time until the next turn is free, in ms; 0 if this one was allowed. */
  readonly retryAfterMs: number;
}

/**
 * State that all instances of a gateway must agree on (GW-06): counts of requests, and used links. In memory for a single
 * instance, in Redis for several.
 */
export interface SharedState {
  /** Takes one turn. Never rejects: without the store, each instance counts by itself. */
  take(limit: Limit, who: string): Promise<Turn>;
  /**
   * Uses a key up: true for exactly one caller within `ttlMs`, on all instances together.
   * @throws without the store, so that a used key never counts as unused
   */
  useOnce(key: string, ttlMs: number): Promise<boolean>;
  /** Whether the store answers; always true in memory. */
  available(): boolean;
  /** Ends connections. */
  close(): void;
}
