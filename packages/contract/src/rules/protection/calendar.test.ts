import { expect, test } from 'vitest';
import { durationEnd, isDuration, periodEnd, periodStart, type Duration } from './calendar.ts';
import { dayStarts, localText, zones } from './calendar.fixtures.ts';
import { PERIODS } from './limit-kinds.ts';

const moment = (text: string) => Date.parse(text);
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

test.each([
  // A Sunday in Berlin belongs to the week that began on Monday.
  ['day', 'Europe/Berlin', '2026-11-29T22:30:00Z', '2026-11-28T23:00:00.000Z', '2026-11-29T23:00:00.000Z'],
  ['week', 'Europe/Berlin', '2026-11-29T22:30:00Z', '2026-11-22T23:00:00.000Z', '2026-11-29T23:00:00.000Z'],
  ['month', 'Europe/Berlin', '2026-11-30T23:30:00Z', '2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  // Summer time begins on 29 March 2026 and ends on 25 October: days of 23 and 25 hours.
  ['day', 'Europe/London', '2026-03-29T12:00:00Z', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
  ['day', 'Europe/London', '2026-10-25T12:00:00Z', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
  // The clock skips midnight: the day begins at one.
  ['day', 'Africa/Cairo', '2026-04-24T12:00:00Z', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
  ['month', 'America/Toronto', '2028-02-29T12:00:00Z', '2028-02-01T05:00:00.000Z', '2028-03-01T05:00:00.000Z'],
] as const)('a %s in %s at %s (RG-13)', (period, zone, at, start, end) => {
  expect(iso(periodStart(period, moment(at), zone))).toBe(start);
  expect(iso(periodEnd(period, moment(at), zone))).toBe(end);
});

test.each<[Duration, string, string, string | null]>([
  ['24h', 'Europe/London', '2026-03-28T12:00:00Z', '2026-03-29T12:00:00.000Z'],
  ['1d', 'Europe/London', '2026-03-28T12:00:00Z', '2026-03-29T11:00:00.000Z'],
  ['1w', 'Europe/London', '2026-10-20T09:15:00.250Z', '2026-10-27T10:15:00.250Z'],
  ['6w', 'Europe/Stockholm', '2026-01-01T00:00:00Z', '2026-02-12T00:00:00.000Z'],
  ['1m', 'Europe/Berlin', '2026-01-31T11:00:00Z', '2026-02-28T11:00:00.000Z'],
  ['6m', 'Europe/London', '2026-08-31T10:00:00Z', '2027-02-28T11:00:00.000Z'],
  ['5y', 'America/Toronto', '2028-02-29T12:00:00Z', '2033-02-28T12:00:00.000Z'],
  // 02:30 is skipped, so it ends an hour later by the wall clock.
  ['1d', 'Europe/Berlin', '2026-03-28T01:30:00Z', '2026-03-29T01:30:00.000Z'],
  ['open', 'Europe/Stockholm', '2026-01-01T00:00:00Z', null],
  ['forever', 'Europe/Stockholm', '2026-01-01T00:00:00Z', null],
])('%s in %s from %s (RG-29, RG-30)', (duration, zone, at, end) => {
  expect(iso(durationEnd(duration, moment(at), zone))).toBe(end);
});

test.each(['0h', '24', '1.5d', '-1d', '1000d', 'h', '', 'ever', '1M'])('"%s" is no duration', (text) => {
  expect(isDuration(text)).toBe(false);
});
test.each(['24h', '1d', '999y', 'open', 'forever'])('"%s" is a duration', (text) => {
  expect(isDuration(text)).toBe(true);
});

test(
  'each hour of two years lies in its periods, as clocks of ten zones show them (RG-13)',
  { timeout: 60_000 },
  () => {
    const wrong: object[] = [];
    for (const zone of zones) {
      const days = dayStarts(zone);
      for (let index = 40; index < days.length - 40; index += 1) {
        const [start = 0, end = 0] = [days[index], days[index + 1]];
        const date = localText(start, zone).slice(0, 10);
        const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
        const monday = index - ((weekday + 6) % 7);
        const first = index - Number(date.slice(8)) + 1;
        let next = index;
        while (localText(days[next] ?? 0, zone).slice(0, 7) === date.slice(0, 7)) next += 1;
        const expected = {
          day: [start, end],
          week: [days[monday], days[monday + 7]],
          month: [days[first], days[next]],
        };
        for (const at of [start, start + 5_400_000, end - 1])
          for (const period of PERIODS) {
            const found = [periodStart(period, at, zone), periodEnd(period, at, zone)];
            if (found.join() !== expected[period].join())
              wrong.push({ zone, period, at: iso(at), found: found.map(iso) });
          }
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  },
);
