import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseResponse } from '../calls/endpoint.ts';
import { carouselPicture } from '../features/banners/banners.ts';
import { crashGames, gameLabel, gameList } from '../features/catalogue/catalogue.ts';
import { listOf, textMap } from './wire.ts';

const many = (count: number, one: object = {}) =>
  Array.from({ length: count }, (_, id) => ({ id: id + 1, gt_id: id + 1, ...one }));

test('[CAT-03] a catalogue of 10,000 games with names in eleven languages is read as a whole', () => {
  const names = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`l${index}`, `Game ${index}`]));
  const main = many(10_000, { game_name: names, label_ids: [1, 2, 3] });
  const parsed = parseResponse(gameLabel, { list: [], main });
  expect(parsed).toMatchObject({ ok: true, cut: 0 });
  expect(parsed.ok && parsed.data.main.length).toBe(10_000);
  expect(parsed.ok && parsed.data.main.at(-1)).toMatchObject({ game_id: '10000', label_ids: ['1', '2', '3'] });
});

test.each([
  ['games', crashGames, 20_000],
  ['halls', gameList, 1000],
  ['banners', carouselPicture, 1000],
] as const)('of an endless list of %s the first are read and the rest is counted', (_, call, most) => {
  const parsed = parseResponse<typeof call>(call, many(100_000));
  expect(parsed).toMatchObject({ ok: true, cut: 100_000 - most });
  expect(parsed.ok && parsed.data).toHaveLength(most);
});

test('games that come grouped by label are bounded as well', () => {
  const parsed = parseResponse(gameLabel, { list: [], main: { 1: many(100_000) } });
  expect(parsed.ok && [parsed.data.main.length, parsed.cut]).toEqual([20_000, 80_000]);
});

test('what comes after the bound is not even looked at', () => {
  let looks = 0;
  const item = z.pipe(
    z.transform((value) => {
      looks += 1;
      return value;
    }),
    z.number(),
  );
  const map = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index}`, index]));
  expect(z.parse(listOf(item, 3), [1, 2, 3, 4, 5])).toEqual([1, 2, 3]);
  expect(z.parse(listOf(item, 3), map)).toEqual([0, 1, 2]);
  expect(looks).toBe(6);
  const texts = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, 'x']));
  expect(Object.keys(z.parse(textMap, texts))).toHaveLength(1000);
});

test('lists inside of lists have one bound together, and the next reply starts anew', () => {
  const halls = many(1000, { gp_list: many(900, { gp_id: 'a' }) });
  const total = 1000 + 900_000;
  for (let round = 0; round < 2; round += 1) {
    const parsed = parseResponse(gameList, halls);
    expect(parsed).toMatchObject({ ok: true, cut: total - 500_000 });
  }
});
