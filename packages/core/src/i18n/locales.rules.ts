import { isLatin } from './is-latin.ts';
import type { Locale } from '@housefront/contract/ids';
import { untidy, wordsOf } from './text-form.ts';

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
  de_DE: /[A-Za-zÄÖÜäöüß]/,
  sv_SE: /[A-Za-zÅÄÖåäöé]/,
  pt_BR: /[A-Za-zÁÂÃÀÇÉÊÍÓÔÕÚáâãàçéêíóôõúü]/,
  es_ES: /[A-Za-zÁÉÍÑÓÚáéíñóúü]/,
  nl_NL: /[A-Za-zéèëïöüó]/,
  da_DK: /[A-Za-zÆØÅæøåé]/,
  fil_PH: /[A-Za-zñ]/,
};

/** Names of things, the same in every language. */
const NAMES =
  'iPhone iPad Android Safari Chrome SMS QQ Telegram WhatsApp WeChat Zalo Skype Facebook LINE VIP JavaScript'.split(
    ' ',
  );

/** Latin words that are normal in these languages. */
const BORROWED: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  ja_JP: ['OK', 'e'],
  ko_KR: ['e'],
  vi_VN: ['Jackpot', 'Email', 'Menu', 'Hot', 'Esports'],
};

/** Characters of a two-byte national set: its rows and cells as bytes. */
const nationalSet = (
  encoding: string,
  [first, last]: readonly [number, number],
  cells: readonly (readonly [number, number])[],
): ReadonlySet<string> => {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let row = first; row <= last; row += 1)
    for (const [from, to] of cells)
      for (let cell = from; cell <= to; cell += 1) characters.add(decoder.decode(Uint8Array.of(row, cell)));
  return characters;
};

/** Signs of simplified and of traditional Chinese, which do not mix. */
const CHINESE: Readonly<Partial<Record<Locale, ReadonlySet<string>>>> = {
  zh_CN: nationalSet('gb2312', [0xb0, 0xf7], [[0xa1, 0xfe]]),
  zh_TW: nationalSet(
    'big5',
    [0xa4, 0xf9],
    [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  ),
};

const FULL_WIDTH: ReadonlySet<Locale> = new Set(['zh_CN', 'zh_TW', 'ja_JP']);

/**
 * The error of a text in a language, with the remedy, in words that follow "the text"; undefined for none. A test checks
 * the catalogues with it, and the generators check their texts before writing them (I18N-19x).
 * @param english the English text of the key, if known
 */
export function textFault(locale: Locale, text: string, english?: string): string | undefined {
  const fault = untidy(text);
  if (fault) return fault;
  const own = SCRIPTS[locale];
  const borrowed = [...NAMES, ...(BORROWED[locale] ?? [])];
  const letters = wordsOf(text).match(/[\p{L}\p{M}]/gu) ?? [];
  const mine = (letter: string) => own.test(letter) && (CHINESE[locale]?.has(letter) ?? true);
  const remedy = `Write it in the letters of ${locale}`;
  if (!letters.every((letter) => mine(letter) || /[A-Za-z]/.test(letter)))
    return `has letters of another language. ${remedy}.`;
  if (locale === 'vi_VN' && text === english && !borrowed.includes(text))
    return 'is the same in English. Write it in Vietnamese.';
  if (FULL_WIDTH.has(locale) && /[,:;?!()]/.test(text)) return 'has narrow punctuation. Write it full-width.';
  // Words in Latin letters cannot be distinguished from English ones by their letters.
  if (isLatin(locale)) return undefined;
  const foreign = (wordsOf(text).match(/[A-Za-z]+/g) ?? []).filter((word) => !borrowed.includes(word));
  const native = own.test(text) || borrowed.includes(text);
  return foreign.length === 0 && native
    ? undefined
    : `has words in Latin letters. ${remedy}, or add a name that is the same everywhere to NAMES in packages/core/src/i18n/locales.rules.ts.`;
}
