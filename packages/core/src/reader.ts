import type { ClockPort, RandomPort } from './adapters/ports.ts';

/** Reads of one thing begin at most this often, in milliseconds. */
export const READ_MS = 1000;

/** Longest wait before another try of a read that failed, in milliseconds. */
const TRY_AGAIN_MOST_MS = 30_000;

/** Reads one thing again and again until the latest read has succeeded. */
export interface Reader {
  /**
   * Something may have been missed: it is read now, or as soon as {@link READ_MS} have passed since the last read began.
   * @param wait waits this long at least, in milliseconds
   */
  readonly missed: (wait?: number) => void;
  /** Reads it unless a read has begun after `since`; settles with the end of that read. */
  readonly readSince: (since: number) => Promise<void>;
  /** Forgets what is due or under way. */
  readonly stop: () => void;
}

/** Creates the reader of one thing. A read that failed is tried again after 1, 2, 4, 8, 16, then each 24 to 30 s. */
export const createReader = (clock: ClockPort, random: RandomPort, read: () => Promise<boolean>): Reader => {
  let begun = Number.NEGATIVE_INFINITY;
  let turn = 0;
  /** When the next read is due; null for none. */
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
    const grown = Math.min(TRY_AGAIN_MOST_MS * 0.8, READ_MS * 2 ** failures);
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
