import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FACETS } from '../../pages/facet-names.ts';
import { pageSearch } from '../../pages/page-search.ts';
import { anyChoice, rules as facetRules } from './facets.fixtures.ts';
import { GAME_ORDERS } from './game-orders.ts';
import {
  canonicalSearch,
  readLobbyAddress,
  toggled,
  writeLobbyAddress,
  type LobbyAddress,
  type LobbyRules,
} from './lobby-address.ts';

const rules: LobbyRules = { facets: FACETS, ranges: facetRules.ranges };
const canonical = (search: string) => canonicalSearch(search, rules);

const anyAddress: fc.Arbitrary<LobbyAddress> = fc.record({
  choice: anyChoice,
  text: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').trim()),
  order: fc.constantFrom(...GAME_ORDERS),
  page: fc.integer({ min: 1, max: 999 }),
});

test('[LOB-03] what is written is read again', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const search = writeLobbyAddress(address, new URLSearchParams('lang=en_US&q=old&new=30'), rules);
      expect(readLobbyAddress(new URLSearchParams(search), rules)).toEqual(address);
      expect(new URLSearchParams(search).get('lang')).toBe('en_US');
      expect(canonical(search)).toBe(search);
    }),
    { numRuns: 300 },
  );
});

test('[LOB-03] whatever a query holds, it is put right in one step, with at most twelve values', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc
      .array(fc.constantFrom('buy', ' buy', '', '4', '9', '%2C', ',', '-94', '94-', '\0', '\ud800', 'x'.repeat(65)), {
        maxLength: 20,
      })
      .map((some) => some.join(',')),
  );
  const name = fc.oneof(
    fc.constantFrom(...FACETS, 'q', 'sort', 'page', 'gt_id', 'gp_id', 'lang', '__proto__'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (pairs) => {
      const once = canonical(new URLSearchParams(pairs).toString());
      expect(canonical(once)).toBe(once);
      const { choice, page } = readLobbyAddress(new URLSearchParams(once), rules);
      const values = Object.values(choice).flat();
      expect(values.length).toBeLessThanOrEqual(12);
      expect(values.every((one) => one.length > 0 && one.length <= 64)).toBe(true);
      expect(page).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['?volatility=5,4,4&feature=megaways,buy', '?feature=buy,megaways&volatility=4,5'],
  ['?volatility=9,4&new=7&rtp=1-2&lines=&stake=20,21', '?stake=20&volatility=4'],
  ['?hall=3&provider=GPA', '?gt_id=3&gp_id=GPA'],
  ['?gt_id=3&hall=2&gp_id=GPA&provider=GPB', '?hall=2,3&provider=GPA,GPB'],
  ['?gt_id=77&gp_id=', ''],
  ['?sort=platform&page=1&q=%20', ''],
  ['?page=2&sort=rtp&q=tiger', '?q=tiger&sort=rtp&page=2'],
  ['?page=2.5&sort=fastest', ''],
  ['?page=1000', ''],
  [`?q=${'x'.repeat(101)}`, ''],
  ['?lang=de_DE&utm_source=a%2Cb&feature=%00', '?lang=de_DE&utm_source=a,b'],
  ['?feature=a%252Cb,c', '?feature=a%252Cb,c'],
  [`?feature=${'abcdefghijklmno'.split('').join(',')}&theme=z`, '?feature=a,b,c,d,e,f,g,h,i,j,k,l'],
])('[LOB-03] %s becomes %s', (given, wanted) => {
  expect(canonical(given)).toBe(wanted);
});

test('[LOB-03] parameters of a facet that the list has not belong to somebody else', () => {
  const list = { facets: ['volatility'] as const, ranges: {} };
  expect(canonicalSearch('?gt_id=2&gp_id=GPA&feature=buy&volatility=6', list)).toBe('?gt_id=2&gp_id=GPA&feature=buy');
});

test('[LOB-03] [LOB-11] lists read every parameter that is written', () => {
  const everything = {
    choice: Object.fromEntries(FACETS.map((facet) => [facet, ['4', '5']])),
    text: 'a',
    order: 'rtp',
    page: 2,
  } as const;
  const written = new URLSearchParams(writeLobbyAddress(everything, new URLSearchParams(), rules));
  const read = new Set(pageSearch('/games').names);
  expect([...written.keys()].filter((name) => !read.has(name))).toEqual([]);
});

test('[LOB-02] [LOB-03] a press adds a value or takes it away, up to twelve', () => {
  const one = toggled({}, 'feature', 'wild');
  const two = toggled(one, 'feature', 'buy');
  expect([one, two, toggled(two, 'feature', 'wild')]).toEqual([
    { feature: ['wild'] },
    { feature: ['buy', 'wild'] },
    { feature: ['buy'] },
  ]);
  expect(toggled(one, 'feature', 'wild')).toEqual({});
  const full = { feature: 'abcdefghijkl'.split('') };
  expect(toggled(full, 'theme', 'asia')).toBe(full);
  expect(toggled(full, 'feature', 'a').feature).toHaveLength(11);
});
