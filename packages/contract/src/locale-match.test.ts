import { expect, test } from 'vitest';
import { matchLocale } from './locale-match.ts';

test.each([
  ['zh', 'zh_CN'],
  ['zh-CN', 'zh_CN'],
  ['ZH-hans-cn', 'zh_CN'],
  ['zh_cn', 'zh_CN'],
  ['zh-Hant', 'zh_TW'],
  ['zh-Hant-TW', 'zh_TW'],
  ['zh-HK', 'zh_TW'],
  ['EN-gb', 'en_US'],
  ['my', 'my_MM'],
])('[I18N-06x] %s means %s', (tag, locale) => {
  expect(matchLocale(tag, ['zh_TW', 'zh_CN', 'en_US', 'my_MM'])).toBe(locale);
});

test.each([
  ['en-US@posix', 'en_US'],
  ['en_US@posix', 'en_US'],
  ['en-US-u-va-posix', 'en_US'],
  ['en_US.UTF-8', 'en_US'],
  ['zh_TW.Big5', 'zh_TW'],
  ['zh-Hant-TW@stroke', 'zh_TW'],
  ['zh-Hant@x', 'zh_TW'],
  ['zh_HK.utf8', 'zh_TW'],
  ['zh@pinyin', 'zh_CN'],
  ['my-MM@zawgyi', 'my_MM'],
  ['en-001@x', 'en_US'],
  ['EN@euro', 'en_US'],
  ['en-US-', 'en_US'],
  ['en-US-@', 'en_US'],
  ['en--US', 'en_US'],
  ['zh_TW(1)', 'zh_TW'],
  ['en-US/en', 'en_US'],
  ['en-US en', 'en_US'],
  ['zh-tw!', 'zh_TW'],
  ['my_', 'my_MM'],
])('[FLD-11] the sound beginning of %s means %s', (tag, locale) => {
  expect(matchLocale(tag, ['zh_TW', 'zh_CN', 'en_US', 'my_MM'])).toBe(locale);
});

test('[I18N-06x] a language counts where neither region nor script is on offer, and nonsense matches nothing', () => {
  expect(matchLocale('zh_TW', ['en_US', 'zh_CN'])).toBe('zh_CN');
  for (const tag of [
    '',
    '*',
    '@posix',
    'en1@x',
    'e@n',
    'posix@en',
    'english',
    '<script>',
    'x',
    'fr-FR',
    '__proto__',
    'zh'.repeat(9000),
  ])
    expect(matchLocale(tag, ['zh_CN', 'en_US'])).toBeUndefined();
});
