import { expect, test } from 'vitest';
import { shakenBy, shakingOf, shuffled } from './shaking.ts';

test('[DX-03] a shaken run has six tests share a processor and delays answers by up to 400 ms; any other run does neither', () => {
  expect(shakingOf(shakenBy(17), 2)).toEqual({ seed: 17, workers: 12, patience: 6 });
  expect(shakenBy(17).HOUSEFRONT_JITTER).toBe('400');
  expect(shakingOf({})).toBeUndefined();
  expect(shakingOf({ HOUSEFRONT_SHAKEN: '' })).toBeUndefined();
});

test('[DX-03] names are shuffled by the seed and all kept', () => {
  const names = Array.from({ length: 40 }, (_, at) => `file ${at}`);
  const [one, same, other] = [7, 7, 8].map((seed) => shuffled(names, seed));
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
  expect(one).not.toEqual(names);
  expect(one?.toSorted()).toEqual(names.toSorted());
  expect(shuffled([], 1)).toEqual([]);
});
