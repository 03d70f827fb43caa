import { expect, test } from 'vitest';
import { minor } from '../money.ts';
import { amountFault, feeOf } from './order-amount.ts';

const limits = { min: minor(1000), max: minor(50_000), available: minor(30_000) };

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

test.each([
  [10_000, 0.01, 100],
  [25_005, 0.005, 125],
  [100, 0.29, 29],
  [99, 0.01, 0],
  [10_000, 0, 0],
])('[MEM-36x] the fee on %s at %s is %s', (amount, rate, fee) => {
  expect(feeOf(minor(amount), rate)).toBe(fee);
});
