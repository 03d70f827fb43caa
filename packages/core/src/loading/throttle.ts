import type { ClockPort } from '../adapters/ports/ports.ts';

/** Runs at once, then at most once per interval with the latest arguments. The last call always runs. */
export interface Throttle<Args extends readonly unknown[] = []> {
  (...args: Args): void;
  /** Cancels a scheduled call. */
  readonly cancel: () => void;
}

/**
 * Throttles a function to one run per `ms`. The interval begins when a run has finished, so runs that return a promise never
 * overlap.
 */
export const throttle = <Args extends readonly unknown[] = []>(
  clock: ClockPort,
  ms: number,
  run: (...args: Args) => unknown,
): Throttle<Args> => {
  let turn = 0;
  let busy = false;
  let due: Args | undefined;
  let stop: () => void = () => undefined;
  const cancel = () => {
    turn += 1;
    busy = false;
    due = undefined;
    stop();
  };
  const start = (args: Args) => {
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
    const running = run(...args);
    if (running instanceof Promise) running.then(rest, rest);
    else rest();
  };
  const call = (...args: Args) => {
    if (busy) due = args;
    else start(args);
  };
  return Object.assign(call, { cancel });
};
