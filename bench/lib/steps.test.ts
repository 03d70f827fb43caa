import { expect, test } from 'vitest';
import { figureText, readBuilds, roundOrder, stepsTable } from './steps.ts';

const show = (value: number) => `${value} ms`;

test('builds are named with the folder of their site or of its output', () => {
  expect(readBuilds('before=/a/sites/1001, gate=/b/sites/1001/dist')).toEqual([
    { name: 'before', folder: '/a/sites/1001' },
    { name: 'gate', folder: '/b/sites/1001' },
  ]);
  for (const wrong of ['', '/a/sites/1001', '=/a', 'before=']) expect(() => readBuilds(wrong)).toThrow('--builds');
  expect(() => readBuilds('a=/x,a=/y')).toThrow('Two builds are named a.');
});

test('each round begins with another build', () => {
  expect([0, 1, 2, 3].map((round) => roundOrder(['a', 'b', 'c'], round).join(''))).toEqual([
    'abc',
    'bca',
    'cab',
    'abc',
  ]);
});

test('a figure has its median, its spread and its quotient to the first build, round by round', () => {
  const first = [100, 200, 400];
  expect(figureText({ what: 'TBT', samples: first, show }, first)).toBe('200 ms ±75 %');
  // The middle of 0.5, 0.5 and 1, each to the same round of the first build.
  expect(figureText({ what: 'TBT', samples: [50, 100, 400], show }, first)).toBe('100 ms ±175 % (0.50 x)');
  expect(figureText({ what: 'TBT', samples: [80], show }, [100])).toBe('80 ms (0.80 x)');
});

test('the table has a line for each build', () => {
  const figures = (value: number) => [{ what: 'TBT', samples: [value], show }];
  expect(
    stepsTable([
      { name: 'before', figures: figures(200) },
      { name: 'gate', figures: figures(100) },
    ]),
  ).toBe('| build | TBT |\n| --- | --- |\n| before | 200 ms |\n| gate | 100 ms (0.50 x) |');
});
