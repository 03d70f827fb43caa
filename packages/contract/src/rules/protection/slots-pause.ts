/** A stretch of time in which slots were open, in milliseconds since 1970. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A pause after slots: it begins at `from`, and `until` is the first moment at which it is over. */
export interface SlotsPause {
  readonly from: number;
  readonly until: number;
}

const MINUTE_MS = 60_000;

/**
 * The pause that holds at a moment, or that will begin if slots stay open; null for none. Slots may be open for `after`
 * minutes, then a pause of `minutes` follows, in which open slots do not count. A gap of that length is a pause that the
 * member took, and the count begins anew (RG-23).
 * @param played stretches in order; one that is still open ends at `at`
 */
export const slotsPauseAt = (
  played: readonly Stretch[],
  { after, minutes }: { readonly after: number; readonly minutes: number },
  at: number,
): SlotsPause | null => {
  const [most, length] = [after * MINUTE_MS, minutes * MINUTE_MS];
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  let pause: SlotsPause | null = null;
  for (const { from: opened, to } of played) {
    let from = Math.max(opened, pause?.until ?? opened);
    if (from - last >= length) count = 0;
    while (from <= to && count + to - from >= most) {
      const begins = from + most - count;
      pause = { from: begins, until: begins + length };
      count = 0;
      from = pause.until;
    }
    if (from >= to) {
      last = Math.max(last, pause?.from ?? last);
      continue;
    }
    count += to - from;
    last = to;
  }
  if (pause && at < pause.until) return pause;
  if (played.at(-1)?.to !== at) return null;
  const begins = at + most - count;
  return { from: begins, until: begins + length };
};
