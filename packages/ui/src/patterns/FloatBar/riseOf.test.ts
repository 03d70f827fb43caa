import { expect, test } from 'vitest';
import { riseOf, type Middle } from './riseOf.ts';

/** A float of 44 px above the tab bar of a phone. */
const float = { left: 352, top: 711, right: 396, bottom: 755 };

test.each<[string, readonly Middle[], number]>([
  ['nothing is there', [], 0],
  ['a button is beside it', [[326, 733]], 0],
  ['a heart is under it', [[374, 729]], 50],
  ['a game is under it, but not its middle', [[336, 660]], 0],
  [
    'another button is in the way of the shortest rise',
    [
      [374, 729],
      [374, 672],
    ],
    107,
  ],
  ['the nearest free place is too far', Array.from({ length: 12 }, (_, row): Middle => [374, 245 + row * 44]), 0],
])('[DES-04][SITE-10] a float rises to the next place where it covers no control: %s', (_what, controls, rise) => {
  expect(riseOf([float], controls)).toBe(rise);
});

test('[DES-04][SITE-10] floats of one end rise together', () => {
  expect(riseOf([float, { left: 300, top: 667, right: 344, bottom: 755 }], [[322, 702]])).toBe(77);
});
