import type { ClockPort, HttpReply, PlatformClockPort } from './ports.ts';
import type { StoragePort } from '../storage/storage.ts';

/** Number of latest answers that are kept, and how many of them count: the quickest ones. */
const KEPT = 9;
const BELIEVED = 3;

/** The date of an answer is cut to whole seconds, so on average it is half a second too early. */
const HALF_SECOND = 500;

/** Smallest difference that changes the offset, ms. A smaller one is within the precision of an answer's date. */
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

/** Dependencies of the clock. Its offset is kept for the tab. */
export interface PlatformClockOptions {
  readonly clock: ClockPort;
  readonly storage: Pick<StoragePort, 'get' | 'set'>;
}

/** The median of the quickest of the latest answers, so that a single wrong date changes nothing. */
const believed = (samples: readonly Sample[]): Sample | undefined => {
  const quickest = [...samples].sort((a, b) => a.took - b.took).slice(0, BELIEVED);
  if (quickest.length < BELIEVED) return quickest[0];
  return quickest.sort((a, b) => a.offset - b.offset)[Math.floor(BELIEVED / 2)];
};

const dateOf = (reply: Pick<HttpReply, 'header'>): number => {
  // An answer from a cache has the date at which it was stored.
  if (Number(reply.header('age') ?? 0) !== 0) return Number.NaN;
  // oxlint-disable-next-line no-restricted-properties -- HTTP has one form for it, and the reader of times comes later.
  return Date.parse(reply.header('date') ?? '');
};

/**
 * The platform's clock, learned from the dates of its answers. Countdowns, ends and ages use it instead of the device's
 * clock. Between answers it advances by monotonic time, so changes of the device's clock have no effect (FLD-09).
 */
export const createPlatformClock = ({ clock, storage }: PlatformClockOptions): PlatformClockPort => {
  let offset: number | undefined;
  let samples: readonly Sample[] = [];
  let apart = clock.now() - clock.elapsed();
  const fromDevice = () => clock.now() + (storage.get('platformClockOffset') ?? 0);
  // Whole milliseconds, as times are stored: monotonic time has fractions.
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
        // Monotonic time may stop while a device sleeps; earlier samples are then outdated.
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
