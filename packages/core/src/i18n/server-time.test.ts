import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { compareServerTime, formatMoment, formatServerTime, readServerTime, serverDay } from './server-time.ts';

/** Milliseconds since 1970; null for none and for one that cannot be read. */
const at = (text: string, zone?: string): number | null => {
  const time = readServerTime(text, zone);
  return time.kind === 'known' ? time.at : null;
};

test('[I18N-17x] server dates without an offset are Caracas wall time', () => {
  expect(at('2026-01-01 00:00:00')).toBe(Date.parse('2026-01-01T04:00:00Z'));
  expect(at('2026-01-01')).toBe(Date.parse('2026-01-01T04:00:00Z'));
  expect(at('2026-01-01T00:00:00Z')).toBe(Date.parse('2026-01-01T00:00:00Z'));
  expect(at('2026-01-01 08:00:00+08:00')).toBe(Date.parse('2026-01-01T00:00:00Z'));
  expect(at('2026-07-01 00:00:00', 'America/New_York')).toBe(Date.parse('2026-07-01T04:00:00Z'));
  expect(at('2016-01-01 00:00:00')).toBe(Date.parse('2016-01-01T04:30:00Z'));
  for (const text of ['', 'soon', '2026-02-30', '2026-13-01', '2026-01-01 25:00', '2026']) {
    expect(at(text)).toBeNull();
  }
});

test('[I18N-17x] the day of a server date is the one that its wall time says, or that of its moment in Caracas', () => {
  const days = [
    '2026-01-01 23:59:59',
    ' 2026-01-01',
    '2026-01-01T03:59:59Z',
    '2026-01-01 08:00:00+08:00',
    '2026-02-30',
    '',
  ];
  expect(days.map((text) => serverDay(text))).toEqual([
    '2026-01-01',
    '2026-01-01',
    '2025-12-31',
    '2025-12-31',
    '–',
    '',
  ]);
});

test('[I18N-17x] [FLD-04] a server date is after a moment by the clock of Caracas, near and far, and asks no zone where none decides', () => {
  const moment = Date.parse('2026-01-01T04:00:00Z');
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const compare = (text: string, zone?: string) => compareServerTime(text, moment, zone);
  expect(
    ['2026-01-03', '2025-12-30 09:00:00', '2026-01-01T04:00:01Z', 'soon', ''].map((text) => compare(text)),
  ).toEqual(['after', 'not-after', 'after', 'unknown', 'unknown']);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
  expect(['2026-01-01 00:00:01', '2026-01-01 00:00:00', '2025-12-31 23:59:59'].map((text) => compare(text))).toEqual([
    'after',
    'not-after',
    'not-after',
  ]);
  expect(compare('2026-01-01 12:00:01', 'Asia/Shanghai')).toBe('after');
  expect(compare('2026-01-01 12:00:00', 'Asia/Shanghai')).toBe('not-after');
});

const two = (value: number): string => String(value).padStart(2, '0');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A moment as a wall clock shows it that is so many minutes before UTC. */
const wall = (ms: number, offset: number) => new Date(ms + offset * 60_000);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const clockOf = (date: Date): string => date.toISOString().slice(11, 19);
const signed = (offset: number, between: string): string => {
  const size = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${between}${two(size % 60)}`;
};

/** Formats that name the moment to the second, independent of the zone. */
const WRITINGS: readonly ((ms: number, offset: number, fraction: string) => string)[] = [
  (ms, offset, fraction) => `${dayOf(wall(ms, offset))}T${clockOf(wall(ms, offset))}${fraction}${signed(offset, ':')}`,
  (ms, offset, fraction) => `${dayOf(wall(ms, offset))} ${clockOf(wall(ms, offset))}${fraction}${signed(offset, ':')}`,
  (ms, offset, fraction) => `${dayOf(wall(ms, offset))} ${clockOf(wall(ms, offset))}${fraction}${signed(offset, '')}`,
  (ms, offset, fraction) => `${dayOf(wall(ms, offset))} ${clockOf(wall(ms, offset))}${fraction} ${signed(offset, '')}`,
  (ms, offset, fraction) => `${dayOf(wall(ms, offset))}t${clockOf(wall(ms, offset))}${fraction} ${signed(offset, ':')}`,
  (ms, offset) =>
    `${dayOf(wall(ms, offset)).replaceAll('-', '/')} ${clockOf(wall(ms, offset))} GMT${signed(offset, ':')}`,
  (ms, offset) => {
    const date = wall(ms, offset);
    return `${DAYS[date.getUTCDay()]}, ${two(date.getUTCDate())} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()} ${clockOf(date)} ${signed(offset, '')}`;
  },
  (ms, offset) =>
    `${wall(ms, offset).getUTCDate()} ${MONTHS[wall(ms, offset).getUTCMonth()]} ${wall(ms, offset).getUTCFullYear()} ${clockOf(wall(ms, offset))} ${signed(offset, '')}`,
  (ms, _, fraction) => `${dayOf(new Date(ms))}T${clockOf(new Date(ms))}${fraction}Z`,
  (ms, _, fraction) => `${dayOf(new Date(ms))} ${clockOf(new Date(ms))}${fraction} UTC`,
  (ms, _, fraction) => `${dayOf(new Date(ms))} ${clockOf(new Date(ms))}${fraction}+00`,
  (ms, _, fraction) => `${dayOf(new Date(ms))} ${clockOf(new Date(ms))}${fraction} +00`,
  (ms) => new Date(ms).toUTCString(),
  (ms) => `${dayOf(new Date(ms))} ${clockOf(new Date(ms))} GMT`,
  (ms) => String(ms / 1000),
  (ms) => `  ${ms / 1000}.000 `,
  (ms) => String(ms),
  (ms) => `${ms}000`,
  (ms) => `${ms}000000`,
  (ms) => formatServerTime({ kind: 'known', at: ms }),
  (ms) => formatServerTime({ kind: 'known', at: ms }).replace(' ', 'T'),
];

test('[FLD-04] a moment is the same one in every writing', () => {
  // From 2001 on, for seconds of nine digits are too few for one of them; offsets as zones have them.
  const moment = fc.integer({ min: 1_000_000_000, max: 4_100_000_000 }).map((seconds) => seconds * 1000);
  const offset = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15);
  const fraction = fc.oneof(
    fc.constant(''),
    fc
      .nat({ max: 999_999_999 })
      .chain((value) =>
        fc.integer({ min: 1, max: 9 }).map((size) => `.${String(value).padStart(9, '0').slice(0, size)}`),
      ),
  );
  fc.assert(
    fc.property(moment, offset, fraction, fc.constantFrom(...WRITINGS), (ms, minutes, part, write) => {
      const text = write(ms, minutes, part);
      const read = at(text) ?? Number.NaN;
      expect([text, Math.floor(read / 1000) * 1000]).toEqual([text, ms]);
      const written = text.includes(part) ? part.slice(1) : '';
      expect(read - ms).toBe(Number(written.padEnd(3, '0').slice(0, 3)));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['2026-11-25 10:00:00+00', '2026-11-25T10:00:00Z'],
  ['2026-11-25 10:00:00.123456+00', '2026-11-25T10:00:00.123Z'],
  ['2026-11-25 10:00:00 +0000', '2026-11-25T10:00:00Z'],
  ['2026-11-25 10:00:00 UTC', '2026-11-25T10:00:00Z'],
  ['2026-11-25T10:00:00+05:30', '2026-11-25T04:30:00Z'],
  ['2026-11-25 10:00 -0430', '2026-11-25T14:30:00Z'],
  ['2026-11-25 10:00:00 UTC+8', '2026-11-25T02:00:00Z'],
  ['2026-1-5 9:05', '2026-01-05T13:05:00Z'],
  ['2026/11/25', '2026-11-25T04:00:00Z'],
  ['Wednesday, 25-Nov-2026 10:00:00 GMT', '2026-11-25T10:00:00Z'],
  ['Wed, 25 Nov 2026 10:00:00 +0000', '2026-11-25T10:00:00Z'],
  ['1795600800', '2026-11-25T10:00:00Z'],
  ['1795600800.5', '2026-11-25T10:00:00.500Z'],
  ['1795600800123', '2026-11-25T10:00:00.123Z'],
])('[FLD-04] %s is %s', (text, iso) => {
  expect(at(text)).toBe(Date.parse(iso));
});

test.each(['', ' ', '0', 'null', '0000-00-00', '0000-00-00 00:00:00', '0001-01-01T00:00:00'])(
  '[FLD-04] %j is no time',
  (text) => {
    expect(readServerTime(text)).toEqual({ kind: 'none' });
    expect([formatServerTime(readServerTime(text)), serverDay(text)]).toEqual(['', '']);
  },
);

test.each([
  'soon',
  'tomorrow 10:00',
  '2026',
  '20261125',
  '2026-11',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-01-01 25:00',
  '2026-01-01 10:60',
  '2026-01-01 10',
  '2026-01-01 10:00:61',
  '2026-01-01T10:00:00+99',
  '2026-01-01T10:00:00+05:75',
  '2026-01-01T10:00:00Z+8',
  '2026-01-01T10:00:00 CET',
  '25/11/2026 10:00',
  '11-25-2026',
  '2026-11/25',
  '31 Feb 2026 10:00:00 GMT',
  '1 Foo 2026 10:00:00',
  '12345',
  '-1795600800',
  '1e10',
  '17956008001795600800',
  '{}',
  '2026-01-01 10:00:00.1234567890Z',
  'NaN',
])('[FLD-04] %s is unknown: neither past nor future, and shown so', (text) => {
  expect(readServerTime(text)).toEqual({ kind: 'unknown' });
  expect([formatServerTime(readServerTime(text)), serverDay(text)]).toEqual(['–', '–']);
  for (const moment of [0, 8.64e15]) expect(compareServerTime(text, moment)).toBe('unknown');
});

test('[FLD-04] no text is read as something that cannot be shown', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9TZ:. ]{1,30}$/), fc.stringMatching(/^\d{1,25}$/)),
      (text) => {
        const shown = formatServerTime(readServerTime(text));
        expect(shown).toMatch(/^(?:|–|\d{4,6}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})$/);
        expect(serverDay(text)).toMatch(/^(?:|–|\d{4,6}-\d{2}-\d{2})$/);
      },
    ),
    { numRuns: 3000 },
  );
});

test.each([
  ['2026-01-15 08:30:00', undefined, '2026-01-15 08:30:00 GMT-4'],
  ['2026-01-15T12:30:00Z', undefined, '2026-01-15 08:30:00 GMT-4'],
  ['2026-01-15T12:30:00+08:00', 'Asia/Kolkata', '2026-01-15 10:00:00 GMT+5:30'],
  ['2026-07-01T00:00:00Z', 'Europe/London', '2026-07-01 01:00:00 GMT+1'],
  ['2026-01-01T00:00:00Z', 'Europe/London', '2026-01-01 00:00:00 GMT'],
  ['', undefined, ''],
  ['soon', undefined, '–'],
])('[I18N-16] a time that is alone, %j in the zone %s, names its zone: %s', (text, zone, shown) => {
  expect(formatMoment(readServerTime(text, zone), zone)).toBe(shown);
});

test('[I18N-16] every known time that is alone is its wall time and then its zone', () => {
  const zones = ['America/New_York', 'Asia/Bangkok', 'Asia/Kathmandu', 'Europe/Paris', 'UTC'] as const;
  const moments = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2090, 0) });
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (at, zone) => {
      const time = { kind: 'known', at } as const;
      expect(formatMoment(time, zone)).toMatch(/^[-\d]{10} [:\d]{8} GMT(?:[+-]\d{1,2}(?::\d{2})?)?$/);
      expect(formatMoment(time, zone).startsWith(`${formatServerTime(time, zone)} GMT`)).toBe(true);
    }),
  );
});
