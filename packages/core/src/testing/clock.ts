import type { ClockPort } from '../adapters/ports/ports.ts';

/** A clock that moves only by hand. */
export interface FakeClock extends ClockPort {
  /** Moves time on, running what falls due in order, and lets promises settle after each step. */
  readonly advance: (ms: number) => Promise<void>;
  /** Changes the device's clock by this many milliseconds; monotonic time and timers are not affected. */
  readonly set: (ms: number) => void;
  /** Number of timers that are still set. */
  readonly pending: () => number;
}

/** Lets promise chains, including dynamic imports that are already loaded, run to their end. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediateOrTimeout(done));
};

const setImmediateOrTimeout = (run: (value: unknown) => void): void => {
  if (typeof setImmediate === 'function') setImmediate(run);
  else setTimeout(run, 0);
};

/** Creates a clock; it starts at 2026-01-01T00:00:00Z by default. */
export const fakeClock = (start = Date.UTC(2026, 0, 1)): FakeClock => {
  let now = start;
  let ahead = 0;
  let nextId = 0;
  const timers = new Map<number, { at: number; every?: number; run: () => void }>();
  const set = (timer: { at: number; every?: number; run: () => void }) => {
    const id = (nextId += 1);
    timers.set(id, timer);
    return () => void timers.delete(id);
  };
  const nextDue = (until: number) =>
    [...timers.entries()]
      .filter(([, timer]) => timer.at <= until)
      .toSorted((a, b) => a[1].at - b[1].at || a[0] - b[0])[0];
  return {
    now: () => now + ahead,
    elapsed: () => now - start,
    set: (ms) => {
      ahead += ms;
    },
    after: (ms, run) => set({ at: now + ms, run }),
    every: (ms, run) => set({ at: now + ms, every: ms, run }),
    pending: () => timers.size,
    advance: async (ms) => {
      const until = now + ms;
      await settle();
      for (let due = nextDue(until); due !== undefined; due = nextDue(until)) {
        const [id, timer] = due;
        now = Math.max(now, timer.at);
        if (timer.every === undefined) timers.delete(id);
        else timer.at += timer.every;
        timer.run();
        await settle();
      }
      now = until;
    },
  };
};
