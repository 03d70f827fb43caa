import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_CURRENCY } from './currency.ts';
import { money, withDecimals } from './money.fixtures.ts';
import { absolute, difference, isSameAmount, minor, negated, sumOf, toWire } from './money.ts';
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
  expect([0n, 5n, -5n, 100n, 123_456n].map((units) => toWire(money(units)))).toEqual([
    '0.00',
    '0.05',
    '-0.05',
    '1.00',
    '1234.56',
  ]);
});

test('[FLD-01] amounts of 10^18 minor units and beyond are written to the last digit', () => {
  expect(toWire(money(10n ** 18n + 1n))).toBe('10000000000000000.01');
  expect(toWire(money(-(10n ** 30n) - 7n))).toBe('-10000000000000000000000000000.07');
});

test('what is written is read back, however large', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (units) => {
      expect(parseAmount(toWire(money(units)))).toBe(units);
    }),
    { numRuns: 5000 },
  );
});

test('[FLD-01] a sum is exact, and unknown as soon as one part is', () => {
  const sum = (...amounts: readonly (bigint | null)[]) =>
    sumOf(
      amounts.map((units) => (units === null ? null : money(units))),
      NO_CURRENCY,
    );
  expect(sum()).toEqual(money(0n));
  expect(sum(9_007_199_254_740_993n, 2n, -1n)).toEqual(money(9_007_199_254_740_994n));
  expect(sum(5n, null, 5n)).toBeNull();
});

test('[LOC-01] amounts of two currencies are never added, subtracted or the same', () => {
  const coin = { ...withDecimals(8), wire: 'BTC' };
  expect(sumOf([money(5n), money(5n, coin)], coin)).toBeNull();
  expect(difference(money(5n), money(5n, coin))).toBeNull();
  expect(isSameAmount(money(5n), money(5n, coin))).toBe(false);
  expect(difference(money(5n, coin), money(7n, { ...coin }))).toEqual(money(-2n, coin));
  expect(isSameAmount(money(5n, coin), money(5n, { ...coin }))).toBe(true);
  expect([isSameAmount(null, null), isSameAmount(money(0n), null)]).toEqual([true, false]);
  expect([difference(null, money(1n)), difference(money(1n), null)]).toEqual([null, null]);
});
