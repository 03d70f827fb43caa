import { LOCALES, type Locale } from '@housefront/contract/ids';
import { expect, test } from 'vitest';
import { FALLBACK_LOCALE } from './index.ts';
import { textsOf, wordsOf } from './locales.fixtures.ts';

/** Letters of each language. */
const SCRIPTS: Readonly<Record<Locale, RegExp>> = {
  zh_TW: /\p{Script=Han}/u,
  zh_CN: /\p{Script=Han}/u,
  en_US: /[A-Za-z]/,
  vi_VN: /\p{Script=Latin}/u,
  ko_KR: /\p{Script=Hangul}/u,
  ja_JP: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  th_TH: /\p{Script=Thai}/u,
  hi_IN: /\p{Script=Devanagari}/u,
  my_MM: /\p{Script=Myanmar}/u,
  ta_IN: /\p{Script=Tamil}/u,
  bn_BD: /\p{Script=Bengali}/u,
};

const LATIN = /[A-Za-z]/;

/** Names of things, the same in every language. */
const NAMES = 'iPhone iPad Android Safari Chrome SMS QQ Telegram WhatsApp WeChat Zalo Skype Facebook'.split(' ');

/** Latin text that is at home in these languages. */
const BORROWED: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  ja_JP: ['OK', 'e'],
  ko_KR: ['e'],
  vi_VN: ['Jackpot', 'Menu', 'Hot', 'Esports'],
};

const lettersOf = (text: string): readonly string[] => wordsOf(text).match(/[\p{L}\p{M}]/gu) ?? [];
const entriesOf = async (locale: Locale) => [...(await textsOf(locale))];

/** Entries with a letter that is not accepted. */
const withForeignLetters = async (locale: Locale, accepted: (letter: string) => boolean) =>
  (await entriesOf(locale)).filter(([, text]) => !lettersOf(text).every(accepted));

const scripted = LOCALES.filter((locale) => locale !== 'vi_VN' && locale !== 'en_US');

test.each(scripted)(
  '[I18N-19x] %s is written in its own script, but for words borrowed as they are',
  async (locale) => {
    const borrowed = [...NAMES, ...(BORROWED[locale] ?? [])];
    const own = SCRIPTS[locale];
    expect(await withForeignLetters(locale, (letter) => own.test(letter) || /[A-Za-z]/.test(letter))).toEqual([]);
    const entries = await entriesOf(locale);
    const latin = entries.flatMap(([, text]) => wordsOf(text).match(/[A-Za-z]+/g) ?? []);
    expect(latin.filter((word) => !borrowed.includes(word))).toEqual([]);
    expect(entries.filter(([, text]) => !borrowed.includes(text) && !own.test(text))).toEqual([]);
  },
);

test('[I18N-19x] English is written in plain Latin letters and Vietnamese in Latin letters', async () => {
  expect(await withForeignLetters('en_US', (letter) => SCRIPTS.en_US.test(letter))).toEqual([]);
  expect(await withForeignLetters('vi_VN', (letter) => SCRIPTS.vi_VN.test(letter))).toEqual([]);
});

test('[I18N-19x] Vietnamese is no English and has its marks', async () => {
  const english = await textsOf(FALLBACK_LOCALE);
  const entries = await entriesOf('vi_VN');
  const borrowed = [...NAMES, ...(BORROWED.vi_VN ?? [])];
  expect(entries.filter(([key, text]) => !borrowed.includes(text) && text === english.get(key))).toEqual([]);
  const marked = entries.filter(([, text]) => /đ|\p{M}/iu.test(text.normalize('NFD')));
  expect(marked.length / entries.length).toBeGreaterThan(0.9);
});

test('[I18N-19x] Japanese has kana and Korean has Hangul in most texts, so that neither is Chinese', async () => {
  for (const [locale, script] of [
    ['ja_JP', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
    ['ko_KR', /\p{Script=Hangul}/u],
  ] as const) {
    const entries = await entriesOf(locale);
    expect(entries.filter(([, text]) => script.test(text)).length / entries.length).toBeGreaterThan(0.85);
  }
});

/** Characters of a two-byte national set: its rows and cells as bytes. */
const nationalSet = (
  encoding: string,
  first: readonly [number, number],
  cells: readonly (readonly [number, number])[],
) => {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let row = first[0]; row <= first[1]; row += 1)
    for (const [from, to] of cells)
      for (let cell = from; cell <= to; cell += 1) characters.add(decoder.decode(Uint8Array.of(row, cell)));
  return characters;
};

test('[I18N-19x] simplified and traditional Chinese do not mix', async () => {
  const simplified = nationalSet('gb2312', [0xb0, 0xf7], [[0xa1, 0xfe]]);
  const traditional = nationalSet(
    'big5',
    [0xa4, 0xf9],
    [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  );
  expect([simplified.has('请'), simplified.has('請'), traditional.has('请'), traditional.has('請')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(await withForeignLetters('zh_CN', (letter) => LATIN.test(letter) || simplified.has(letter))).toEqual([]);
  expect(await withForeignLetters('zh_TW', (letter) => LATIN.test(letter) || traditional.has(letter))).toEqual([]);
});

test.each(['zh_CN', 'zh_TW', 'ja_JP'] as const)('[I18N-19x] %s uses full-width punctuation', async (locale) => {
  expect((await entriesOf(locale)).filter(([, text]) => /[,:;?!()]/.test(text))).toEqual([]);
});
