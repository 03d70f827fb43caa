import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDecimal } from './decimal-text.ts';

test.each([
  ['23.15', '23.15'],
  ['23.148149', '23.148149'],
  [' 86.4 ', '86.4'],
  [86.4, '86.4'],
  [23, '23'],
  ['23.00', '23'],
  ['0.00000001', '0.00000001'],
  [1e-8, '0.00000001'],
  [2.5e-7, '0.00000025'],
  ['23.150000000000000000', '23.15'],
  ['007.5', '7.5'],
  ['123456789012345678.12345678', '123456789012345678.12345678'],
  ['0', null],
  ['0.00', null],
  [0, null],
  ['-1', null],
  ['+1', null],
  ['1e3', null],
  [1e-9, null],
  [1e30, null],
  [Number.NaN, null],
  [Infinity, null],
  ['23.123456789', null],
  ['1,234.5', null],
  ['23,15', null],
  ['.5', null],
  ['5.', null],
  ['२३', null],
  ['', null],
  ['about 23', null],
  [null, null],
  [undefined, null],
  [['23'], null],
  [{}, null],
  [true, null],
])('[MEM-37x] [FLD-01] a number of coins written as %o is %o', (value, read) => {
  expect(readDecimal(value)).toBe(read);
});

test('[MEM-37x] every number of coins with up to eight decimals is kept to the last digit', () => {
  const units = fc.bigInt({ min: 1n, max: 10n ** 30n });
  fc.assert(
    fc.property(units, (amount) => {
      const text = `${amount / 10n ** 8n}.${String(amount % 10n ** 8n).padStart(8, '0')}`;
      const [whole = '', decimals = ''] = (readDecimal(text) ?? '').split('.');
      expect(BigInt(whole) * 10n ** 8n + BigInt(decimals.padEnd(8, '0'))).toBe(amount);
    }),
  );
});
