import { expect, test } from 'vitest';
import { emptyRows, withoutVerdict } from './effort.ts';
import { atMost, fact, ms } from './report.ts';

test('a smallest run judges nothing', () => {
  const [row] = withoutVerdict([atMost('home', 'TBT', 70, 60, ms)]);
  expect(row).toMatchObject({ what: 'TBT', measured: '70 ms', budget: '', met: null });
});

test('a part without rows, or with a figure that is no number, has not been measured', () => {
  expect(emptyRows('home', [])).toEqual(['home gave no rows']);
  expect(emptyRows('home', [fact('home', 'TBT', '70 ms'), atMost('home', 'CLS', 0, 0.02, String)])).toEqual([]);
  const rows = [atMost('home', 'TBT', Number.NaN, 60, ms), fact('home', 'LCP', 'site NaN ms, static 3 ms')];
  expect(emptyRows('home', rows)).toEqual(['home gave no figure for "TBT"', 'home gave no figure for "LCP"']);
  expect(emptyRows('home', [fact('home', 'x', 'y', undefined, { value: Number.NaN })])).toHaveLength(1);
});
