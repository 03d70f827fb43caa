import { calls } from '@housefront/contract/calls';
import { currencyRow, type CurrencyRow } from '@housefront/contract/currency';
import { minor } from '@housefront/contract/money';
import { parseAmount } from '@housefront/contract/read-amount';
import { amountStyle } from '@housefront/contract/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { replyCurrency } from '../adapters/http/reply-currency.ts';
import { formatMoney } from '../i18n/index.ts';
import { agreedCookie, relayConsent, testDeps } from '../testing/index.ts';
import { fetchWithdrawals, sendDeposit, sendWithdrawal } from './cashier/cashier.api.ts';
import { formatJackpot } from './jackpot/jackpot.format.ts';
import { readBalance, readDeposit } from './realtime/realtime.api.ts';
import { createDepositTracker } from './tracking/tracking.deposits.ts';

const row = (wire: string, symbol: string, decimals: number, place: CurrencyRow['place'] = 'before'): CurrencyRow => ({
  wire,
  code: wire,
  symbol,
  decimals,
  place,
});
const style = amountStyle('en-US');
const GBP = row('GBP', '£', 2);
const KWD = row('KWD', 'KWD ', 3);
const BTC = row('BTC', '₿', 8);
const CLP = row('CLP', 'CLP ', 0);
const PLN = row('PLN', ' zł', 2, 'after');
const own = [GBP, KWD, BTC, CLP, PLN];

/** The parts of a core of a member with money in a currency. */
const depsOf = (wire: string, rows: CurrencyRow[] = own) => {
  const deps = testDeps({ token: 't', config: { ownCurrencies: rows } });
  deps.ports.storage.set('currency', wire);
  return deps;
};

const MAX = 10n ** 18n;

test('[LOC-01] an amount of any currency is read as it is shown', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -MAX, max: MAX }), fc.constantFrom(...own), (units, currency) => {
      const read = (text: string) => parseAmount(text, currency);
      // Three digits behind a point, beside a currency, may be thousands.
      const isUnknown = currency.decimals === 3 && units > -1_000_000n && units < 1_000_000n;
      expect(read(formatMoney({ units: minor(units), currency }, style))).toBe(isUnknown ? null : units);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [GBP, 123_456_789n, '£1,234,567.89'],
  [GBP, -5n, '-£0.05'],
  [KWD, 1_234_567n, 'KWD 1,234.567'],
  [KWD, 7n, 'KWD 0.007'],
  [BTC, 10n ** 17n, '₿1,000,000,000.00000000'],
  [BTC, 1n, '₿0.00000001'],
  [CLP, 1_234_567n, 'CLP 1,234,567'],
  [CLP, -7n, '-CLP 7'],
  [PLN, 123_456n, '1,234.56 zł'],
  [PLN, -123_456n, '-1,234.56 zł'],
])('[LOC-01] %o with %o minor units is shown as %s', (currency, units, shown) => {
  expect(formatMoney({ units: minor(units), currency }, style)).toBe(shown);
});

test('[LOC-01] [HOME-25] the jackpot has the decimals of its currency', () => {
  expect([GBP, KWD, BTC, CLP].map((currency) => formatJackpot({ units: minor(123_456n), currency }, currency))).toEqual(
    ['0000001234.56', '0000000123.456', '0000000000.00123456', '0000123456'],
  );
});

test('[LOC-01] a reply has the currency that it names, else that of its request, of the member, of the page', () => {
  const { ports, site } = depsOf('KWD');
  const options = { ownCurrencies: own, site, storage: ports.storage };
  expect(replyCurrency(options, { currency: 'CLP' }, { member_currency: 'BTC' })).toBe(BTC);
  expect(replyCurrency(options, { currency: 'CLP' }, { member_currency: '' })).toBe(CLP);
  expect(replyCurrency(options, { currency: '' }, null)).toBe(KWD);
  expect(replyCurrency(options, undefined, [])).toBe(KWD);
  ports.storage.remove('currency');
  expect(replyCurrency(options, {}, {}).wire).toBe(site.getState().currency);
});

test.each([
  ['GBP', '1000000000000.07', 100_000_000_000_007n],
  ['KWD', '0.001', 1n],
  ['KWD', '999999999999999.999', 999_999_999_999_999_999n],
  ['BTC', '10000000000.00000000', MAX],
  ['BTC', '0.00000001', 1n],
  ['CLP', '1000000000000000000', MAX],
])('[LOC-01] a member with %s sends %s and is answered in it', async (wire, text, units) => {
  const deps = depsOf(wire);
  const { http } = deps.ports;
  http.ok(calls.withdrawalInfo, { available_cash: text, accounts: [], orders: [] });
  http.ok(calls.depositStore, { order_number: 'D1', pay_url: null, expire_at: '' });
  http.ok(calls.withdrawalStore, { order_number: 'W1' });
  const { available } = await fetchWithdrawals(deps, new AbortController().signal);
  const amount = { units: minor(units), currency: currencyRow(own, wire) };
  expect(available).toEqual(amount);
  await sendDeposit(deps, 'k1', { methodId: 'a', accountId: 'b', amount, payerName: '' });
  await sendWithdrawal(deps, 'k2', { bankAccountId: '1', amount, password: '1234' });
  expect(['deposit', 'withdrawal'].map((kind) => http.bodies(`/api/member/${kind}/store`))).toMatchObject([
    [{ amount: text, currency: wire }],
    [{ amount: text, currency: wire }],
  ]);
});

test('[LOC-01] an order names the currency in which its amount was typed, whatever the member’s is by now', async () => {
  const deps = depsOf('KWD');
  const { http } = deps.ports;
  http.ok(calls.depositStore, { order_number: 'D1', pay_url: null, expire_at: '' });
  const amount = { units: minor(5n), currency: BTC };
  await sendDeposit(deps, 'k1', { methodId: 'a', accountId: 'b', amount, payerName: '' });
  expect(http.bodies('/api/member/deposit/store')).toMatchObject([{ amount: '0.00000005', currency: 'BTC' }]);
});

test('[LOC-01] [RT-11] [RT-17] events have the decimals of the member; a number that was rounded is unknown', () => {
  expect(readBalance({ cash: '0.12345678' }, BTC)).toEqual({
    cash: { units: 12_345_678n, currency: BTC },
    version: null,
  });
  expect(readBalance({ cash: 123_456_789.123_456_7 }, BTC)).toEqual({ cash: null, version: null });
  const deposit = { order_number: 'D1', deposit_amount: '1.234', deposit_times: 1 };
  expect(readDeposit(deposit, KWD)).toMatchObject({ amount: { units: 1234n, currency: KWD } });
});

test('[LOC-01] [RT-19x] advertisers get the value and the shown code', async () => {
  const deps = testDeps({ token: 't', config: { ownCurrencies: [{ ...BTC, wire: 'XBT' }], consent: relayConsent } });
  deps.ports.storage.set('currency', 'XBT');
  deps.ports.cookies.set('consent', agreedCookie(deps.ports.clock.now()).consent);
  deps.ports.http.ok(calls.fbTracking, null);
  const amount = { units: minor(150_000_000n), currency: { ...BTC, wire: 'XBT' } };
  await createDepositTracker(deps)({ orderNumber: 'D1', amount, times: 2 });
  expect(deps.ports.http.bodies('/api/fb_tracking')).toMatchObject([{ customData: { value: 1.5, currency: 'BTC' } }]);
});
