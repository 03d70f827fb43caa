import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_CURRENCY } from '../../money/currency.ts';
import { money, withDecimals } from '../../money/money.fixtures.ts';
import { amountFault as faultIn, feeOf, readAmount, withdrawableNow, type AmountLimits } from './order-amount.ts';

const amountFault = (typed: string, limits: AmountLimits) => faultIn(typed, limits, NO_CURRENCY);

const limits = { min: money(1000n), max: money(50_000n), available: money(30_000n) };

test.each([
  ['10', undefined],
  [' 10.00 ', undefined],
  ['300', undefined],
  ['1,00', 'form'],
  ['10,5', 'form'],
  ['10.005', 'form'],
  ['-10', 'form'],
  ['1e3', 'form'],
  ['', 'form'],
  ['0', 'form'],
  ['9.99', 'min'],
  ['300.01', 'cash'],
])('[MEM-37x] [MEM-39x] a typed amount of "%s" has the fault %s', (typed, fault) => {
  expect(amountFault(typed, limits)).toBe(fault);
});

test('[MEM-37x] thousands may be grouped, and the limit holds where nothing is taken from a balance', () => {
  const { available: _all, ...deposit } = limits;
  expect(amountFault('1,000.00', deposit)).toBe('max');
  expect(amountFault('500.00', deposit)).toBeUndefined();
});

test.each(['0,001', '000,100', '00,100', '0,100.00'])(
  '[FLD-07] a group may not begin with 0: "%s" is no amount',
  (typed) => {
    expect(readAmount(typed, NO_CURRENCY)).toBeNull();
  },
);

test('[FLD-02] without a limit every amount is within it', () => {
  const none = { min: null, max: null, available: null };
  expect(['0.01', '99999999999999999999.99'].map((typed) => amountFault(typed, none))).toEqual([undefined, undefined]);
  expect(amountFault('0', none)).toBe('form');
  expect(amountFault('9.99', { ...none, min: money(1000n) })).toBe('min');
  expect(amountFault('10.01', { ...none, max: money(1000n) })).toBe('max');
  expect(amountFault('10.01', { ...none, available: money(1000n) })).toBe('cash');
});

test('[FLD-01] amounts beyond 2^53 are compared to the last digit', () => {
  const limits = { min: null, max: money(900_719_925_474_099_301n) };
  expect(amountFault('9007199254740993.01', limits)).toBeUndefined();
  expect(amountFault('9007199254740993.02', limits)).toBe('max');
});

test('[LOC-01] a limit in another currency is none', () => {
  const coin = { ...withDecimals(8), wire: 'BTC' };
  const limits = { min: money(1000n, coin), max: money(1n, coin), available: money(1n, coin) };
  expect(amountFault('5', limits)).toBeUndefined();
  expect(faultIn('0.000001', limits, coin)).toBe('min');
});

test.each([
  [10_000n, 0.01, 100n],
  [25_005n, 0.005, 125n],
  [100n, 0.29, 29n],
  [99n, 0.01, 0n],
  [10_000n, 0, 0n],
  [10_000n, 1e-7, 0n],
  [10n ** 18n + 100n, 0.01, 10_000_000_000_000_001n],
  [10_000n, null, null],
])('[MEM-36x] the fee on %s at %s is %s', (amount, rate, fee) => {
  expect(feeOf(money(amount), rate)?.units ?? null).toBe(fee);
});

test('[FLD-01] the fee on an unknown amount is unknown', () => {
  expect(feeOf(null, 0.01)).toBeNull();
});

test.each([
  [5000n, null, null, 5000n],
  [5000n, 0n, null, 5000n],
  [5000n, 0n, 5000n, 5000n],
  [5000n, 1n, null, 0n],
  [5000n, 2000n, 2000n, 3000n],
  [5000n, 2000n, 0n, 5000n],
  [5000n, 9000n, 9000n, 0n],
  [5000n, 2000n, -10n, 5000n],
  [null, 2000n, 2000n, null],
  [null, 2000n, null, 0n],
  [null, null, null, null],
])(
  '[MEM-39x] of a balance of %s with %s to bet and %s held, %s can be withdrawn',
  (available, turnover, held, free) => {
    const amount = (value: bigint | null) => (value === null ? null : money(value));
    const hold = { available: amount(available), turnover: amount(turnover), held: amount(held) };
    expect(withdrawableNow(hold)?.units ?? null).toBe(free);
  },
);

test('[MEM-39x] what can be withdrawn is never below nothing nor above the balance', () => {
  const any = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map((units) => money(units));
  const maybe = fc.option(any);
  fc.assert(
    fc.property(any, maybe, maybe, (balance, turnover, held) => {
      const available = money(balance.units < 0n ? 0n - balance.units : balance.units);
      const free = withdrawableNow({ available, turnover, held })?.units ?? -1n;
      expect(free >= 0n && free <= available.units).toBe(true);
      const holdsAll = turnover !== null && turnover.units > 0n && held === null;
      expect(!holdsAll || free === 0n).toBe(true);
    }),
  );
});
