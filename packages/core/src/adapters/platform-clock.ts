import type { ClockPort, HttpReply, PlatformClockPort } from './ports.ts';
import type { StoragePort } from './storage.ts';

/** Answers that are remembered, and how many of them, the quickest, are believed. */
const KEPT = 9;
const BELIEVED = 3;

/** A date of an answer has whole seconds: half of one is what it lies before the moment it was written, on average. */
const HALF_SECOND = 500;

/** A difference that is worth a change, ms: the device's clock is as good as an answer's date is exact. */
const WORTH = 1000;

/**
 * Largest difference between the device's clock and its monotonic time. Above it, the clock was changed or the device
 * slept.
 */
const JUMP = 2000;

/** A sample of an answer: platform time minus monotonic time, and the duration of the request. */
interface Sample {
  readonly offset: number;
  readonly took: number;
}

/** Parts that a clock is made with; what it learned is kept for the tab. */
export interface PlatformClockOptions {
  readonly clock: ClockPort;
  readonly storage: Pick<StoragePort, 'get' | 'set'>;
}

/** The quickest of the latest answers, and of those the one in the middle: one that lies changes nothing. */
const believed = (samples: readonly Sample[]): Sample | undefined => {
  const quickest = [...samples].sort((a, b) => a.took - b.took).slice(0, BELIEVED);
  if (quickest.length < BELIEVED) return quickest[0];
  return quickest.sort((a, b) => a.offset - b.offset)[Math.floor(BELIEVED / 2)];
};

const dateOf = (reply: Pick<HttpReply, 'header'>): number => {
  // From a cache it says when it was put there.
  if (Number(reply.header('age') ?? 0) !== 0) return Number.NaN;
  return Date.parse(reply.header('date') ?? '');
};

/**
 * The platform's clock, learned from the dates of its answers (FLD-09). Countdowns, ends and ages use it instead of the
 * device's clock. Between answers it advances by monotonic time, so changes of the device's clock have no effect.
 */
export const createPlatformClock = ({ clock, storage }: PlatformClockOptions): PlatformClockPort => {
  let offset: number | undefined;
  let samples: readonly Sample[] = [];
  let apart = clock.now() - clock.elapsed();
  const fromDevice = () => clock.now() + (storage.get('platformClockOffset') ?? 0);
  // Whole, as times are stored: the time since the start has fractions.
  const now = () => (offset === undefined ? fromDevice() : Math.round(clock.elapsed() + offset));
  const keep = () => {
    const learned = Math.round(now() - clock.now());
    if (Math.abs(learned - (storage.get('platformClockOffset') ?? 0)) > WORTH) {
      storage.set('platformClockOffset', learned);
    }
  };
  return {
    now,
    ask: () => {
      const sentAt = clock.elapsed();
      return (reply) => {
        const date = dateOf(reply);
        if (Number.isNaN(date)) return;
        const cameAt = clock.elapsed();
        const sample = { offset: date + HALF_SECOND - (sentAt + cameAt) / 2, took: cameAt - sentAt };
        const apartNow = clock.now() - cameAt;
        // Time since the start may rest while a device sleeps: what was learned before is then of the past.
        samples = Math.abs(apartNow - apart) > JUMP ? [sample] : [...samples, sample].slice(-KEPT);
        apart = apartNow;
        const best = believed(samples) ?? sample;
        const current = now() - cameAt;
        offset = Math.abs(best.offset - current) > WORTH + best.took / 2 ? best.offset : current;
        keep();
      };
    },
  };
};
