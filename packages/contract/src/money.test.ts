import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, parseAmount, toWire } from './money.ts';

test.each([
  [1234.56, 123_456],
  ['1234.56', 123_456],
  ['1,234.56', 123_456],
  ['1,234,567', 123_456_700],
  [' 7 ', 700],
  ['.5', 50],
  ['5.', 500],
  ['-0.05', -5],
  ['+3.1', 310],
  ['0000012345.67', 1_234_567],
  ['0', 0],
  ['-0', 0],
  [1e3, 100_000],
  ['1e-7', 0],
  [1e-9, 0],
  ['12e1', 12_000],
  ['1.239e1', 1239],
])('reads %j as %d minor units', (amount, units) => {
  expect(parseAmount(amount)).toBe(units);
});

test.each([
  ['', null],
  ['.', null],
  ['1,23', null],
  ['1.2.3', null],
  ['abc', null],
  ['¥5', null],
  ['0x10', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [1e21, null],
  ['99999999999999999', null],
  [null, null],
  [undefined, null],
  [{}, null],
  [true, null],
])('%j is no amount', (amount, expected) => {
  expect(parseAmount(amount)).toBe(expected);
});

test('[I18N-15x] cuts after the second decimal and never rounds up', () => {
  expect(parseAmount(1234.567)).toBe(123_456);
  expect(parseAmount('0.999999')).toBe(99);
  expect(parseAmount(0.1 + 0.2)).toBe(30);
  expect(parseAmount(1.005)).toBe(100);
  expect(parseAmount('-1.239')).toBe(-123);
});

test('writes two decimals', () => {
  expect([0, 5, -5, 100, 123_456].map((units) => toWire(minor(units)))).toEqual([
    '0.00',
    '0.05',
    '-0.05',
    '1.00',
    '1234.56',
  ]);
});

test('refuses units that are no safe integer', () => {
  expect(() => minor(1.5)).toThrow(RangeError);
  expect(() => minor(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (units) => {
      expect(parseAmount(toWire(minor(units)))).toBe(units);
    }),
    { numRuns: 5000 },
  );
});

test('any number is read to less than one unit below it, never above', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (value) => {
      const units = parseAmount(value);
      expect(units).not.toBeNull();
      expect((units ?? 0) / 100).toBeLessThanOrEqual(value);
      expect(value - (units ?? 0) / 100).toBeLessThan(0.01 + 1e-6);
    }),
    { numRuns: 5000 },
  );
});

test('never throws, and gives a safe integer or null', () => {
  const inputs = fc.oneof(fc.anything(), fc.double(), fc.stringMatching(/^[-+.,eE0-9]{0,30}$/));
  const holds = fc.property(inputs, (value) => {
    const units = parseAmount(value);
    return units === null || Number.isSafeInteger(units);
  });
  expect(fc.check(holds, { numRuns: 10_000 }).failed).toBe(false);
});
