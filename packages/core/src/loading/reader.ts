import type { ClockPort, RandomPort } from '../adapters/ports/ports.ts';

/** Shortest time between the starts of two reads, in milliseconds. */
export const READ_MS = 1000;

/** Longest backoff after failed reads, in milliseconds. */
const MAX_BACKOFF_MS = 30_000;

/** Reads a value and retries until the latest read has succeeded. */
export interface Reader {
  /**
   * Call it when the value may have changed. Reads it now, or as soon as {@link READ_MS} have passed since the last read
   * began.
   * @param wait shortest wait, in milliseconds
   */
  readonly missed: (wait?: number) => void;
  /** Reads the value unless a read began after `since`. Settles when that read ends. */
  readonly readSince: (since: number) => Promise<void>;
  /** Cancels a scheduled read and ignores one in flight. */
  readonly stop: () => void;
}

/** Creates a reader. A failed read is retried with exponential backoff: after 1, 2, 4, 8, 16, then every 24 to 30 s. */
export const createReader = (clock: ClockPort, random: RandomPort, read: () => Promise<boolean>): Reader => {
  let begun = Number.NEGATIVE_INFINITY;
  let turn = 0;
  /** Time of the scheduled read; null for none. */
  let dueAt: number | null = null;
  let stopTimer: () => void = () => undefined;

  const schedule = (wait: number, failures: number) => {
    stopTimer();
    dueAt = clock.now() + wait;
    stopTimer = clock.after(wait, () => void begin(failures));
  };
  const begin = async (failures = 0) => {
    stopTimer();
    dueAt = null;
    begun = clock.now();
    const mine = (turn += 1);
    const known = await read();
    if (known || mine !== turn || dueAt !== null) return;
    const grown = Math.min(MAX_BACKOFF_MS * 0.8, READ_MS * 2 ** failures);
    schedule(Math.round(grown * (1 + random.next() / 4)), failures + 1);
  };

  return {
    missed: (wait = 0) => {
      const left = Math.max(wait, begun + READ_MS - clock.now());
      if (left <= 0) void begin();
      else if (dueAt === null || dueAt > clock.now() + left) schedule(left, 0);
    },
    readSince: async (since) => {
      if (begun <= since) await begin();
    },
    stop: () => {
      turn += 1;
      begun = Number.NEGATIVE_INFINITY;
      dueAt = null;
      stopTimer();
    },
  };
};
