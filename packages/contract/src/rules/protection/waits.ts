/** Why a member waits before play (RG-22). */
export const WAIT_REASONS = ['elsewhere', 'change', 'inactive'] as const;
/**
 * `elsewhere`: the member played at another operator. `change`: the last game was of another kind. `inactive`: no play for 30
 * minutes.
 */
export type WaitReason = (typeof WAIT_REASONS)[number];

/** A wait before play. */
export interface Wait {
  readonly reason: WaitReason;
  /** The first moment at which the member can play, ms since 1970. */
  readonly until: number;
}

/** Time without play after which a member counts as inactive, in milliseconds. */
export const INACTIVE_MS = 30 * 60_000;

/** The last play of a member: the kind of its game, and its last moment. */
export interface LastPlay {
  readonly kind: string;
  readonly at: number;
}

/**
 * The wait before a game of a kind: after another kind of game, counted from its end, or after a time without play, counted
 * from now. Undefined if there is none.
 * @param last undefined for a member who has not played
 */
export const waitBefore = (
  wanted: string,
  last: LastPlay | undefined,
  { at, signedInAt, minutes }: { readonly at: number; readonly signedInAt: number; readonly minutes: number },
): Wait | undefined => {
  const length = minutes * 60_000;
  if (last && last.kind !== wanted && at < last.at + length) return { reason: 'change', until: last.at + length };
  const active = Math.max(signedInAt, last?.at ?? signedInAt);
  return at - active >= INACTIVE_MS ? { reason: 'inactive', until: at + length } : undefined;
};
