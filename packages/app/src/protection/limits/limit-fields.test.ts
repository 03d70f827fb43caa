import { amountStyle } from '@housefront/contract/rules';
import type { ShownCurrency } from '@housefront/core/i18n';
import { expect, test } from 'vitest';
import { effectText } from './limit-effect.ts';
import { emptyTexts, isBlank, limitFields, limitProblems, typedLimit } from './limit-fields.ts';
import { limitAmount, reachedText } from './limit-words.ts';

const row = (code: string, decimals: number, language = 'de-DE'): ShownCurrency => ({
  wire: code,
  code,
  symbol: `${code} `,
  decimals,
  place: 'before',
  style: amountStyle(language),
});
const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const i18n = { t };
const day = { kind: 'deposit', period: 'day' } as const;
const time = { kind: 'time', period: 'week' } as const;
const zone = 'Europe/London';

test.each([
  ['CLP', 0, '1.234.567', 1_234_567n],
  ['EUR', 2, '1.234,56', 123_456n],
  ['KWD', 3, '1.234,567', 1_234_567n],
  ['BTC', 8, '0,00000001', 1n],
  ['BTC', 8, '9.999.999.999,99999999', 999_999_999_999_999_999n],
])('[RG-14] %s with %i decimals: "%s" is a limit of exactly %o', (code, decimals, typed, units) => {
  expect(typedLimit(row(code, decimals), day, { 'deposit-day': typed })).toBe(units);
});

test.each([
  ['2', '30', 150n],
  ['', '45', 45n],
  ['24', '', 1440n],
  ['२', '०५', 125n],
  ['2', '60', null],
  ['-1', '', null],
  ['1.5', '', null],
  ['', '', null],
])('[RG-13] "%s" hours and "%s" minutes are %o', (hours, minutes, units) => {
  const texts = { 'time-week-hours': hours, 'time-week-minutes': minutes };
  expect(typedLimit(row('EUR', 2), time, texts)).toBe(units);
  expect(Object.keys(limitProblems(i18n, row('EUR', 2), time, texts)).length).toBe(units === null ? 1 : 0);
});

test('[RG-12] [RG-14] fields are empty, and have figures only where some are given', () => {
  expect(emptyTexts([day, time])).toEqual({ 'deposit-day': '', 'time-week-hours': '', 'time-week-minutes': '' });
  expect(isBlank(time, emptyTexts([time]))).toBe(true);
  const bare = limitFields(i18n, row('EUR', 2), day, { required: true, presets: [] });
  expect(JSON.stringify(bare)).not.toMatch(/\d/);
  expect(JSON.stringify(limitFields(i18n, row('EUR', 2), day, { required: true, presets: [5000n] }))).toContain(
    '50,00\u00a0EUR',
  );
});

test('[RG-16] [RG-44] the effect of an amount is shown before it is sent', () => {
  const now = Date.UTC(2026, 10, 27, 12);
  const words = { t, currency: row('GBP', 2, 'en-GB'), zone };
  const limits = [{ ...day, amount: 5000n, left: 5000n, restartsAt: null, pending: null }];
  const facts = { state: { limits, contactAbove: null }, raise: { wait: '24h' }, words, now } as const;
  expect(effectText(day, 4999n, facts)).toBe('limits.effect_now');
  expect(effectText(day, 5001n, facts)).toBe('limits.effect_later 2026-11-28 12:00:00 GMT');
  expect(effectText(day, null, facts)).toBe('limits.effect_later 2026-11-28 12:00:00 GMT');
  expect(effectText(day, 5001n, { ...facts, raise: undefined })).toBe('limits.effect_now');
  const month = { kind: 'deposit', period: 'month' } as const;
  const state = { limits, contactAbove: 35_000n };
  expect(effectText(month, 35_000n, { ...facts, state })).toBe('limits.effect_now');
  expect(effectText(month, 35_001n, { ...facts, state })).toBe('limits.effect_contact');
});

test('[RG-17] [RG-19] a refusal says what is left and when it restarts; of a limit over all operators only the latter', () => {
  const words = { t, currency: row('GBP', 2, 'en-GB'), zone };
  const restartsAt = Date.UTC(2026, 10, 28);
  const said = (left: bigint | null, overall = false, kind: 'deposit' | 'time' = 'deposit') =>
    reachedText(words, { kind, left, restartsAt, overall });
  expect(said(5000n)).toBe('limits.over GBP 50.00 2026-11-28 00:00:00 GMT');
  expect(said(0n)).toBe('limits.used_up 2026-11-28 00:00:00 GMT');
  expect(said(0n, false, 'time')).toBe('limits.left limits.duration 0 0 2026-11-28 00:00:00 GMT');
  expect(said(null, true)).toBe('limits.over_overall 2026-11-28 00:00:00 GMT');
  expect(limitAmount(words, 'deposit', null)).toBe('limits.none');
});
