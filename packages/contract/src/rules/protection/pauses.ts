import { durationEnd, type Duration } from './calendar.ts';
import type { Moment } from './limits.ts';

/** Why a member may not play: a break, or an exclusion (RG-31). */
export const PAUSE_KINDS = ['break', 'exclusion'] as const;
/** See {@link PAUSE_KINDS}. */
export type PauseKind = (typeof PAUSE_KINDS)[number];

/** A break or an exclusion. */
export interface Pause {
  readonly kind: PauseKind;
  readonly from: number;
  /** The first moment at which it is over; null without an end of its own. */
  readonly until: number | null;
}

const endOf = ({ until }: Pause): number => until ?? Number.POSITIVE_INFINITY;

/**
 * The pauses after a member took another one. It begins at once. A pause that runs is never made shorter: the other one runs
 * beside it.
 */
export const takePause = (
  pauses: readonly Pause[],
  kind: PauseKind,
  duration: Duration,
  { at, zone }: Moment,
): readonly Pause[] => [...pauses, { kind, from: at, until: durationEnd(duration, at, zone) }];

/**
 * The pause that holds at a moment: an exclusion before a break, and of one kind that which ends last. Each began when it was
 * taken, so its beginning is no condition: a clock that steps back right after it would otherwise let the member play.
 */
export const pauseAt = (pauses: readonly Pause[], at: number): Pause | undefined =>
  pauses
    .filter((pause) => at < endOf(pause))
    .reduce<Pause | undefined>((strongest, next) => {
      if (!strongest) return next;
      if (next.kind !== strongest.kind) return next.kind === 'exclusion' ? next : strongest;
      return endOf(next) > endOf(strongest) ? next : strongest;
    }, undefined);

/**
 * Whether the sums of the last days have to be read before play: after every sign-in, and when the last reading is older than
 * some hours. Times in milliseconds; null for never (RG-20).
 */
export const sumsAreDue = (
  { signedInAt, readAt }: { readonly signedInAt: number; readonly readAt: number | null },
  everyHours: number,
  at: number,
): boolean => readAt === null || readAt < signedInAt || at - readAt >= everyHours * 3_600_000;
