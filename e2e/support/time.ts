import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Moves the page's own time on, and lets everything happen that is due by then. */
    jump?: (ms: number) => void;
  }
}

/**
 * Lets a test advance a page's time, so that it need not wait for time limits. Time also runs on its own in between.
 * Windows that the page opens keep their own time.
 */
export async function ownTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Waiting {
      due: number;
      readonly every: number | null;
      readonly run: () => void;
      real: number;
    }
    /** Shorter ones are a matter of drawing; they keep to the real time, in milliseconds. */
    const LONG = 900;
    const later = window.setTimeout.bind(window);
    const forget = window.clearTimeout.bind(window);
    const clock = { now: performance.now.bind(performance), date: Date.now };
    const waiting = new Map<number, Waiting>();
    let ahead = 0;
    let last = 1_000_000_000;
    const now = () => clock.now() + ahead;
    performance.now = now;
    Date.now = () => clock.date() + ahead;

    const arm = (id: number, entry: Waiting) => {
      entry.real = later(
        () => {
          if (entry.every === null) waiting.delete(id);
          else {
            entry.due = now() + entry.every;
            arm(id, entry);
          }
          entry.run();
        },
        Math.max(0, entry.due - now()),
      );
    };
    const wait =
      (repeat: boolean) =>
      (handler: TimerHandler, ms: number | undefined, ...given: unknown[]) => {
        const run = () => void (handler as (...values: unknown[]) => unknown)(...given);
        const entry = { due: now() + (ms ?? 0), every: repeat ? Math.max(4, ms ?? 0) : null, run, real: 0 };
        last += 1;
        waiting.set(last, entry);
        arm(last, entry);
        return last;
      };
    const stop = (id: number | undefined) => {
      const entry = waiting.get(id ?? 0);
      waiting.delete(id ?? 0);
      forget(entry ? entry.real : id);
    };
    const long = wait(false);
    window.setTimeout = ((handler: TimerHandler, ms?: number, ...given: unknown[]) =>
      (ms ?? 0) < LONG ? later(handler, ms, ...given) : long(handler, ms, ...given)) as typeof setTimeout;
    window.setInterval = wait(true) as typeof setInterval;
    window.clearTimeout = stop as typeof clearTimeout;
    window.clearInterval = stop as typeof clearInterval;
    window.jump = (ms) => {
      ahead += ms;
      for (const [id, entry] of waiting) {
        forget(entry.real);
        arm(id, entry);
      }
    };
  });
}

/** Moves a page's time on by so many milliseconds. */
export const jump = (page: Page, ms: number): Promise<void> => page.evaluate((by) => window.jump?.(by), ms);
