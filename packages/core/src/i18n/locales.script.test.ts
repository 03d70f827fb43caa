import { LOCALES, type Locale } from '@housefront/contract/ids';
import { expect, test } from 'vitest';
import { FALLBACK_LOCALE } from './locale.ts';
import { textsOf } from './locales.fixtures.ts';
import { textFault } from './locales.rules.ts';
import untranslated from './untranslated.json' with { type: 'json' };

/** Keys of texts that are still English, by the languages in which they are. */
const waiting: Readonly<Record<string, readonly string[]>> = untranslated;
const isWaiting = (key: string, locale: Locale) => waiting[key]?.includes(locale) === true;

const entriesOf = async (locale: Locale) => [...(await textsOf(locale))];

test.each(LOCALES)(
  '[I18N-19x] %s is tidy and written in its own script, but for words borrowed as they are',
  async (locale) => {
    const english = await textsOf(FALLBACK_LOCALE);
    const faults = (await entriesOf(locale)).map(([key, text]) => [
      key,
      text,
      isWaiting(key, locale) ? undefined : textFault(locale, text, english.get(key)),
    ]);
    expect(faults.length).toBeGreaterThan(400);
    expect(faults.filter(([, , fault]) => fault !== undefined)).toEqual([]);
  },
);

test('[I18N-19x] what is listed as to be translated is a text of that language, and still the English one', async () => {
  const english = await textsOf(FALLBACK_LOCALE);
  for (const [key, locales] of Object.entries(waiting)) {
    const texts = await Promise.all(locales.map(async (locale) => (await textsOf(locale)).get(key)));
    expect([key, locales.length > 0, texts]).toEqual([key, true, locales.map(() => english.get(key) ?? 'no text')]);
  }
});

test.each([
  ['en_US', 'Café', /letters of another language/],
  ['en_US', '', /no letter/],
  ['en_US', '!?', /no letter/],
  ['en_US', ' Fair play', /stray spaces/],
  ['en_US', 'Fair\u00a0play', /stray spaces/],
  ['vi_VN', 'Cho\u031bi', /letters in parts/],
  ['en_US', 'See $t(common.home)', /catalogue/],
  ['en_US', '{x} of it', /catalogue/],
  ['hi_IN', 'शीर्ष १०', /digits of another script/],
  ['vi_VN', 'Fair play', /same in English/],
  ['zh_CN', '請坐', /another language/],
  ['zh_TW', '请坐', /another language/],
  ['ko_KR', '公平', /another language/],
  ['ja_JP', '公平!', /full-width/],
  ['zh_CN', '公平,游戏', /full-width/],
  ['ta_IN', 'Fair play', /Latin letters/],
  ['th_TH', 'VIP club', /Latin letters/],
] as const)('[I18N-19x] in %s the text %j has a fault', (locale, text, fault) => {
  expect(textFault(locale, text, 'Fair play')).toMatch(fault);
});

test.each(['vi_VN', 'de_DE', 'sv_SE', 'pt_BR', 'es_ES', 'nl_NL', 'da_DK', 'fil_PH'] as const)(
  '[LOC-03] in %s a text that is still the English one is a fault, but for the words that it says so',
  async (locale) => {
    const english = [...(await textsOf(FALLBACK_LOCALE))];
    const passed = english.filter(([, text]) => textFault(locale, text, text) === undefined);
    // Sentences are never the same, and few of the other texts are.
    expect(passed.filter(([, text]) => /[.?!…]/.test(text))).toEqual([]);
    expect(passed.length).toBeLessThan(english.length / 10);
    for (const text of ['Cancel', 'Close', 'Games', '{{count}} games', 'Your limit is active'])
      expect([text, textFault(locale, text, text)]).toEqual([text, expect.stringMatching(/same in English/)]);
  },
);

test('[I18N-19x] names that are the same everywhere, digits and words of the language are at home', () => {
  expect(LOCALES.filter((locale) => textFault(locale, 'VIP', 'VIP') !== undefined)).toEqual([]);
  for (const [locale, text] of [
    ['en_US', 'Top 10'],
    ['zh_CN', '前10名'],
    ['zh_TW', '請輸入 SMS'],
    ['vi_VN', 'Chơi công bằng'],
    ['vi_VN', 'Jackpot'],
    ['ja_JP', 'OK'],
    ['ko_KR', '공정한 게임'],
  ] as const)
    expect([text, textFault(locale, text, 'Jackpot')]).toEqual([text, undefined]);
});

test('[I18N-19x] Vietnamese has its marks', async () => {
  const entries = await entriesOf('vi_VN');
  const marked = entries.filter(([, text]) => /đ|\p{M}/iu.test(text.normalize('NFD')));
  expect(marked.length / entries.length).toBeGreaterThan(0.9);
});

test('[I18N-19x] Japanese has kana and Korean has Hangul in most sentences, so that neither is Chinese', async () => {
  for (const [locale, script] of [
    ['ja_JP', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
    ['ko_KR', /\p{Script=Hangul}/u],
  ] as const) {
    // Headings may be of Chinese signs alone.
    const sentences = (await entriesOf(locale)).filter(([, text]) => text.length > 8);
    expect(sentences.length).toBeGreaterThan(150);
    expect(sentences.filter(([, text]) => script.test(text)).length / sentences.length).toBeGreaterThan(0.95);
  }
});
