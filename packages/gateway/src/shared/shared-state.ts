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

/** The two jobs of a shared store: `links` remembers used links and forgets nothing; `shared` may evict what it holds. */
export type StoreRole = 'links' | 'shared';

/**
 * State of a store. `full`: it refuses writes for lack of memory. `read-only`: it is a replica. `evicting`: it may evict used
 * links. `failing`: it answers with other errors (OPS-05).
 */
export type StoreState = 'ready' | 'unreachable' | 'full' | 'read-only' | 'evicting' | 'failing';

/** State of the store of each role; empty when one instance keeps everything in its memory. */
export type SharedStatus = Partial<Readonly<Record<StoreRole, StoreState>>>;

/** True if all stores are ready. */
export const isUsable = (status: SharedStatus): boolean => Object.values(status).every((state) => state === 'ready');

/** Tags whose pages are no longer right, or `all` when purges may have been missed. */
export type Purged = readonly string[] | 'all';

/**
 * State that all instances of a gateway must agree on: counts of requests, used links, and purges of pages. In memory for a
 * single instance, in a shared store for several (GW-06).
 */
export interface SharedState {
  /** Takes one turn. Never rejects: without the store, each instance counts by itself. */
  take(limit: Limit, who: string): Promise<Turn>;
  /**
   * Uses a key up: true for exactly one caller within `ttlMs`, on all instances together.
   * @param madeAt when the key was made, in ms since the epoch; a key that is older than the store's memory is refused
   * @throws without the store, so that a used key never counts as unused
   */
  useOnce(key: string, ttlMs: number, madeAt: number): Promise<boolean>;
  /**
   * Purges pages by their tags, on all instances.
   * @throws when the store cannot be reached: then only this instance has purged them
   */
  purge(tags: readonly string[]): Promise<void>;
  /** Called for every purge that this instance learns of, its own included. */
  onPurge(listener: (purged: Purged) => void): void;
  /** State of the stores now; asks nothing. */
  readonly status: () => SharedStatus;
  /** Ends connections. */
  close(): void;
}
