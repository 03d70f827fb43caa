import type { ClockPort } from './adapters/ports.ts';

/** Calls at once, then at most once per interval; the last call is never lost. */
export interface Throttle {
  (): void;
  /** Forgets a call that is due. */
  readonly cancel: () => void;
}

/** Makes a function that may be called any number of times and runs at most once per `ms`. */
export const throttle = (clock: ClockPort, ms: number, run: () => void): Throttle => {
  let stop: (() => void) | undefined;
  let due = false;
  const rest = () => {
    stop = clock.after(ms, () => {
      stop = undefined;
      if (!due) return;
      due = false;
      run();
      rest();
    });
  };
  const call = () => {
    if (stop !== undefined) {
      due = true;
      return;
    }
    run();
    rest();
  };
  return Object.assign(call, {
    cancel: () => {
      stop?.();
      stop = undefined;
      due = false;
    },
  });
};
