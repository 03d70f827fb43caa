import { expect, test } from 'vitest';
import { compare, differenceCells, unmatched } from './compare.ts';
import { atLeast, atMost, fact, kilobytes, ms } from './report.ts';

const tbt = (rounds: number[]) => atMost('home', 'TBT', rounds, 120, ms);
const frames = (rounds: number[]) => atLeast('list', 'frames', rounds, 0.9, ms);
const verdict = (before: Parameters<typeof compare>[0], now: Parameters<typeof compare>[1]) =>
  compare(before, now).map((difference) => difference.verdict);

test('a figure is better or worse when no round of one run lies among those of the other', () => {
  expect(verdict([tbt([140, 141, 150])], [tbt([118, 119, 130])])).toEqual(['better']);
  expect(verdict([tbt([140, 141, 150])], [tbt([151, 160, 170])])).toEqual(['worse']);
  expect(verdict([frames([0.8, 0.87, 0.88])], [frames([0.89, 0.9, 0.95])])).toEqual(['better']);
  expect(verdict([frames([0.9, 0.91, 0.92])], [frames([0.7, 0.8, 0.85])])).toEqual(['worse']);
});

test('rounds that overlap, and a figure that was taken once, say nothing', () => {
  expect(verdict([tbt([140, 141, 150])], [tbt([118, 119, 140])])).toEqual(['unclear']);
  expect(verdict([atMost('home', 'TBT', 141, 120, ms)], [tbt([118, 119, 130])])).toEqual(['unclear']);
  expect(verdict([tbt([140, 141, 150])], [tbt([10, 141, 400])])).toEqual(['same']);
});

test('a figure that the same build always gives needs no rounds', () => {
  const size = (bytes: number) => atMost('size', 'JS', bytes, 143_500, kilobytes, { exact: true });
  expect(verdict([size(143_100)], [size(143_000)])).toEqual(['better']);
  expect(verdict([size(143_000)], [size(143_100)])).toEqual(['worse']);
});

test('the change is shown with the spread of the rounds that scattered more', () => {
  const [difference] = compare([tbt([90, 100, 110])], [tbt([79, 80, 81])]);
  expect(difference).toMatchObject({ before: 100, now: 80, verdict: 'better' });
  expect(difference?.change).toBeCloseTo(-0.2);
  expect(difference?.spread).toBeCloseTo(0.1);
  expect(differenceCells(compare([tbt([90, 100, 110])], [tbt([79, 80, 81])]))[1]).toEqual([
    'home',
    'TBT',
    '100 ms',
    '80 ms',
    '-20.0 %',
    '\u00b110.0 %',
    'better',
    '<= 120 ms met',
  ]);
});

test('what only one run has, and what has no budget, is left out', () => {
  expect(compare([], [tbt([1, 2, 3])])).toEqual([]);
  const heap = fact('home', 'JS heap', '2 kB', undefined, { value: 2 });
  expect(compare([heap], [heap])).toEqual([]);
});

test('figures have their units however large they are, and a budget that was crossed is named', () => {
  const scripts = (bytes: number) => atMost('home', 'scripts', bytes, 180_000, kilobytes);
  const [, cells] = differenceCells(compare([scripts(236_100)], [scripts(171_400)]));
  expect(cells?.slice(2, 4)).toEqual(['236.1 kB', '171.4 kB']);
  expect(cells?.at(-1)).toBe('<= 180.0 kB met now');
});

test('figures that one run lacks are named', () => {
  expect(unmatched([tbt([1])], [frames([1]), fact('home', 'heap', '2 kB')])).toEqual([
    'home: TBT (before only)',
    'list: frames (now only)',
  ]);
});
