import { expect, test } from 'vitest';
import { pauseAt, sumsAreDue, takePause, type Pause } from './pauses.ts';

const zone = 'Europe/Stockholm';
const noon = Date.UTC(2026, 10, 27, 12);
const HOUR = 3_600_000;
const moment = { at: noon, zone };

test('a break begins at once and ends by itself (RG-29)', () => {
  const pauses = takePause([], 'break', '24h', moment);
  expect(pauseAt(pauses, noon)).toEqual({ kind: 'break', from: noon, until: noon + 24 * HOUR });
  expect(pauseAt(pauses, noon + 24 * HOUR - 1)).toBeDefined();
  expect(pauseAt(pauses, noon + 24 * HOUR)).toBeUndefined();
});

test.each([1, 1000, 5 * 60_000])(
  '[RG-29] [RG-31] a pause holds for a clock that steps back by %i ms after it began',
  (step) => {
    for (const kind of ['break', 'exclusion'] as const) {
      const pauses = takePause([], kind, '24h', moment);
      expect(pauseAt(pauses, noon - step)).toEqual({ kind, from: noon, until: noon + 24 * HOUR });
      // A step back at its end makes it longer, never shorter.
      expect(pauseAt(pauses, noon + 24 * HOUR - step)).toBeDefined();
    }
  },
);

test('another break never makes the first one shorter (RG-29)', () => {
  const pauses = takePause(takePause([], 'break', '1w', moment), 'break', '24h', { at: noon + HOUR, zone });
  expect(pauseAt(pauses, noon + 48 * HOUR)?.until).toBe(noon + 168 * HOUR);
});

test('an exclusion comes before a break, also when it ends first, and may have no end (RG-30, RG-31)', () => {
  const both = takePause(takePause([], 'break', '6m', moment), 'exclusion', '1m', moment);
  expect(pauseAt(both, noon + HOUR)?.kind).toBe('exclusion');
  const open: readonly Pause[] = takePause([], 'exclusion', 'open', moment);
  expect(pauseAt(open, noon + 10_000 * 24 * HOUR)?.until).toBeNull();
});

test.each([
  ['never read', null, noon, noon, true],
  ['read before the sign-in', noon - 1, noon, noon + 1, true],
  ['read after the sign-in', noon, noon, noon + 24 * HOUR - 1, false],
  ['read a day ago', noon, noon, noon + 24 * HOUR, true],
] as const)('sums that were %s (RG-20)', (_, readAt, signedInAt, at, due) => {
  expect(sumsAreDue({ signedInAt, readAt }, 24, at)).toBe(due);
});
