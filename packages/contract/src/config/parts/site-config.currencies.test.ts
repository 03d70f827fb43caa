import cc from 'currency-codes';
import { describe, expect, test } from 'vitest';
import { currencyRow } from '../../money/currency.ts';
import { ISO_CODES, isoCurrency, readCurrency } from '../../money/iso-4217.ts';
import { minimalConfig } from '../site-config.fixtures.ts';
import { parseSiteConfig } from '../site-config.ts';

const parse = (keys: object) => parseSiteConfig({ ...minimalConfig, ...keys });
const rowsOf = (keys: object) => {
  const result = parse(keys);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { currencies, ownCurrencies, defaultCurrency } = result.config;
  return { currencies, ownCurrencies, defaultCurrency };
};
const problemsOf = (keys: object) => {
  const result = parse(keys);
  return result.ok ? [] : result.problems.map(({ path, problem }) => `${path}: ${problem}`);
};

const BTC = { code: 'BTC', symbol: '₿', decimals: 8 };

test('[LOC-01] a code of ISO 4217 is enough; a coin has a row of its own', () => {
  expect(rowsOf({ currencies: 'GBP,EUR,KWD,BTC,USD', ownCurrencies: [BTC] })).toEqual({
    currencies: ['GBP', 'EUR', 'KWD', 'BTC', 'USD'],
    ownCurrencies: [
      { wire: 'BTC', code: 'BTC', symbol: '₿', decimals: 8, place: 'before' },
      { wire: 'GBP', code: 'GBP', symbol: '£', decimals: 2, place: 'before' },
      { wire: 'EUR', code: 'EUR', symbol: '€', decimals: 2, place: 'before' },
      { wire: 'KWD', code: 'KWD', symbol: 'KWD ', decimals: 3, place: 'before' },
    ],
    defaultCurrency: undefined,
  });
});

test('[LOC-01] a site with currencies of the kit has no rows of its own', () => {
  expect(rowsOf({ currencies: 'RMB,JPY,VND,WON,THB,USD,INR,MMK,BRL,BDT,NGN' }).ownCurrencies).toEqual([]);
});

test('[LOC-01] the code of the platform takes the place of the shown one, also in the default', () => {
  const tether = { code: 'USDT', wire: 'TETHER-TRC20', symbol: ' ₮', decimals: 6, place: 'after' };
  expect(
    rowsOf({ currencies: 'EUR,USDT', ownCurrencies: [tether], defaultCurrency: { en_US: 'USDT', th_TH: 'EUR' } }),
  ).toMatchObject({
    currencies: ['EUR', 'TETHER-TRC20'],
    defaultCurrency: { en_US: 'TETHER-TRC20', th_TH: 'EUR' },
    ownCurrencies: [{ ...tether }, { wire: 'EUR' }],
  });
  expect(rowsOf({ currencies: 'USDT', ownCurrencies: [tether], defaultCurrency: 'USDT' }).defaultCurrency).toBe(
    'TETHER-TRC20',
  );
});

test('[LOC-01] a row may change one of the kit or of ISO 4217, and need not be offered', () => {
  const { ownCurrencies } = rowsOf({
    currencies: 'JPY,PLN',
    ownCurrencies: [
      { code: 'JPY', decimals: 0 },
      { code: 'EUR', symbol: ' €', place: 'after' },
    ],
  });
  expect(ownCurrencies).toEqual([
    { wire: 'JPY', code: 'JPY', symbol: '¥', decimals: 0, place: 'before' },
    { wire: 'EUR', code: 'EUR', symbol: ' €', decimals: 2, place: 'after' },
    { wire: 'PLN', code: 'PLN', symbol: ' zł', decimals: 2, place: 'after' },
  ]);
});

const own = (change: object) => ({ currencies: 'USD', ownCurrencies: [{ ...BTC, ...change }] });

describe('[LOC-01] [GEN-04] what is wrong is named', () => {
  test.each([
    [{ currencies: 'USD,XXX' }, 'currencies: "XXX" is not a known currency'],
    [{ currencies: 'usd' }, 'currencies: "usd" is not a known currency'],
    [{ currencies: 'BTC' }, 'currencies: "BTC" is not a known currency'],
    [{ currencies: 'XAU' }, 'currencies: "XAU" is not a known currency'],
    [{ currencies: 'constructor' }, 'currencies: "constructor" is not a known currency'],
    [{ currencies: '__proto__' }, 'currencies: "__proto__" is not a known currency'],
    [{ currencies: ' , ' }, 'currencies: needs at least one currency'],
    [{ currencies: 7 }, 'currencies: must be a list such as "RMB,USD"'],
    [own({ decimals: 9 }), /^ownCurrencies\.0\.decimals: /],
    [own({ decimals: -1 }), /^ownCurrencies\.0\.decimals: /],
    [own({ decimals: 2.5 }), /^ownCurrencies\.0\.decimals: /],
    [own({ decimals: '8' }), /^ownCurrencies\.0\.decimals: /],
    [{ currencies: 'USD', ownCurrencies: [{ code: 'BTC' }] }, 'ownCurrencies.0.decimals: is missing'],
    [own({ code: 'b' }), 'ownCurrencies.0.code: must be 2 to 10 capital letters and digits'],
    [own({ code: 'A,B' }), 'ownCurrencies.0.code: must be 2 to 10 capital letters and digits'],
    [own({ wire: 'A B' }), 'ownCurrencies.0.wire: must be 1 to 20 letters, digits, _ and -'],
    [own({ symbol: '' }), 'ownCurrencies.0.symbol: must be 1 to 8 signs without digits'],
    [own({ symbol: '1' }), 'ownCurrencies.0.symbol: must be 1 to 8 signs without digits'],
    [own({ symbol: '<b>' }), 'ownCurrencies.0.symbol: must be 1 to 8 signs without digits'],
    [own({ symbol: '\u202e' }), 'ownCurrencies.0.symbol: must be 1 to 8 signs without digits'],
    [own({ place: 'left' }), 'ownCurrencies.0.place: "left" is not known'],
    [own({ rate: 7 }), 'ownCurrencies.0.rate: is not a known key'],
    [{ currencies: 'USD', ownCurrencies: [BTC, BTC] }, 'ownCurrencies.1.code: "BTC" has two rows'],
    [
      { currencies: 'USD', ownCurrencies: [BTC, { ...BTC, code: 'XBT', wire: 'BTC' }] },
      'ownCurrencies.1.wire: "BTC" has two rows',
    ],
    [
      { currencies: 'USD,GBP', ownCurrencies: [{ ...BTC, wire: 'GBP' }] },
      'ownCurrencies.0.wire: "GBP" is the code of another currency of this site',
    ],
  ])('%j', (keys, problem) => {
    const problems = problemsOf(keys);
    expect(
      problems.filter((found) => (typeof problem === 'string' ? found === problem : problem.test(found))),
    ).toHaveLength(1);
  });
});

test('[LOC-01] the table has the decimals of ISO 4217', () => {
  /** Codes that are gone, or that have replaced others, since the edition of the package. */
  const gone = ['ANG', 'BGN', 'CUC', 'ZWL'];
  /** Funds, units of account and codes of two entries. */
  const noMoney = ['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'HRK', 'MXV', 'SLL', 'USN', 'UYI', 'UYW'];
  const listed = cc
    .codes()
    .filter((code) => !gone.includes(code) && !noMoney.includes(code) && !code.startsWith('X'))
    .map((code) => [code, cc.code(code)?.digits]);
  const mine = (code: string) => isoCurrency(code)?.decimals;
  expect(listed.map(([code]) => [code, mine(String(code))])).toEqual(listed);
  expect(['XAF', 'XOF', 'XPF', 'XCD', 'XCG'].map(mine)).toEqual([0, 0, 0, 2, 2]);
  expect(ISO_CODES).toHaveLength(listed.length + 5);
});

test('[LOC-01] the eleven currencies of the kit have two decimals and their symbols before the amount', () => {
  const symbols = ['¥', '¥', '₫', '₩', '฿', '$', '₹', 'K', 'R$', '৳', '₭'];
  const codes = 'RMB JPY VND WON THB USD INR MMK BRL BDT NGN'.split(' ');
  expect(codes.map((code) => currencyRow([], code))).toEqual(
    codes.map((code, at) => ({ wire: code, code, symbol: symbols[at], decimals: 2, place: 'before' })),
  );
  expect(currencyRow([], 'XYZ')).toMatchObject({ symbol: 'XYZ ', decimals: 2 });
  expect(currencyRow([], 'toString')).toMatchObject({ symbol: 'toString ', decimals: 2 });
});

test.each([
  ['EUR', '€', 2],
  [' BHD ', 'BHD ', 3],
  ['BTC:8:₿', '₿', 8],
  ['USDT:6', 'USDT ', 6],
])('[LOC-01] a command line may name %s', (text, symbol, decimals) => {
  expect(readCurrency(text)).toMatchObject({ symbol, decimals });
});

test.each(['BTC', 'btc:8', 'BTC:9', 'BTC:8:<', 'BTC:8:1', 'BTC:-1', ''])('[LOC-01] "%s" is no currency', (text) => {
  expect(readCurrency(text)).toMatch(/is neither a code of ISO 4217 nor a coin such as BTC:8:₿$/);
});
