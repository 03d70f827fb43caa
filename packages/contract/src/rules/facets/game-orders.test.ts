import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyGame, unknownGame } from './facets.fixtures.ts';
import { GAME_ORDERS, offeredOrders, orderGames } from './game-orders.ts';

const games = [
  { ...unknownGame, name: 'Éclair 10' },
  { ...unknownGame, name: 'a', popularity: 3, releasedAt: '2026-01-02', rtp: '96.5', lowestStake: 100n },
  { ...unknownGame, name: '' },
  { ...unknownGame, name: 'Éclair 9', popularity: 30, releasedAt: '2025-12-31', rtp: '9.9', lowestStake: 20n },
  { ...unknownGame, name: 'b', popularity: 3, releasedAt: '2026-01-02', rtp: '96.50', lowestStake: 100n },
];
const nameOf = ({ name }: { readonly name: string }) => name;
const rules = { nameOf, locale: 'en_US' };

test.each([
  ['platform', ['Éclair 10', 'a', '', 'Éclair 9', 'b']],
  ['popular', ['Éclair 9', 'a', 'b', 'Éclair 10', '']],
  ['newest', ['a', 'b', 'Éclair 9', 'Éclair 10', '']],
  ['name', ['a', 'b', 'Éclair 9', 'Éclair 10', '']],
  ['rtp', ['a', 'b', 'Éclair 9', 'Éclair 10', '']],
  ['stake', ['Éclair 9', 'a', 'b', 'Éclair 10', '']],
] as const)('[LOB-04] by %s equal games keep their order, and unknown ones come last as received', (order, names) => {
  expect(orderGames(games, order, rules).map(nameOf)).toEqual(names);
});

test('[LOB-04] an order for which no game has a value is not offered', () => {
  expect(offeredOrders(games, rules)).toEqual(['platform', 'popular', 'newest', 'name', 'rtp', 'stake']);
  expect(offeredOrders([{ ...unknownGame, name: ' ', rtp: '96' }], rules)).toEqual(['platform', 'rtp']);
  expect(offeredOrders([], rules)).toEqual(['platform']);
});

test('[LOB-04] an order loses no game and changes no list that it is given', () => {
  fc.assert(
    fc.property(fc.array(anyGame), fc.constantFrom(...GAME_ORDERS), (list, order) => {
      const before = [...list];
      const found = orderGames(list, order, { nameOf: ({ providerId }) => providerId, locale: 'en_US' });
      expect(list).toEqual(before);
      expect(new Set(found)).toEqual(new Set(list));
      expect(found).toHaveLength(list.length);
    }),
  );
});
