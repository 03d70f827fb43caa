import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { parseSearch, pickSearch, readSearch, stringifySearch } from './search.ts';

const readListSearch = readSearch(['gt_id', 'gp_id', 'house', 'isCrashGame', 'filter', 'label', 'q', 'sort']);
const listOf = pickSearch(['gt_id', 'gp_id', 'house', 'isCrashGame']);

test('[CAT-12] an address of a game list holds all that rebuilds it', () => {
  const address = paths.slotGame({ gtId: 2, gpId: 'GPR8', house: '1' });
  expect(address).toBe('/slotgame?gt_id=2&gp_id=GPR8&house=1');
  expect(readListSearch(parseSearch(address.slice('/slotgame'.length)))).toMatchObject({
    gt_id: 2,
    gp_id: 'GPR8',
    house: '1',
  });
});

test('[CAT-12] [CAT-14] the crash menu belongs to a hall; how a list is looked at names no other list', () => {
  expect(paths.slotGame({ gtId: 2, gpId: '', house: '', isCrashGame: true })).toBe('/slotgame?gt_id=2&isCrashGame=1');
  expect([paths.games(), paths.games(6)]).toEqual(['/games', '/games?gt_id=6']);
  const search = readListSearch(
    parseSearch('?gt_id=2&gp_id=A&house=h&filter=last_play&label=1&q=x&sort=name&invite=I'),
  );
  expect(search).toMatchObject({ filter: 'last_play', label: '1', q: 'x', sort: 'name' });
  expect(listOf(search)).toEqual({ gt_id: 2, gp_id: 'A', house: 'h', isCrashGame: undefined });
});

test('drops whatever does not fit instead of failing', () => {
  for (const hostile of [
    '?gt_id=1',
    '?gt_id=abc',
    '?gt_id=2.5',
    '?gt_id=',
    '?gt_id=10',
    '?gt_id=99999999999999999999',
    '?filter=drop',
    '?sort=price',
    '?isCrashGame=no',
    `?q=${'x'.repeat(5000)}`,
  ]) {
    expect(Object.values(readListSearch(parseSearch(hostile))).filter((value) => value !== undefined)).toEqual([]);
  }
});

test('keeps parameters that belong to others, such as referrals', () => {
  expect(readListSearch(parseSearch('?gt_id=2&invite=ABC'))).toMatchObject({ gt_id: 2, invite: 'ABC' });
});

test('writes plain text queries and leaves empty values out', () => {
  expect(stringifySearch({ gt_id: 2, q: '', label: undefined, filter: 'my_favorite' })).toBe(
    '?gt_id=2&filter=my_favorite',
  );
  expect(stringifySearch({})).toBe('');
});
