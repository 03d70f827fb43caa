import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
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
  'tag',
  'label_ids',
  'member_favorite',
  'is_favorite',
  'demo',
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
