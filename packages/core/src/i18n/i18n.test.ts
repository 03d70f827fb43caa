import { LANGUAGES } from '@housefront/contract/ids';
import { currencyRow } from '@housefront/contract/currency';
import { minor } from '@housefront/contract/money';
import { parseAmount } from '@housefront/contract/read-amount';
import { amountStyle } from '@housefront/contract/rules';
import { formatDateTime } from '@housefront/contract/wall-time';
import { expect, test, vi } from 'vitest';
import { settle } from '../testing/index.ts';
import { createI18n, formatAmount, htmlLang, pickText, resolveCurrency } from './index.ts';
import type { Catalogue } from './locales.ts';
import { zoneName, type ShownCurrency } from './format.ts';

const amount = (value: number | string) => parseAmount(value) ?? minor(-1n);
const shown = (code: string, language = 'en-US'): ShownCurrency => ({
  ...currencyRow([], code),
  style: amountStyle(language),
});

test('[I18N-06x] html lang has a hyphen', () => {
  expect(htmlLang('zh_CN')).toBe('zh-CN');
});

test('[I18N-10] [I18N-12] [I18N-13x] the first configured of the six sources is the currency', () => {
  const all = { member: 'USD', agentDomain: 'THB', cookie: 'VND', country: 'JP', locale: 'ko_KR' };
  const configured = ['RMB', 'USD', 'THB', 'VND', 'JPY', 'WON'];
  expect(resolveCurrency({ ...all, configured })).toBe('USD');
  expect(resolveCurrency({ ...all, member: undefined, configured })).toBe('THB');
  expect(resolveCurrency({ ...all, configured: ['RMB', 'VND', 'JPY'] })).toBe('VND');
  expect(resolveCurrency({ ...all, configured: ['RMB', 'JPY', 'WON'] })).toBe('JPY');
  expect(resolveCurrency({ ...all, configured: ['RMB', 'WON'] })).toBe('WON');
  expect(resolveCurrency({ ...all, configured: ['BRL', 'INR'] })).toBe('BRL');
  expect(resolveCurrency({ locale: 'ja_JP', configured: ['RMB', 'USD'] })).toBe('RMB');
  expect(resolveCurrency({ locale: 'zh_CN', country: 'ZZ', configured: ['VND', 'USD'] })).toBe('VND');
});

const INDIA = ['INR', 'BDT', 'USD'];
test.each([
  // Without a default of the site, the table of languages decides.
  [undefined, { locale: 'en_US' }, 'USD'],
  [undefined, { locale: 'en_US', country: 'BD' }, 'BDT'],
  // One for the whole site.
  ['INR', { locale: 'en_US' }, 'INR'],
  ['INR', { locale: 'bn_BD' }, 'INR'],
  ['INR', { locale: 'bn_BD', country: 'BD' }, 'INR'],
  ['BDT', { locale: 'en_US', country: 'US' }, 'BDT'],
  ['INR', { locale: 'en_US', cookie: 'USD' }, 'USD'],
  ['INR', { locale: 'en_US', agentDomain: 'BDT', cookie: 'USD' }, 'BDT'],
  ['INR', { locale: 'en_US', member: 'USD', agentDomain: 'BDT' }, 'USD'],
  // One for each language.
  [{ en_US: 'INR' }, { locale: 'en_US' }, 'INR'],
  [{ en_US: 'INR' }, { locale: 'bn_BD' }, 'BDT'],
  [{ en_US: 'INR' }, { locale: 'en_US', country: 'BD' }, 'BDT'],
  [{ en_US: 'INR' }, { locale: 'bn_BD', country: 'US' }, 'INR'],
  [{ en_US: 'INR' }, { locale: 'bn_BD', country: 'ZZ' }, 'BDT'],
  [{ en_US: 'INR' }, { locale: 'en_US', cookie: 'USD' }, 'USD'],
  [{ en_US: 'INR', bn_BD: 'USD' }, { locale: 'bn_BD', country: 'BD' }, 'USD'],
  [{ ja_JP: 'BDT' }, { locale: 'ja_JP', country: 'JP' }, 'BDT'],
  [{ ja_JP: 'BDT' }, { locale: 'ko_KR', country: 'KR' }, 'INR'],
  // Not checked here: one that the site does not offer is passed over.
  ['THB', { locale: 'en_US' }, 'USD'],
  [{ en_US: 'THB' }, { locale: 'en_US', country: 'US' }, 'USD'],
] as const)('[I18N-11] [I18N-13x] with the default %j, %j sees %s', (preset, visitor, currency) => {
  expect(resolveCurrency({ ...visitor, configured: INDIA, preset })).toBe(currency);
});

test('[I18N-15x] amounts have the listed symbol, two decimals and are cut, never rounded up', () => {
  expect(formatAmount(shown('RMB'), amount(1234.567))).toBe('¥1,234.56');
  expect(formatAmount(shown('XYZ'), amount(1))).toBe('XYZ 1.00');
  expect(formatAmount(shown('WON'), amount('1234567.999'))).toBe('₩1,234,567.99');
  expect(formatAmount(shown('NGN'), amount(-0.05))).toBe('-₭0.05');
  expect(formatAmount(shown('USD'), amount(999))).toBe('$999.00');
  expect(formatAmount(shown('USD'), amount(-1234567))).toBe('-$1,234,567.00');
  expect(formatAmount(shown('USD'), amount(5), true)).toBe('+$5.00');
  expect(formatAmount(shown('USD'), amount(0), true)).toBe('$0.00');
});

test.each([
  [undefined, '2026-03-04T09:06:07Z', 'GMT-4'],
  ['Asia/Kolkata', '2026-03-04T09:06:07Z', 'GMT+5:30'],
  ['Asia/Kathmandu', '2026-03-04T23:59:59Z', 'GMT+5:45'],
  ['Asia/Tokyo', '2026-12-31T23:59:59Z', 'GMT+9'],
  ['Europe/London', '2026-01-01T00:00:00Z', 'GMT'],
  ['Europe/London', '2026-07-01T00:00:00Z', 'GMT+1'],
  ['America/St_Johns', '2026-01-01T00:00:00Z', 'GMT-3:30'],
  ['Pacific/Kiritimati', '2026-01-01T00:00:30.999Z', 'GMT+14'],
  [undefined, 'never', 'GMT'],
])('[I18N-16] the zone %s is called by its distance at %s: %s', (zone, at, name) => {
  expect(zoneName(Date.parse(at), zone)).toBe(name);
});

test('[I18N-20x] digits are Latin and the calendar is Gregorian', () => {
  expect(formatDateTime(Date.parse('2026-05-05T12:00:00Z'))).toBe('2026-05-05 08:00:00');
  for (const { code, currency } of LANGUAGES)
    expect(formatAmount(shown(currency, htmlLang(code)), amount(1234.5))).toMatch(/^\D*1\D234\D50\D*$/);
});

test('[I18N-19x] a missing key falls back to en_US, then to the key, and is reported once', async () => {
  const load = vi.fn<(locale: string) => Promise<Catalogue>>((locale) =>
    Promise.resolve(locale === 'zh_CN' ? { common: { a: '甲 {{n}}' } } : { shell: { b: 'B {{n}}' } }),
  );
  const onMissing = vi.fn<(...given: unknown[]) => void>();
  const i18n = await createI18n({ locale: 'zh_CN', load, onMissing });
  const changed = vi.fn<(...given: unknown[]) => void>();
  const stop = i18n.onChange(changed);
  expect(i18n.t('a', { n: 1 })).toBe('甲 1');
  expect(load.mock.calls).toEqual([['zh_CN']]);
  expect(i18n.t('b')).toBe('b');
  await settle();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(i18n.t('b', { n: '<2>' })).toBe('B <2>');
  expect(i18n.t('c.d:e')).toBe('c.d:e');
  expect(onMissing.mock.calls).toEqual([
    ['b', 'zh_CN'],
    ['c.d:e', 'zh_CN'],
  ]);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});

test('[I18N-05x] a fallback that cannot be fetched leaves the key', async () => {
  const load = (locale: string) => (locale === 'zh_CN' ? Promise.resolve({}) : Promise.reject(new Error('offline')));
  const i18n = await createI18n({ locale: 'zh_CN', load });
  expect(i18n.t('gone')).toBe('gone');
  await settle();
  expect(i18n.t('gone')).toBe('gone');
});

test('two instances keep their languages apart, as two requests of a server need', async () => {
  const [chinese, english] = await Promise.all([createI18n({ locale: 'zh_CN' }), createI18n({ locale: 'en_US' })]);
  expect([chinese.t('success'), english.t('success')]).toEqual(['成功', 'Success']);
});

test('platform text per language falls back to en_US and then to any', () => {
  expect(pickText('a', 'zh_CN')).toBe('a');
  expect(pickText({ zh_CN: '甲', en_US: 'A' }, 'zh_CN')).toBe('甲');
  expect(pickText({ zh_CN: '', en_US: 'A' }, 'zh_CN')).toBe('A');
  expect(pickText({ ja_JP: 'あ' }, 'zh_CN')).toBe('あ');
  expect(pickText({}, 'zh_CN')).toBe('');
});

test.each([
  ['a known country', { country: 'VN' }, 'VND'],
  ['an unknown country', { country: 'XX' }, 'RMB'],
  ['no country', {}, 'RMB'],
  ['a country whose currency the site does not have', { country: 'JP' }, 'RMB'],
  ['a choice of the guest', { country: 'VN', cookie: 'THB' }, 'THB'],
])('[MEM-31x] a guest with %s sees %j in %s', (_, sources, currency) => {
  // The language's own currency is not among the site's.
  expect(resolveCurrency({ ...sources, locale: 'en_US', configured: ['RMB', 'VND', 'THB'] })).toBe(currency);
});

test.each([
  ['an unknown country', 'XX'],
  ['no country', undefined],
  ['a country whose currency the site does not have', 'JP'],
])('[I18N-13x] [MEM-31x] with %s the language of the page decides before the first currency', (_, country) => {
  const configured = ['RMB', 'VND', 'THB'];
  expect(resolveCurrency({ country, locale: 'th_TH', configured })).toBe('THB');
  expect(resolveCurrency({ country, locale: 'ko_KR', configured })).toBe('RMB');
});
