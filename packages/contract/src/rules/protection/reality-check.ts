/** Facts that decide when the next reality check of a session is due. Times in milliseconds since 1970 (RG-11). */
export interface CheckTimes {
  /** Minutes between two checks; null for none. */
  readonly everyMinutes: number | null;
  /** The beginning of the session, or the last answer in it. */
  readonly countsFrom: number;
}

const MINUTE_MS = 60_000;

/**
 * The longest time before a check is due at which an answer to it already counts: the clocks of a site and of the platform differ
 * by less (milliseconds).
 */
export const CHECK_EARLY_MS = 5000;

/** When the next check is due; null for never. */
export const checkDueAt = ({ everyMinutes, countsFrom }: CheckTimes): number | null =>
  everyMinutes === null ? null : countsFrom + everyMinutes * MINUTE_MS;

/** Whether a check is due at a moment; it stays due until it is answered. */
export const isCheckDue = (dueAt: number | null, at: number): boolean => dueAt !== null && at >= dueAt;

/**
 * When the next check is due after the member chose another interval. The new interval counts from the choice, so that no check
 * is due at once, and the next check comes no later: choosing again and again would prevent it. Only none, where the profile
 * allows it, ends the check that comes.
 * @param dueAt when it was due before
 */
export const dueAfterChoice = (dueAt: number | null, everyMinutes: number | null, at: number): number | null => {
  if (isCheckDue(dueAt, at)) return dueAt;
  const chosen = checkDueAt({ everyMinutes, countsFrom: at });
  return chosen === null || dueAt === null ? chosen : Math.min(dueAt, chosen);
};

/** When the next check is due after an answer. One that was given long before it was due changes nothing. */
export const dueAfterAnswer = (dueAt: number | null, everyMinutes: number | null, at: number): number | null =>
  isCheckDue(dueAt, at + CHECK_EARLY_MS) ? checkDueAt({ everyMinutes, countsFrom: at }) : dueAt;

/**
 * The interval that holds for a member.
 * @param allowed intervals of the profile
 * @param required one of them always holds: the last one unless the member chose
 * @param chosen null or undefined for none
 */
export const checkInterval = (
  allowed: readonly number[],
  required: boolean,
  chosen: number | null | undefined,
): number | null => {
  if (typeof chosen === 'number' && allowed.includes(chosen)) return chosen;
  return required ? (allowed.at(-1) ?? null) : null;
};
