import type { FeatureDeps } from '../calls/feature-deps.ts';
import { publicLines } from './public-lines.ts';

/** A part that shows the events of a cache channel. */
export interface CachedPart {
  /** Name of the channel, without the prefix of its kind. */
  readonly channel: string;
  /** Shows an event; true when something before it was lost. One that cannot be read changes nothing. */
  readonly events: Readonly<Record<string, (payload: unknown) => boolean>>;
  /** Reads everything again. Never rejects. */
  readonly read: () => Promise<void>;
}

/** A part while it follows its channel. */
export interface CacheFollower {
  /** Says whether the part is in view. */
  readonly see: (inView: boolean) => void;
  /** Reads everything now, before the part comes into view. */
  readonly load: () => void;
  readonly dispose: () => void;
}

/** Time out of view after which a channel is left, in milliseconds. */
const LEAVE_MS = 30_000;
/** Longest wait before a read that many visitors begin at once, and the shortest time between two, in milliseconds. */
const SPREAD_MS = 3000;
const BETWEEN_MS = 10_000;

/**
 * Follows a cache channel while its part is in view, and for 30 s after. What was missed is read: after a cache miss, a gap, and
 * a subscription that was interrupted. The channel gives its last event only (ENG-06).
 */
export const followCache = (deps: FeatureDeps, { channel, events, read }: CachedPart): CacheFollower => {
  const { clock, random } = deps.ports;
  let leave: (() => void) | undefined;
  let stopLeaving: (() => void) | undefined;
  let stopRead: (() => void) | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let wasSubscribed = false;

  const readNow = () => {
    stopRead?.();
    stopRead = undefined;
    readAt = clock.elapsed();
    void read();
  };
  const readSoon = () => {
    const wait = Math.max(random.next() * SPREAD_MS, readAt + BETWEEN_MS - clock.elapsed());
    stopRead ??= clock.after(wait, readNow);
  };
  const end = () => {
    stopLeaving?.();
    stopRead?.();
    leave?.();
    stopLeaving = stopRead = leave = undefined;
  };
  const join = () =>
    publicLines(deps).join(channel, {
      events: {
        ...Object.fromEntries(
          Object.entries(events).map(([event, show]) => [
            event,
            (payload: unknown) => void (show(payload) && readSoon()),
          ]),
        ),
        'pusher:cache_miss': readSoon,
      },
      subscribed: () => {
        if (wasSubscribed) readSoon();
        wasSubscribed = true;
      },
    });

  return {
    see: (inView) => {
      stopLeaving?.();
      stopLeaving = undefined;
      if (!inView) {
        if (leave) stopLeaving = clock.after(LEAVE_MS, end);
        return;
      }
      if (leave) return;
      wasSubscribed = false;
      if (clock.elapsed() - readAt >= LEAVE_MS) readNow();
      leave = join();
    },
    load: readNow,
    dispose: end,
  };
};
