import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { protectionStateKey } from './protection.key.ts';
import { protectionNow } from './protection.now.ts';
import { throttle } from '../../loading/throttle.ts';
import { rereadState } from './protection.queries.ts';
import type { ProtectionState } from './protection.types.ts';

declare module '../../base/events.ts' {
  interface CoreEventMap {
    /** The platform says that the state of the member's protection changed (RG-51). */
    'protection-changed': null;
  }
}

/** Shortest time between two reads, in milliseconds: many small stakes make many events. */
const READ_MS = 1000;
/** Time between two reads while a game is open, of whose rounds the platform may announce nothing (milliseconds). */
const PLAY_MS = 15_000;
/** Interval at which a visible page checks whether a limit has restarted or a wait has ended, in milliseconds. */
const PULSE_MS = 1000;
/** Longest wait before a state that is over is read again, in milliseconds. */
const MAX_MS = 60_000;

const HOUR_MS = 3_600_000;

/** When sums that were read are due again (RG-20). */
const sumsDueAt = ({ sums }: ProtectionState, everyHours: number | undefined): number | null =>
  sums === null || sums.due || sums.readAt === null || everyHours === undefined
    ? null
    : sums.readAt + everyHours * HOUR_MS;

/** Whether a moment at which the state changes by itself has passed. */
const isOver = (state: ProtectionState, now: number, everyHours: number | undefined): boolean => {
  const { limits, wait } = state;
  const moments = [...limits.map(({ restartsAt }) => restartsAt), wait && wait.until, sumsDueAt(state, everyHours)];
  return moments.some((at) => at !== null && at <= now);
};

/**
 * Keeps the state of the member's protection current: it is read again when it or the member's money changed, at the moments
 * at which it changes by itself, and from time to time while a game is open. What follows a return of the page or of its
 * channel is a matter of revalidation (RG-08).
 * @param isPlaying whether a game is open
 * @returns stops it
 */
export const followSession = (
  deps: Pick<FeatureDeps, 'config' | 'events' | 'ports' | 'queryClient'>,
  isPlaying: () => boolean,
): (() => void) => {
  const { events, ports, queryClient } = deps;
  const { clock, device, platformClock } = ports;
  const paced = throttle(clock, READ_MS, () => rereadState(deps));
  const reread = () => paced();
  let dueAt = Number.NEGATIVE_INFINITY;
  let wait = PULSE_MS;
  /** A platform may be a little behind the clock, so a state that is still over is read again, ever more rarely. */
  const pulse = () => {
    const state = queryClient.getQueryData<ProtectionState>(protectionStateKey(deps));
    if (!state || !isOver(state, platformClock.now(), protectionNow(deps)?.sums?.everyHours)) {
      dueAt = Number.NEGATIVE_INFINITY;
      wait = PULSE_MS;
      return;
    }
    if (!device.visible() || clock.elapsed() < dueAt) return;
    dueAt = clock.elapsed() + wait;
    wait = Math.min(MAX_MS, wait * 2);
    reread();
  };
  const stops = [
    paced.cancel,
    events.on('protection-changed', reread),
    events.on('balance-changed', reread),
    events.on('deposit-succeeded', reread),
    events.on('funds-recalled', reread),
    events.on('game-ended', reread),
    clock.every(PLAY_MS, () => {
      if (device.visible() && isPlaying()) reread();
    }),
    clock.every(PULSE_MS, pulse),
  ];
  return () => stops.forEach((stop) => stop());
};
