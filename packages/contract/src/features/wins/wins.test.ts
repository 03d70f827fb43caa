import { expect, test } from 'vitest';
import { parseEvent } from '../../calls/channel.ts';
import { parseResponse } from '../../calls/endpoint.ts';
import { siteConfigSchema } from '../../config/site-config.schema.ts';
import { currencyRow } from '../../money/currency.ts';
import { PROFILES } from '../../rules/protection/protection.ts';
import { jackpots, jackpotsChannel } from '../jackpots/jackpots.ts';
import { wins, winsChannel } from './wins.ts';

const read = (call: typeof wins | typeof jackpots, data: unknown) => {
  const result = parseResponse(call, data);
  return result.ok ? result.data.list : result.problem;
};
const win = (more: object = {}) => ({ id: 1, amount: '100', at: '2026-01-15T12:00:00Z', kind: 'win', ...more });

test('[WIN-03] [CON-01] lists are bounded, and entries without an id or an amount are left out', () => {
  const many = Array.from({ length: 10_000 }, (_, id) => ({ ...win(), id: id + 1, name: 'Pot' }));
  expect([wins, jackpots].map((call) => read(call, { list: many })?.length)).toEqual([50, 50]);
  const hostile = [
    null,
    'x',
    win({ id: null }),
    win({ amount: '1.5' }),
    win({ amount: -1 }),
    win({ amount: '1e9' }),
    win(),
  ];
  expect(read(wins, { list: hostile })).toHaveLength(1);
  expect([read(wins, null), read(wins, []), read(jackpots, {})]).toEqual([[], [], []]);
});

test('[WIN-01] a value outside of its list is the plain one, and a game that cannot be read is none', () => {
  const odd = win({ kind: 'gift', game: 7, name: {}, multiplier: '-3', currency: null });
  expect(read(wins, { list: [odd] })).toMatchObject([
    { kind: 'win', game: null, name: null, multiplier: null, currency: '' },
  ]);
});

test('[ENG-06] events are read in the currency of their channel, and what cannot be read is none', () => {
  const usd = currencyRow([], 'USD');
  expect(parseEvent(winsChannel, 'win', win({ version: 4 }), usd)).toMatchObject({
    amount: { units: 100n, currency: usd },
    version: 4,
  });
  expect(parseEvent(jackpotsChannel, 'jackpot.changed', { id: 'a', amount: '5', version: '7' }, usd)).toEqual({
    id: 'a',
    amount: { units: 5n, currency: usd },
    version: 7,
  });
  for (const payload of [null, [], 'x', { id: 'a' }, { id: 'a', amount: 'much' }, { amount: '5' }])
    expect(parseEvent(jackpotsChannel, 'jackpot.changed', payload, usd)).toBeNull();
});

test('[ENG-01] an unknown key of wins stops the build with its path', () => {
  const issues = (more: object) =>
    siteConfigSchema.safeParse({ ...more }).error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`) ?? [];
  expect(issues({ wins: { lest: {} } })).toContain('wins unrecognized_keys');
  expect(issues({ wins: { least: { USD: '1.50' } } }).some((issue) => issue.startsWith('wins.least'))).toBe(true);
  expect(issues({ jackpot: true })).toContain(' unrecognized_keys');
  expect(issues({ wins: {}, jackpots: true }).filter((issue) => /wins|jackpots/.test(issue))).toEqual([]);
});

test('[WIN-01] [WIN-05] the profiles of gb, de and se refuse the feed and what urges', () => {
  const refusing = (name: 'winsFeed' | 'urgency') =>
    Object.entries(PROFILES).flatMap(([id, values]) => (name in values ? [id] : []));
  expect([refusing('winsFeed'), refusing('urgency')]).toEqual([
    ['gb', 'de', 'se'],
    ['gb', 'de', 'se'],
  ]);
});
