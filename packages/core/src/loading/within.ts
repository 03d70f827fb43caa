import type { ClockPort } from '../adapters/ports/ports.ts';

/** Waits for a promise, at most so many milliseconds. Rejects if the promise rejects before. */
export const within = async (clock: Pick<ClockPort, 'after'>, ms: number, promise: Promise<unknown>): Promise<void> => {
  let stop: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    stop = clock.after(ms, resolve);
  });
  await Promise.race([promise, over]).finally(stop);
};
