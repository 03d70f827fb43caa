/** How often something may be done. */
export interface Limit {
  /** Name of the limit; part of the key. */
  readonly name: string;
  /** Times within {@link seconds}. */
  readonly points: number;
  readonly seconds: number;
}

/** Outcome of asking for one more turn. */
export interface Turn {
  readonly allowed: boolean;
  /** Until the next turn is free, in ms; 0 when this one was allowed. */
  readonly retryAfterMs: number;
}

/**
 * What all instances of a gateway have to agree on (GW-06): counts of requests, and links that were used. In
 * memory for a single instance, in Redis for several.
 */
export interface SharedState {
  /** Takes one turn. Never rejects: when the store is gone, each instance counts for itself. */
  take(limit: Limit, who: string): Promise<Turn>;
  /**
   * Uses a key up: true for exactly one caller within `ttlMs`, on all instances together.
   * @throws when the store cannot be asked, so that nothing is taken for unused
   */
  useOnce(key: string, ttlMs: number): Promise<boolean>;
  /** Ends connections. */
  close(): void;
}
