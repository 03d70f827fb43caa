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

test.each([
  ['no', 'nb_NO'],
  ['no-NO', 'nb_NO'],
  ['nn-NO', 'nb_NO'],
  ['nb', 'no_NO'],
  ['no', 'nn_NO'],
  ['cmn-Hans-CN', 'zh_CN'],
  ['yue', 'zh_TW'],
  ['zh-HK', 'yue_HK'],
  ['wuu-CN', 'zh_CN'],
  ['tl-PH', 'fil_PH'],
  ['fil', 'tl_PH'],
  ['zsm', 'ms_MY'],
  ['ms', 'zsm_MY'],
  ['zlm', 'ms_MY'],
  ['ms-MY', 'id_ID'],
  ['sh', 'sr_Latn_RS'],
  ['sr-Latn', 'sh_RS'],
  ['bs', 'hr_HR'],
  ['hr', 'bs_BA'],
  ['arz', 'ar_EG'],
  ['ar-MA', 'ary_MA'],
  ['arb', 'ar_SA'],
  ['in', 'id_ID'],
  ['id', 'in_ID'],
  ['iw-IL', 'he_IL'],
  ['he', 'iw_IL'],
  ['ji', 'yi_001'],
  ['mo', 'ro_RO'],
  ['pes', 'fa_IR'],
  ['swh', 'sw_KE'],
  ['ekk', 'et_EE'],
  ['vro', 'et_EE'],
  ['lvs', 'lv_LV'],
  ['ltg', 'lv_LV'],
  ['npi', 'ne_NP'],
  ['als', 'sq_AL'],
  ['aln', 'sq_AL'],
  ['khk', 'mn_MN'],
  ['uzn', 'uz_UZ'],
  ['azj', 'az_AZ'],
  ['gom', 'kok_IN'],
  ['quz', 'qu_PE'],
  ['qu', 'quz_PE'],
  ['gsw', 'de_DE'],
])('[LOC-04] %s is matched by %s', (tag, locale) => {
  expect(matchLocale(tag, ['en_US', locale, 'fr_FR'])).toBe(locale);
});

test('[LOC-04] members of each macro-language match it, and it matches them, behind the language itself', () => {
  const groups = {
    no: 'nb nn',
    ar: 'acm apc arq ary arz',
    ms: 'id zlm min',
    zh: 'yue wuu hak nan',
    sq: 'aln',
    lv: 'ltg',
  };
  for (const [macro, members] of Object.entries(groups)) {
    for (const member of members.split(' ')) {
      expect(matchLocale(member, ['en_US', `${macro}_XX`])).toBe(`${macro}_XX`);
      expect(matchLocale(macro, ['en_US', `${member}_XX`])).toBe(`${member}_XX`);
      expect(matchLocale(member, [`${macro}_XX`, `${member}_XX`])).toBe(`${member}_XX`);
      expect(matchLocale(macro, [`${member}_XX`, `${macro}_XX`])).toBe(`${macro}_XX`);
    }
  }
});

test('[LOC-04] the language itself comes before a relative in the same region', () => {
  expect(matchLocale('zh-HK', ['yue_HK', 'zh_TW', 'zh_CN'])).toBe('zh_TW');
  expect(matchLocale('yue-HK', ['zh_CN', 'zh_TW'])).toBe('zh_TW');
  expect(matchLocale('nn-NO', ['nb_NO', 'nn_NO'])).toBe('nn_NO');
});

test.each([
  ['uk', 'ru_RU'],
  ['ca', 'es_ES'],
  ['sr-Cyrl', 'hr_HR'],
  ['da', 'nb_NO'],
  ['pt', 'es_ES'],
])('[LOC-04] %s is another language than %s', (tag, locale) => {
  expect(matchLocale(tag, ['en_US', locale])).toBeUndefined();
});
