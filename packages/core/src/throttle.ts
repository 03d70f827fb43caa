import type { ClockPort } from './adapters/ports.ts';

/** Runs at once, then at most once per interval, with what was said last; the last call is never lost. */
export interface Throttle<Said extends readonly unknown[] = []> {
  (...said: Said): void;
  /** Forgets a call that is due. */
  readonly cancel: () => void;
}

/**
 * Makes a function that may be called any number of times and runs at most once per `ms`. The interval begins when a run is over:
 * one that answers with a promise never runs beside itself.
 */
export const throttle = <Said extends readonly unknown[] = []>(
  clock: ClockPort,
  ms: number,
  run: (...said: Said) => unknown,
): Throttle<Said> => {
  let turn = 0;
  let busy = false;
  let due: Said | undefined;
  let stop: () => void = () => undefined;
  const cancel = () => {
    turn += 1;
    busy = false;
    due = undefined;
    stop();
  };
  const start = (said: Said) => {
    const mine = (turn += 1);
    busy = true;
    due = undefined;
    const rest = () => {
      if (mine !== turn) return;
      stop = clock.after(ms, () => {
        busy = false;
        if (due !== undefined) start(due);
      });
    };
    const running = run(...said);
    if (running instanceof Promise) running.then(rest, rest);
    else rest();
  };
  const call = (...said: Said) => {
    if (busy) due = said;
    else start(said);
  };
  return Object.assign(call, { cancel });
};
