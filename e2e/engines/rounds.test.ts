import { expect, test } from 'vitest';
import { drawnRound, rounds } from './rounds.ts';

const all = rounds(['firefox', 'webkit'], ['desktop', 'phone']);

test('[BRW-03] a release walks both engines in both shapes, never the same shape side by side', () => {
  expect(all).toEqual([
    [
      { engine: 'firefox', shape: 'desktop' },
      { engine: 'webkit', shape: 'phone' },
    ],
    [
      { engine: 'firefox', shape: 'phone' },
      { engine: 'webkit', shape: 'desktop' },
    ],
  ]);
});

test('[BRW-03] a commit draws one round of both engines, always the same, and others draw the other', () => {
  const hash = (at: number) => `${at.toString(16).padStart(8, '0')}c0ffee${at.toString(16).padStart(6, '0')}`;
  const drawn = Array.from({ length: 40 }, (_, at) => drawnRound(all, hash(at)));
  expect(drawn).toEqual(Array.from({ length: 40 }, (_, at) => drawnRound(all, hash(at))));
  for (const round of all) expect(drawn.filter((one) => one === round).length).toBeGreaterThan(10);
});

test('engines that share a shape, and more than two of them, are walked two at a time', () => {
  const sizes = (...asked: Parameters<typeof rounds>) => rounds(...asked).map((round) => round.length);
  expect(sizes(['firefox', 'webkit'], ['phone'])).toEqual([2]);
  expect(sizes(['webkit'], ['desktop', 'phone'])).toEqual([1, 1]);
  expect(sizes(['firefox', 'webkit', 'chromium'], ['desktop', 'phone'])).toEqual([2, 1, 2, 1]);
});
