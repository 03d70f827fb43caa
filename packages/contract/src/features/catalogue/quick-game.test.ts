import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { currencyRow } from '../../money/currency.ts';
import { readWith } from '../../wire/read-context.ts';
import { listOf } from '../../wire/wire.ts';
import { gameLabel, gameSchema, writtenGame } from './catalogue.ts';
import { readGame } from './quick-game.ts';

const inList = (schema: z.ZodMiniType, games: readonly unknown[]) => {
  const { result, context } = readWith(listOf(schema, 20_000), games);
  return { data: result.data, cut: context.cut, misread: context.misread };
};

const anything = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', ' 7 ', '1', 'true', 'hot', 'new', '0x1', '1e3'),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant({})), { maxLength: 4 }),
  fc.dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), fc.oneof(fc.string(), fc.integer()), { maxKeys: 4 }),
);
const fields = [
  'id',
  'game_id',
  'game_name',
  'game_code',
  'game_type',
  'gp_id',
  'gt_id',
  'house',
  'game_icon',
  'pictures',
  'tag',
  'label_ids',
  'member_favorite',
  'is_favorite',
  'demo',
  'features',
  'theme',
  'volatility',
  'rtp',
  'min_stake',
  'max_stake',
  'lines',
  'jackpot_id',
  'released_at',
  'popularity',
  'unknown',
];
const games = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record(Object.fromEntries(fields.map((name) => [name, anything])), { requiredKeys: [] }),
    },
    { weight: 1, arbitrary: anything },
  ),
  { maxLength: 5 },
);

test('[CAT-03] [CAT-04] [CAT-15x] a game read quickly is what its schema gives, whatever the platform wrote', () => {
  fc.assert(
    fc.property(games, (list) => {
      expect(inList(gameSchema, list)).toStrictEqual(inList(writtenGame, list));
    }),
    { numRuns: 300 },
  );
});

const USD = currencyRow([], 'USD');
/** A game as a platform of the proposal writes it. */
const known = {
  game_id: 7,
  game_name: 'Tiger',
  features: ['megaways', 8],
  theme: 'asia',
  volatility: 4,
  rtp: '96.040',
  min_stake: '20',
  max_stake: 10_000,
  lines: '243',
  jackpot_id: 'grand',
  released_at: '2026-11-25',
  popularity: 0,
};
const traits = Object.keys(known).filter((name) => !name.startsWith('game_'));

test('[LOB-01] the fields of a game by which it is found are read as they are meant', () => {
  const { data } = readWith(gameSchema, known, USD).result;
  expect(data).toMatchObject({
    features: ['megaways', '8'],
    theme: 'asia',
    volatility: 4,
    rtp: '96.04',
    min_stake: { units: 20n, currency: USD },
    max_stake: { units: 10_000n, currency: USD },
    lines: 243,
    jackpot_id: 'grand',
    released_at: '2026-11-25',
    popularity: 0,
  });
  const bare = {
    features: [],
    theme: null,
    volatility: null,
    rtp: null,
    min_stake: null,
    max_stake: null,
    lines: null,
  };
  expect(gameSchema.parse({ game_id: 7 })).toMatchObject({
    ...bare,
    jackpot_id: null,
    released_at: null,
    popularity: null,
  });
});

test.each([
  ['volatility', [0, 6, 2.5, -1, 'high', Number.NaN]],
  ['rtp', [0, -96, '100.01', '9e1', '96,04', Infinity, '96.000000001']],
  ['min_stake', [0, -20, '0.20', '020', 1e21, '9'.repeat(19), null]],
  ['lines', [0, -5, 1.5, '1e400']],
  ['released_at', ['2026-02-30', '2026-13-01', '25.11.2026', 20_261_125, '2026-11-25x', '']],
  ['popularity', [-1, 0.5, 2 ** 53, 'much']],
  ['features', [7, 'megaways', false]],
  ['theme', [{}, [], ' ']],
])('[LOB-01] a %s that means nothing is unknown, and the game stays', (name, values) => {
  for (const value of values) {
    const [game] = inList(gameSchema, [{ ...known, [name]: value }]).data as Record<string, unknown>[];
    expect(game).toMatchObject({ game_id: '7', [name]: name === 'features' ? [] : null });
  }
});

test('[LOB-01] of 10,000 games with wrong fields none is lost, and both readers give the same', () => {
  const wrong = fc.oneof(
    anything,
    fc.constantFrom(-1, Number.NaN, Infinity, 1e308, 2 ** 53, '-1', '9'.repeat(400), '2026-02-30', {}, []),
  );
  const mutated = fc
    .subarray(traits, { minLength: 1 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, wrong]))))
    .map((changed): Record<string, unknown> => ({ ...known, ...changed }));
  fc.assert(
    fc.property(fc.array(mutated, { minLength: 100, maxLength: 100 }), (list) => {
      const quick = inList(gameSchema, list);
      expect(quick).toStrictEqual(inList(writtenGame, list));
      expect(quick.data).toHaveLength(100);
    }),
    { numRuns: 100 },
  );
});

const pictures = {
  square: '/a.webp',
  portrait: 'https://cdn.example.com/b.webp',
  wide: '/c.webp',
};

test('[LOOK-04] a game has the pictures that can be read, by their shape', () => {
  const read = (value: unknown) => gameSchema.parse({ game_id: 7, pictures: value }).pictures;
  expect(read(pictures)).toEqual(pictures);
  expect(read({ wide: '/c.webp', tall: '/d.webp', square: '' })).toEqual({ wide: '/c.webp' });
  expect(read({ portrait: 7 })).toEqual({ portrait: '7' });
});

test.each([undefined, null, {}, [], ['/a.webp'], '/a.webp', 7, true, { square: '' }, { tall: '/d.webp' }])(
  '[LOOK-04] pictures written as %j are absent, and the game stays',
  (value) => {
    const [game] = inList(gameSchema, [{ ...known, game_icon: '/i.webp', pictures: value }]).data as unknown[];
    expect(game).toMatchObject({ game_id: '7', game_icon: '/i.webp', pictures: null });
  },
);

test('[LOOK-04] hostile pictures cost no game, and both readers give the same', () => {
  const address = fc.oneof(
    anything,
    fc.webUrl(),
    fc.constantFrom('/a.webp', 'javascript:alert(1)', {}, [], Number.NaN),
  );
  const hostile = fc.oneof(
    anything,
    fc.record({ square: address, portrait: address, wide: address, tall: address }, { requiredKeys: [] }),
    fc.constant(JSON.parse('{"__proto__":{"square":"/a.webp"},"wide":{"toString":"x"}}')),
    fc.array(address, { maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 20, maxLength: 20 }), (list) => {
      const games = list.map((value) => ({ ...known, pictures: value }));
      const quick = inList(gameSchema, games);
      expect(quick).toStrictEqual(inList(writtenGame, games));
      expect(quick.data).toHaveLength(20);
    }),
    { numRuns: 200 },
  );
});

test('[CAT-29x] usual games need no schema, unusual ones do', () => {
  const usual = { id: 7, game_name: { zh_CN: '虎', en_US: 'Tiger' }, label_ids: ['a'], demo: true };
  const { context } = readWith(gameSchema, usual);
  expect(readGame(usual, context)).toMatchObject({
    game_id: '7',
    game_name: { zh_CN: '虎' },
    label_ids: ['a'],
    demo: true,
  });
  for (const odd of [null, [], 'x', {}, { id: ' ' }, { id: 1, label_ids: { 3: 'a' } }, { id: 1, game_name: ['x'] }]) {
    expect(readGame(odd, context)).toBeNull();
  }
});

test('[CAT-29x] games of a provider are read quickly and still one by one', () => {
  const main = [{ id: 1 }, { game_name: 'no id' }, { id: 2, tag: 'cold' }];
  expect(gameLabel.response.parse({ list: [], main }).main).toMatchObject([
    { game_id: '1' },
    { game_id: '2', tag: null },
  ]);
});
