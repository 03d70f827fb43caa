import { expect, test } from 'vitest';
import { formatWhen } from './when.ts';

const noon = Date.parse('2026-06-15T12:00:00Z');
/** Whatever blanks a version of the language data has. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test.each([
  ['en-US', 'Europe/London', ['Now 9:05 AM', 'Jun 14, 9:05 AM', 'Dec 31, 2025, 9:05 AM']],
  ['en-GB', 'Europe/London', ['Now 09:05', '14 Jun, 09:05', '31 Dec 2025, 09:05']],
  ['de-DE', 'Asia/Tokyo', ['Now 17:05', '14. Juni, 17:05', '31. Dez. 2025, 18:05']],
])(
  '[LOOK-08] %s in %s: today by its word, a day of this year without the year, never seconds',
  (tag, zone, [now, day, year]) => {
    const shown = (at: string) => plain(formatWhen(Date.parse(at), noon, { zone, tag }, 'Now'));
    expect([shown('2026-06-15T08:05:59Z'), shown('2026-06-14T08:05:59Z'), shown('2025-12-31T09:05:59Z')]).toEqual([
      now,
      day,
      year,
    ]);
  },
);

test('[LOOK-08] the day is that of the zone', () => {
  const at = Date.parse('2026-06-14T23:30:00Z');
  expect(formatWhen(at, noon, { zone: 'Europe/London', tag: 'en-GB' }, 'Today')).toBe('Today 00:30');
  expect(plain(formatWhen(at, noon, { zone: 'America/Caracas', tag: 'en-GB' }, 'Today'))).toBe('14 Jun, 19:30');
});
