import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEvent } from '../calls/channel.ts';
import { memberChannel } from '../features/realtime/realtime.ts';
import { parseJson } from '../wire/json.ts';
import { money, withDecimals } from './money.fixtures.ts';
import { moneyOf, sumOf, toWire } from './money.ts';
import { parseAmount, readSentAmount } from './read-amount.ts';
import {
  amountFault,
  feeOf,
  fieldAmount,
  foldAmount,
  amountStyle,
  readAmount,
  readTypedAmount,
} from '../rules/index.ts';

/** Languages of the kit, and others with a point, a blank or an apostrophe between thousands. */
const LANGUAGES =
  'zh-TW zh-CN en-US vi-VN ko-KR ja-JP th-TH hi-IN my-MM ta-IN bn-BD de-DE sv-SE pt-BR es-ES nl-NL da-DK fil-PH fr-FR de-CH id-ID'.split(
    ' ',
  );

const MAX = 10n ** 18n;
const decimals = fc.constantFrom(0, 2, 3, 8);
/** Amounts of every length, up to 10^18 minor units. */
const units = fc.oneof(
  fc.bigInt({ min: 0n, max: MAX }),
  fc.integer({ min: 0, max: 18 }).chain((length) => fc.bigInt({ min: 0n, max: 10n ** BigInt(length) })),
  fc.constantFrom(0n, 1n, 999n, 1000n, 999_999n, MAX - 1n, MAX),
);
const signed = fc.tuple(units, fc.boolean()).map(([amount, isNegative]) => (isNegative ? -amount : amount));

/** An amount written by hand, apart from the code under test. */
const byHand = (amount: bigint, places: number, group = '', decimal = '.'): string => {
  const whole = String(amount / 10n ** BigInt(places)).replace(/\B(?=(\d{3})+(?!\d))/g, group);
  const parts = String(amount % 10n ** BigInt(places)).padStart(places, '0');
  return places === 0 ? whole : `${whole}${decimal}${parts}`;
};
const reading = (places: number, value: unknown) => parseAmount(value, { decimals: places });

test('[LOC-01] an amount that is written and read is the same amount', () => {
  fc.assert(
    fc.property(signed, decimals, (amount, places) => {
      const text = toWire(money(amount, withDecimals(places)));
      expect(text).toBe((amount < 0n ? '-' : '') + byHand(amount < 0n ? -amount : amount, places));
      expect(reading(places, text)).toBe(amount);
    }),
    { numRuns: 1000 },
  );
});

test('[LOC-01] a request is read exactly, and one decimal more than the currency has is refused', () => {
  fc.assert(
    fc.property(units, decimals, (amount, places) => {
      expect(readSentAmount(byHand(amount, places), places)).toBe(amount);
      expect(readSentAmount(byHand(amount, places + 1), places)).toBeNull();
    }),
  );
});

test('[LOC-01] sums and fees are exact', () => {
  fc.assert(
    fc.property(fc.array(signed, { maxLength: 20 }), decimals, (amounts, places) => {
      const currency = withDecimals(places);
      const read = amounts.map((amount) => moneyOf(reading(places, toWire(money(amount, currency))), currency));
      expect(sumOf(read, currency)?.units).toBe(amounts.reduce((sum, amount) => sum + amount, 0n));
    }),
  );
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 10_000 }), (amount, basis) => {
      expect(feeOf(money(amount), basis / 10_000)?.units).toBe((amount * BigInt(basis)) / 10_000n);
    }),
  );
});

test('[LOC-01] a limit is exact to the minor unit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 2n, max: MAX }), decimals, (limit, places) => {
      const fault = (amount: bigint, limits: object) =>
        amountFault(byHand(amount, places), { min: null, max: null, ...limits }, withDecimals(places));
      const at = money(limit, withDecimals(places));
      expect([limit - 1n, limit].map((amount) => fault(amount, { min: at }))).toEqual(['min', undefined]);
      expect([limit, limit + 1n].map((amount) => fault(amount, { max: at }))).toEqual([undefined, 'max']);
      expect([limit, limit + 1n].map((amount) => fault(amount, { available: at }))).toEqual([undefined, 'cash']);
    }),
  );
});

test.each(LANGUAGES)(
  '[LOC-01] [FLD-07] an amount that is typed as %s writes it is exact, also folded again',
  (language) => {
    const marks = amountStyle(language);
    fc.assert(
      fc.property(units, decimals, (amount, places) => {
        const isRead = (typed: string) => {
          const read = readTypedAmount(typed, marks, places);
          return read.kind === 'amount' && readAmount(read.text, withDecimals(places))?.units === amount;
        };
        const folded = foldAmount(byHand(amount, places, marks.group, marks.decimal), marks, places);
        // A suggested amount is put into the field as the folded text would be.
        const put = fieldAmount(toWire(money(amount, withDecimals(places))), marks);
        expect([folded, put].map(isRead)).toEqual([true, true]);
        expect([folded, put].map((text) => foldAmount(text, marks, places))).toEqual([folded, put]);
      }),
      { numRuns: 200 },
    );
  },
);

test('[LOC-01] an amount as a JSON number is exact, or unknown', () => {
  fc.assert(
    fc.property(signed, decimals, (amount, places) => {
      const read = reading(places, parseJson(toWire(money(amount, withDecimals(places)))));
      expect(read ?? amount).toBe(amount);
    }),
    { numRuns: 2000 },
  );
});

test('[LOC-01] an amount in an event that a library has parsed is exact, or unknown', () => {
  fc.assert(
    fc.property(units, fc.constantFrom(3, 8), (amount, places) => {
      const cash: unknown = JSON.parse(byHand(amount, places));
      const read = parseEvent(memberChannel, 'member.cash', { cash }, withDecimals(places))?.cash?.units ?? null;
      expect(read ?? amount).toBe(amount);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['1000000000.00000001', 8, 100_000_000_000_000_001n],
  ['10000000000.00000000', 8, 10n ** 18n],
  ['9007199254740993', 0, 9_007_199_254_740_993n],
  ['0.00000001', 8, 1n],
  ['1e-8', 8, 1n],
  ['21000000.12345678', 8, 2_100_000_012_345_678n],
  ['999999999999999.999', 3, 999_999_999_999_999_999n],
  ['1.234', 3, 1234n],
  ['1.239', 2, 123n],
  ['1.9', 0, 1n],
])('[LOC-01] the JSON number %s of a currency with %i decimals is %o minor units', (json, places, amount) => {
  expect(reading(places, parseJson(json))).toBe(amount);
});

test.each([
  [1_000_000_000, 8],
  [33_554_432.5, 8],
  [5e12, 3],
])('[LOC-01] %d in an event may have been another number with %i decimals, so it is unknown', (cash, places) => {
  expect(parseEvent(memberChannel, 'member.cash', { cash }, withDecimals(places))?.cash ?? null).toBeNull();
});

test.each([
  ['de-DE', '1,234', 3, '1.234'],
  ['de-DE', '1.234', 3, '1234 or 1,234'],
  ['de-DE', '10.000', 3, '10000 or 10,000'],
  ['de-DE', '10.000', 0, '10000'],
  ['de-DE', '1.234', 8, '1234 or 1,234'],
  ['de-DE', '0.12345678', 8, '0.12345678'],
  ['de-DE', '1.12345678', 8, '112345678 or 1,12345678'],
  ['en-US', '1.234', 3, '1.234'],
  ['en-US', '1,234', 3, '1234 or 1.234'],
  ['sv-SE', '1.234', 3, '1234 or 1,234'],
  ['sv-SE', '10\u{a0}000', 3, '10000'],
  ['en-US', '1.00000001', 8, '1.00000001'],
  ['sv-SE', '1 234,567', 3, '1234.567'],
  ['vi-VN', '1.234.567,12345678', 8, '1234567.12345678'],
  ['en-US', '12.5', 0, 'none'],
  ['en-US', '12,345', 0, '12345'],
  ['en-US', '1.000', 0, '1000 or 1'],
  ['en-US', '1.2345', 3, 'none'],
  ['en-US', '0.123456789', 8, 'none'],
])('[LOC-01] [FLD-07] in %s, "%s" with %i decimals is read as %s', (language, typed, places, shown) => {
  const read = readTypedAmount(typed, amountStyle(language), places);
  const text =
    read.kind === 'ambiguous' ? `${read.whole} or ${read.parts}` : read.kind === 'amount' ? read.text : 'none';
  expect(text).toBe(shown);
});
