import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FACETS, type FacetId } from '../../pages/facet-names.ts';
import { anyChoice, anyGame, rules, unknownGame } from './facets.fixtures.ts';
import type { FacetGame } from './facet-values.ts';
import { indexFacets, type FacetChoice } from './index-facets.ts';

const age = (day: string) => (Date.parse('2026-12-01') - Date.parse(day)) / 86_400_000;
const range = (value: number, [low, high]: readonly [number, number]) =>
  value < low ? `-${low}` : value < high ? `${low}-${high}` : `${high}-`;

/** What a game carries, written down a second time. */
const naive: Readonly<Record<FacetId, (game: FacetGame) => readonly (string | number)[]>> = {
  feature: (game) => game.features,
  hall: (game) => (game.hallId === null ? [] : [game.hallId]),
  jackpot: (game) => (game.jackpotId === null ? [] : [game.jackpotId]),
  label: (game) => game.labelIds,
  lines: (game) => (game.lines === null ? [] : [range(game.lines, [10, 243])]),
  new: (game) => [30, 90].filter((days) => game.releasedAt !== null && age(game.releasedAt) < days),
  provider: (game) => (game.providerId === '' ? [] : [game.providerId]),
  rtp: (game) => (game.rtp === null ? [] : [range(Number(game.rtp), [94, 96.5])]),
  stake: ({ lowestStake }) => [20, 100].filter((limit) => lowestStake !== null && lowestStake <= BigInt(limit)),
  theme: (game) => (game.theme === null ? [] : [game.theme]),
  volatility: (game) => (game.volatility === null ? [] : [game.volatility]),
};

const passes = (game: FacetGame, choice: FacetChoice, but?: FacetId) =>
  FACETS.every((facet) => {
    const wanted = choice[facet] ?? [];
    return facet === but || wanted.length === 0 || naive[facet](game).some((value) => wanted.includes(String(value)));
  });

test('[LOB-02] counts are those of a naive count, over 1,000 random catalogues and choices', () => {
  fc.assert(
    fc.property(fc.array(anyGame, { maxLength: 40 }), anyChoice, fc.boolean(), (games, choice, isHalf) => {
      const among = isHalf ? games.filter((_, at) => at % 2 === 0) : games;
      const index = indexFacets(games, rules);
      const { total, counts } = index.count(choice, isHalf ? among : undefined);
      const found = among.filter((game) => passes(game, choice));
      expect(total).toBe(found.length);
      expect(among.filter(index.passes(choice))).toEqual(found);
      for (const facet of FACETS) {
        const others = among.filter((game) => passes(game, choice, facet));
        const expected = new Map<string, number>();
        for (const value of others.flatMap((game) => naive[facet](game)))
          expected.set(String(value), (expected.get(String(value)) ?? 0) + 1);
        expect(new Map(counts[facet])).toEqual(expected);
        expect(index.has(facet)).toBe(games.some((game) => naive[facet](game).length > 0));
      }
    }),
    { numRuns: 1000 },
  );
});

test('[LOB-02] values of one facet are joined by or, facets by and; unknown is in no value', () => {
  const games = [
    { ...unknownGame, features: ['buy'], volatility: 4 },
    { ...unknownGame, features: ['megaways'], volatility: 4 },
    { ...unknownGame, features: ['buy', 'megaways'] },
    unknownGame,
  ];
  const { total, counts } = indexFacets(games, rules).count({ feature: ['buy', 'megaways'], volatility: ['4'] });
  expect(total).toBe(2);
  expect([...counts.feature]).toEqual([
    ['buy', 1],
    ['megaways', 1],
  ]);
  // The third game has no known volatility, but passes all other facets.
  expect([...counts.volatility]).toEqual([['4', 2]]);
  expect([...indexFacets([unknownGame], rules).count({}).counts.stake]).toEqual([]);
});

test('[LOB-05] 10,000 games are counted within a frame', () => {
  const games = fc.sample(anyGame, { numRuns: 1000, seed: 7 });
  const many = Array.from({ length: 10 }, () => games.map((game) => ({ ...game }))).flat();
  const index = indexFacets(many, rules);
  const choice = { feature: ['buy', 'spins'], volatility: ['4'], rtp: ['94-96.5'], stake: ['100'] };
  const times = Array.from({ length: 30 }, () => {
    const start = performance.now();
    index.count(choice);
    return performance.now() - start;
  });
  // A fraction of a millisecond where nothing else runs; other tests run beside this one.
  expect(Math.min(...times)).toBeLessThan(16);
});
