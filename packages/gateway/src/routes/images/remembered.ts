import type { Clock } from '../../base/clock.ts';

/** Values that are forgotten after a time, and the oldest of them when there are too many. */
export interface Remembered<Value> {
  get(key: string): Value | undefined;
  /** @param forMs milliseconds */
  set(key: string, value: Value, forMs: number): void;
}

/** Remembers at most `most` values. */
export function createRemembered<Value>(clock: Clock, most: number): Remembered<Value> {
  const entries = new Map<string, { readonly value: Value; readonly until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      return entry && entry.until > clock.now() ? entry.value : undefined;
    },
    set(key, value, forMs) {
      entries.delete(key);
      entries.set(key, { value, until: clock.now() + forMs });
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    },
  };
}
