/** Where the sandbox takes its time from; tests and the control interface pass one that they move themselves. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
}

/** The time of the machine. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that moves only by hand. */
export interface ManualClock extends Clock {
  /** Moves the clock forward by `ms` milliseconds. */
  advance(ms: number): void;
}

/** Makes a clock that starts at `start` (milliseconds) and moves only by `advance`. */
export function createManualClock(start = Date.UTC(2026, 0, 15, 12)): ManualClock {
  let time = start;
  return {
    now: () => time,
    advance: (ms) => {
      time += ms;
    },
  };
}
