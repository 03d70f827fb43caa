import { expect, test } from 'vitest';
import { siteData } from './data.ts';

const answers = { id: '7', name: 'A', desktop: 'desktop_1', mobile: 'H5_1', theme: 'midnight', languages: 'en_US' };

test.each([
  ['RMB,USD', 'RMB,USD', ''],
  ['EUR,BTC:8:₿', 'EUR,BTC', "{ code: 'BTC', symbol: '₿', decimals: 8 }"],
  ['USDT:6', 'USDT', "{ code: 'USDT', symbol: 'USDT ', decimals: 6 }"],
  [
    "AB:0:',CD:3:\\",
    'AB,CD',
    "{ code: 'AB', symbol: '\\'', decimals: 0 }, { code: 'CD', symbol: '\\\\', decimals: 3 }",
  ],
])('[LOC-01] [GEN-01] the currencies %s are %s in the config, with the rows %s', (given, codes, rows) => {
  const { currencyList, ownCurrencies } = siteData({ ...answers, currencies: given.split(',') });
  expect([currencyList, ownCurrencies]).toEqual([codes, rows]);
});
