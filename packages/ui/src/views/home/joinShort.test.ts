import { expect, test } from 'vitest';
import { hallsFixture, gamesFixture } from '../../slots/models.fixtures.ts';
import type { HallShelf } from './contract.ts';
import { joinShort } from './joinShort.ts';

const halls = hallsFixture();
const shelvesOf = (...sizes: readonly number[]): HallShelf[] =>
  sizes.flatMap((size, at) => {
    const hall = halls[at];
    return hall ? [{ hall, games: { state: 'ready', items: gamesFixture(size, { hall: hall.key }) } }] : [];
  });
const sizesOf = (shelves: readonly HallShelf[]): number[] => shelves.map(({ games }) => games.items.length);

test('[LOOK-05] shelves that are shorter than a row are joined, in the order of their halls', () => {
  const { shelves, more } = joinShort(shelvesOf(12, 2, 6, 5, 0), 6);
  expect(sizesOf(shelves)).toEqual([12, 6, 0]);
  expect(more?.halls.map(({ key }) => key)).toEqual(['live', 'lottery']);
  expect(more?.games.items.map(({ id }) => id)).toEqual([
    ...[1, 2].map((at) => `live-${at}`),
    ...[1, 2, 3, 4, 5].map((at) => `lottery-${at}`),
  ]);
});

test('[LOOK-05] what fills no row together is left out, unless it is all there is', () => {
  const sizes = (...given: readonly number[]) => {
    const { shelves, more } = joinShort(shelvesOf(...given), 6);
    return [sizesOf(shelves), more];
  };
  expect(sizes(6, 1, 2)).toEqual([[6], null]);
  expect(sizes(2, 1, 0)).toEqual([[2, 1, 0], null]);
});

test('[LOOK-05] a shelf that still loads is not short', () => {
  const waiting = shelvesOf(0, 0).map((shelf): HallShelf => ({ ...shelf, games: { state: 'loading', items: [] } }));
  expect(joinShort(waiting, 6)).toEqual({ shelves: waiting, more: null });
});
