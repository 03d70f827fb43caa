import { expect, test } from 'vitest';
import * as ids from './ids.ts';

test('[CFG-10] the halls are exactly eight, 2 to 9', () => {
  expect(ids.HALLS.map(({ id, name }) => [id, name])).toEqual([
    [2, 'slot'],
    [3, 'live casino'],
    [4, 'sports'],
    [5, 'lottery'],
    [6, 'card game'],
    [7, 'virtual sport'],
    [8, 'cockfight'],
    [9, 'esport'],
  ]);
});

test('[CFG-11] hall keys are found by the id, and each means one hall', () => {
  const keys = ['slot', 'live', 'sport', 'lottery', 'chess', 'virtual_sport', 'cockfight', 'esport'];
  expect(ids.HALL_IDS.map(ids.hallKey)).toEqual(keys);
  expect(keys.map((key) => ids.HALLS.find((hall) => hall.key === key)?.id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(ids.hallKey(1)).toBeUndefined();
});

test('[CFG-14] there are seven platform codes', () => {
  expect(ids.CLIENT_TYPES).toEqual(['desktop', 'mobile', 'app', 'gesture', 'finger', 'wechat', 'pwa']);
});

test('[CFG-15] pwa has the code of mobile in the second table only', () => {
  expect(ids.FEATURE_CLIENT_TYPE.pwa).toBe(ids.FEATURE_CLIENT_TYPE.mobile);
  expect(ids.LOGIN_TYPE.pwa).not.toBe(ids.LOGIN_TYPE.mobile);
  expect({ ...ids.FEATURE_CLIENT_TYPE, pwa: 'pwa' }).toEqual(ids.LOGIN_TYPE);
});

test('[CFG-16] the third table numbers desktop, mobile and app', () => {
  expect(ids.SUPPORT_DEVICE).toEqual({ desktop: 0, mobile: 1, app: 2 });
});

test('[CFG-17x] platform values are lower-case names and support_device follows the third table', () => {
  expect(Object.entries(ids.LOGIN_TYPE).every(([clientType, value]) => clientType === value)).toBe(true);
  expect(ids.CLIENT_TYPES.map(ids.supportDevice)).toEqual([0, 1, 2, 2, 2, 1, 1]);
});

test('[CFG-18x] device is 0 desktop, 1 mobile web and PWA, 2 app', () => {
  expect([ids.deviceCode('desktop'), ids.deviceCode('mobile'), ids.deviceCode('pwa'), ids.deviceCode('app')]).toEqual([
    0, 1, 1, 2,
  ]);
});

test('[CFG-19x] the numberings of device are separate tables', () => {
  expect(ids.DISPLAY_DEVICE).toEqual({ all: 0, desktop: 1, mobile: 2 });
  expect(ids.BANNER_USE_TYPE).toEqual({ desktop: 0, small: 1, mobile: 2 });
  expect(ids.SUPPORT_DEVICE).not.toBe(ids.DEVICE_CODE);
  expect(ids.DISPLAY_DEVICE.desktop).not.toBe(ids.BANNER_USE_TYPE.desktop);
});

test('[CFG-22] the sign-in reminder keys are exactly seven', () => {
  expect(ids.SIGN_IN_EVENTS).toEqual([
    'click_signin',
    'click_signin_true',
    'click_signin_pass',
    'is_signin_pass',
    'is_signin_success',
    'is_signin_noopen',
    'is_signin_true',
  ]);
});

test('[I18N-10] the default currency is the first of the list', () => {
  expect(ids.defaultCurrency(['VND', 'USD'])).toBe('VND');
});

test('[I18N-12] a language falls back to the default currency when its own is not configured', () => {
  expect(ids.currencyOfLocale('ja_JP', ['RMB', 'USD'])).toBe('RMB');
  expect(ids.currencyOfLocale('en_US', ['RMB', 'USD'])).toBe('USD');
  expect(ids.currencyOfLocale('xx_XX', ['USD'])).toBe('USD');
});

test('[I18N-14] symbols are as the product shows them', () => {
  expect(ids.CURRENCY_SYMBOL).toEqual({
    RMB: '¥',
    JPY: '¥',
    VND: '₫',
    WON: '₩',
    THB: '฿',
    USD: '$',
    INR: '₹',
    MMK: 'K',
    BRL: 'R$',
    BDT: '৳',
    NGN: '₭',
  });
});

test('[PLAY-40] the demo providers are four', () => {
  expect(ids.DEMO_PROVIDERS).toEqual(['GPR8', 'GPJD', 'GPFC', 'GPJL']);
});
