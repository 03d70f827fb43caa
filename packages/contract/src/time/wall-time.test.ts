import { assert, constantFrom, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatDateTime, fromWallTime } from './wall-time.ts';

test('[I18N-16] dates are shown in America/Caracas', () => {
  expect(formatDateTime(Date.parse('2026-01-01T00:00:00Z'))).toBe('2025-12-31 20:00:00');
  expect(formatDate(Date.parse('2026-01-01T03:59:59Z'))).toBe('2025-12-31');
  expect(formatDateTime(Date.parse('2026-01-01T00:00:00Z'), 'Asia/Tokyo')).toBe('2026-01-01 09:00:00');
  for (const invalid of [Number.NaN, Infinity, 8.64e15 + 1]) expect(formatDateTime(invalid)).toBe('');
});

test('[I18N-17x] dates are shown as YYYY-MM-DD HH:mm:ss, with two digits each, in Caracas unless a zone is named', () => {
  const early = Date.parse('2026-03-04T09:06:07Z');
  expect(formatDateTime(early)).toBe('2026-03-04 05:06:07');
  expect(formatDateTime(Date.parse('2026-03-04T04:00:00Z'))).toBe('2026-03-04 00:00:00');
  expect(formatDateTime(early, 'Asia/Kolkata')).toBe('2026-03-04 14:36:07');
  expect(formatDate(early)).toBe('2026-03-04');
});

test('[I18N-17x] a wall-clock time leads back to its moment, in every zone', () => {
  const zones = ['America/Caracas', 'America/New_York', 'Asia/Kathmandu', 'Europe/Paris', 'Asia/Tokyo', 'UTC'];
  const moments = date({ min: new Date('1971-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  assert(
    property(moments, constantFrom(...zones), (moment, zone) => {
      const at = Math.floor(moment.getTime() / 1000) * 1000;
      const shown = formatDateTime(at, zone);
      const back = fromWallTime(Date.parse(`${shown.replace(' ', 'T')}Z`), zone);
      // An hour that a clock change repeats has two moments with the same wall-clock time.
      expect(formatDateTime(back, zone)).toBe(shown);
      expect(Math.abs(back - at)).toBeLessThanOrEqual(60 * 60_000);
    }),
  );
});

test.each([
  ['2026-01-15T12:00:00Z', 'America/Caracas', '2026-01-15T16:00:00Z'],
  ['2015-06-01T12:00:00Z', 'America/Caracas', '2015-06-01T16:30:00Z'],
  ['2026-07-01T00:30:00Z', 'Europe/Paris', '2026-06-30T22:30:00Z'],
  // Around clock changes.
  ['2026-03-29T04:00:00Z', 'Europe/Paris', '2026-03-29T02:00:00Z'],
  ['2026-10-25T01:00:00Z', 'Europe/Paris', '2026-10-24T23:00:00Z'],
])('[I18N-17x] the wall-clock time %s of %s is the moment %s', (wall, zone, at) => {
  expect(new Date(fromWallTime(Date.parse(wall), zone)).toISOString()).toBe(at.replace('Z', '.000Z'));
});
