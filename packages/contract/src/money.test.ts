import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { absolute, minor, negated, sumOf, toWire } from './money.ts';
import { parseAmount } from './read-amount.ts';

test('is negated and measured', () => {
  expect([negated(minor(5n)), negated(minor(-5n)), absolute(minor(-5n)), absolute(minor(5n))]).toEqual([
    -5n,
    5n,
    5n,
    5n,
  ]);
});

test('writes two decimals', () => {
  expect([0n, 5n, -5n, 100n, 123_456n].map((units) => toWire(minor(units), 2))).toEqual([
    '0.00',
    '0.05',
    '-0.05',
    '1.00',
    '1234.56',
  ]);
});

test('[FLD-01] amounts of 10^18 minor units and beyond are written to the last digit', () => {
  expect(toWire(minor(10n ** 18n + 1n), 2)).toBe('10000000000000000.01');
  expect(toWire(minor(-(10n ** 30n) - 7n), 2)).toBe('-10000000000000000000000000000.07');
});

test('what is written is read back, however large', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (units) => {
      expect(parseAmount(toWire(minor(units), 2))).toBe(units);
    }),
    { numRuns: 5000 },
  );
});

test('[FLD-01] a sum is exact, and unknown as soon as one part is', () => {
  expect(sumOf([])).toBe(0n);
  expect(sumOf([minor(9_007_199_254_740_993n), minor(2n), minor(-1n)])).toBe(9_007_199_254_740_994n);
  expect(sumOf([minor(5n), null, minor(5n)])).toBeNull();
});
