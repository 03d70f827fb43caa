/**
 * An LRU cache bounded by bytes, with a quota per client. When it is full, entries that a single client uses are evicted before
 * shared ones, and entries of a client over its quota before those of other clients; the least recently used of them first.
 */
export interface FairLru<Value> {
  /**
   * The value under a key. The entry is shared once a second client reads it.
   * @param client called only while the entry belongs to a single client; without it the entry counts for no client
   */
  get(key: string, client?: () => string): Value | undefined;
  /** Stores a value, unless it is larger than a quarter of the cache. */
  set(key: string, value: Value, bytes: number, client?: string): void;
  delete(key: string): void;
  /** Deletes all values that fail the test. */
  keep(test: (value: Value) => boolean): void;
  /** Bytes held now. */
  readonly bytes: number;
}

/** Part of a full cache that entries of one client alone may hold. */
const CLIENT_QUOTA = 1 / 8;

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  /** The only client that has used it; undefined when it is shared. */
  client: string | undefined;
}

/** Creates an empty cache for `maxBytes`. */
export function createFairLru<Value>(maxBytes: number): FairLru<Value> {
  const entries = new Map<string, Entry<Value>>();
  let held = 0;
  const drop = (key: string) => {
    held -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const makeRoom = (added: Entry<Value>) => {
    const sums = new Map<string | undefined, number>();
    for (const { client, bytes } of entries.values()) sums.set(client, (sums.get(client) ?? 0) + bytes);
    const isOwned = ({ client }: Entry<Value>) => client !== undefined;
    const isOverQuota = ({ client }: Entry<Value>) =>
      client !== undefined && (sums.get(client) ?? 0) > maxBytes * CLIENT_QUOTA;
    for (const evictable of [isOverQuota, isOwned, () => true]) {
      for (const [key, entry] of entries) {
        if (held <= maxBytes) return;
        if (entry === added || !evictable(entry)) continue;
        sums.set(entry.client, (sums.get(entry.client) ?? 0) - entry.bytes);
        drop(key);
      }
    }
  };

  return {
    get(key, client) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.client !== undefined && entry.client !== client?.()) entry.client = undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes, client) {
      const before = entries.get(key);
      const isShared = before !== undefined && before.client !== client;
      drop(key);
      if (bytes > maxBytes / 4) return;
      const added: Entry<Value> = { value, bytes, client: isShared ? undefined : client };
      entries.set(key, added);
      held += bytes;
      if (held > maxBytes) makeRoom(added);
    },
    delete: drop,
    keep(test) {
      for (const [key, entry] of entries) if (!test(entry.value)) drop(key);
    },
    get bytes() {
      return held;
    },
  };
}
