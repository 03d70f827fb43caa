/** A store bounded by bytes; what was used longest ago goes first. */
export interface ByteLru<Value> {
  get(key: string): Value | undefined;
  /** Keeps a value; one that is larger than a quarter of the room is not kept. */
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  /** Bytes held now. */
  readonly bytes: number;
}

/** Creates a store with room for `maxBytes`. */
export function createByteLru<Value>(maxBytes: number): ByteLru<Value> {
  const entries = new Map<string, { value: Value; bytes: number }>();
  let held = 0;
  const drop = (key: string) => {
    held -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      drop(key);
      if (bytes > maxBytes / 4) return;
      entries.set(key, { value, bytes });
      held += bytes;
      for (const oldest of entries.keys()) {
        if (held <= maxBytes) break;
        drop(oldest);
      }
    },
    delete: drop,
    get bytes() {
      return held;
    },
  };
}
