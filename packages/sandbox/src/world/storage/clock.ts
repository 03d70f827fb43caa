/** The sandbox's source of time; tests and the control interface pass one that they control. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
}

/** The time of the machine. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that changes only by {@link ManualClock.advance}. */
export interface ManualClock extends Clock {
  /** Moves the clock forward by `ms` milliseconds. */
  advance(ms: number): void;
}

/** Creates a clock that starts at `start` (milliseconds) and changes only by `advance`. */
export function createManualClock(start = Date.UTC(2026, 0, 15, 12)): ManualClock {
  let time = start;
  return {
    now: () => time,
    advance: (ms) => {
      time += ms;
    },
  };
}
