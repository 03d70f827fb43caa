import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveLocale } from './locale.ts';
import { isReadablePath } from './page-request.ts';
import { resolveViewMode } from './view-mode.ts';

const SITE = ['zh_CN', 'en_US', 'vi_VN'];

test.each([
  ['zh-Hant-HK,zh;q=0.5', 'zh_TW'],
  ['zh-HK', 'zh_TW'],
  ['zh', 'zh_CN'],
  ['fr, EN-gb', 'en_US'],
])('[I18N-06x] the languages "%s" of a browser get the page in %s', (acceptLanguage, locale) => {
  expect(resolveLocale({ cookies: [], acceptLanguage }, ['en_US', 'zh_CN', 'zh_TW'])).toBe(locale);
});

test('[I18N-04][I18N-05x] cookie beats browser beats fallback, clamped to the languages of the site', () => {
  const accept = 'fr;q=0.9, vi;q=0.5, en;q=0.7, de;q=0';
  expect(resolveLocale({ cookies: ['vi_VN', 'en_US'], acceptLanguage: accept }, SITE)).toBe('vi_VN');
  expect(resolveLocale({ cookies: [undefined, 'ko_KR'], acceptLanguage: accept }, SITE)).toBe('en_US');
  expect(resolveLocale({ cookies: [], acceptLanguage: 'fr-FR' }, SITE)).toBe('zh_CN');
  expect(resolveLocale({ cookies: [], acceptLanguage: undefined }, SITE)).toBe('zh_CN');
});

test('[I18N-06x] no header text whatever gives a locale the site does not have', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (cookie, header) => {
      expect(SITE).toContain(resolveLocale({ cookies: [cookie], acceptLanguage: header }, SITE));
    }),
  );
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const IPAD_DESKTOP =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const ANDROID_TABLET = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

test.each([
  [undefined, undefined, IPHONE, 'mobile'],
  [undefined, undefined, IPAD, 'mobile'],
  [undefined, undefined, IPAD_DESKTOP, 'desktop'],
  [undefined, '?0', ANDROID_TABLET, 'mobile'],
  [undefined, '?0', WINDOWS, 'desktop'],
  [undefined, '?1', WINDOWS, 'mobile'],
  [undefined, undefined, undefined, 'desktop'],
  ['desktop', '?1', IPHONE, 'desktop'],
  ['mobile', '?0', WINDOWS, 'mobile'],
  ['tablet', undefined, WINDOWS, 'desktop'],
])('[GW-02] cookie %s, hint %s, agent %s: %s', (cookie, hint, userAgent, mode) => {
  expect(resolveViewMode({ cookie, hint, userAgent })).toBe(mode);
});

test('[GW-01] half escapes, bytes outside UTF-8 and zero bytes are not readable paths', () => {
  expect(['/%', '/%e9', '/%ff%fe', '/%00', '/%zz'].filter(isReadablePath)).toEqual([]);
  expect(isReadablePath('/%E9%81%8A/x')).toBe(true);
});
