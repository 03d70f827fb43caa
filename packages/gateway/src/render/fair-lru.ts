/**
 * A store bounded by bytes that many people fill. What was used longest ago goes first, but before that what only one of
 * them asked for, and first of all what somebody alone fills more than a share of the room with.
 */
export interface FairLru<Value> {
  /** The value under a key; from the second one who asks on it belongs to all. `asker` runs while it still belongs to one. */
  get(key: string, asker: () => string): Value | undefined;
  /** Keeps a value; one that is larger than a quarter of the room is not kept. */
  set(key: string, value: Value, bytes: number, asker: string): void;
  delete(key: string): void;
  /** Deletes all values that are not to stay. */
  keep(stays: (value: Value) => boolean): void;
  /** Bytes held now. */
  readonly bytes: number;
}

/** Part of the room, once it is full, that values of one asker alone may hold. */
const SHARE = 1 / 8;

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  /** The only one who asked for it; undefined once there were several. */
  owner: string | undefined;
}

/** Creates a store with room for `maxBytes`. */
export function createFairLru<Value>(maxBytes: number): FairLru<Value> {
  const entries = new Map<string, Entry<Value>>();
  let held = 0;
  const drop = (key: string) => {
    held -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  /** Drops the oldest of some entries until all that is left has room. */
  const shrink = (goes: (entry: Entry<Value>) => boolean) => {
    for (const [key, entry] of entries) {
      if (held <= maxBytes) return;
      if (goes(entry)) drop(key);
    }
  };
  /** Bytes of what each asker alone asked for. */
  const ownBytes = () => {
    const sums = new Map<string, number>();
    for (const { owner, bytes } of entries.values()) {
      if (owner !== undefined) sums.set(owner, (sums.get(owner) ?? 0) + bytes);
    }
    return sums;
  };
  const makeRoom = (added: Entry<Value>) => {
    const sums = ownBytes();
    shrink((entry) => {
      const sum = entry.owner === undefined ? 0 : (sums.get(entry.owner) ?? 0);
      if (entry === added || entry.owner === undefined || sum <= maxBytes * SHARE) return false;
      sums.set(entry.owner, sum - entry.bytes);
      return true;
    });
    shrink((entry) => entry.owner !== undefined && entry !== added);
    shrink((entry) => entry !== added);
  };
  return {
    get(key, asker) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.owner !== undefined && entry.owner !== asker()) entry.owner = undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes, asker) {
      const before = entries.get(key);
      const owner = before && before.owner !== asker ? undefined : asker;
      drop(key);
      if (bytes > maxBytes / 4) return;
      const added: Entry<Value> = { value, bytes, owner };
      entries.set(key, added);
      held += bytes;
      if (held > maxBytes) makeRoom(added);
    },
    delete: drop,
    keep(stays) {
      for (const [key, entry] of entries) if (!stays(entry.value)) drop(key);
    },
    get bytes() {
      return held;
    },
  };
}
