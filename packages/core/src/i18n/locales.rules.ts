import { isLatin } from './is-latin.ts';
import type { Locale } from '@housefront/contract/ids';
import { untidy, wordsOf } from './text-form.ts';

const RULES = 'packages/core/src/i18n/locales.rules.ts';

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
  'iPhone iPad Android Safari Chrome SMS QQ Telegram WhatsApp WeChat Zalo Skype Facebook LINE VIP RTP JavaScript'.split(
    ' ',
  );

/** Latin words that are normal in these languages; in those with Latin letters, whole texts that are the same in English. */
const BORROWED: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  ja_JP: ['OK', 'e'],
  ko_KR: ['e'],
  vi_VN: 'Jackpot,Email,Menu,Hot,Esports,Game,Top 10'.split(','),
  de_DE:
    'Agent,Bank,Bonus,Code,Coin,Demo,Details,Downline,Highlights,Jackpot,Jackpots,Limit,Limits,Live,Marketing,Name,OK,Passkey,Passkeys,Slots,Standard,Status,Top 10,Wallet'.split(
      ',',
    ),
  sv_SE: 'Agent,Bank,Bonus,Coin,Demo,Information,Live,OK,Passkey,Passkeys,Period,Slots,Standard,Status,min'.split(','),
  pt_BR: 'Demo,Jackpot,Jackpots,Marketing,Menu,OK,Slots,Status,Top 10,Total,h min,min'.split(','),
  es_ES: 'Demo,Esports,Jackpot,Jackpots,Marketing,OK,Slots,Top 10,Total,h min,min'.split(','),
  nl_NL:
    'Account,Agent,Bank,Bonus,Code,Coin,Demo,Details,Downline,Filters,Interval,Jackpot,Jackpots,Later,Live,Live casino,Marketing,Menu,OK,Passkey,Passkeys,Per week,Slots,Status,Top 10,Wallet,min,week'.split(
      ',',
    ),
  da_DK:
    'Agent,Bank,Bonus,Coin,Demo,Downline,Information,Interval,Jackpot,Jackpots,Live,Live casino,Menu,Note,OK,Slots,Standard,Status,Top 10,Type,Wallet'.split(
      ',',
    ),
  // Filipinos mix English nouns into their sentences; only the nouns of this trade and of devices stay as they are.
  fil_PH:
    'Account,Account number,Address,Agent,Agent ID,Balance,Bank account,Bonus,Code,Coin,Currency,Customer service,Default,Demo,Deposit,Downline,Email,Esports,Exchange rate,Home,ID number,IP address,Jackpot,Jackpots,Key,Limit,Live,Live casino,Lottery,Lucky wheel,Main wallet,Marketing,Menu,Network,OK,Panic button,Passkey,Password,Provider,Reality check,Rebate,Recovery code,Referral code,SMS code,Security question,Self-exclusion,Slots,Sports,Status,Text message,Top 10,Transaction ID,Transfer,Two-step verification,Verification code,Virtual,Virtual sports,Wagering requirement,Wallet,Withdrawal,Withdrawal PIN,min'.split(
      ',',
    ),
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

/** The words of a text, without values and what joins them. */
const wordsIn = (text: string): string => wordsOf(text).replaceAll(/\s+/g, ' ').replace(/:\s*$/, '').trim();

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
  // Words in Latin letters cannot be distinguished from English ones by their letters.
  if (isLatin(locale) && text === english && locale !== 'en_US' && !borrowed.includes(wordsIn(text)))
    return `is the same in English. Write it in ${locale}, or add it to BORROWED in ${RULES}.`;
  if (FULL_WIDTH.has(locale) && /[,:;?!()]/.test(text)) return 'has narrow punctuation. Write it full-width.';
  if (isLatin(locale)) return undefined;
  const foreign = (wordsOf(text).match(/[A-Za-z]+/g) ?? []).filter((word) => !borrowed.includes(word));
  const native = own.test(text) || borrowed.includes(text);
  return foreign.length === 0 && native
    ? undefined
    : `has words in Latin letters. ${remedy}, or add a name that is the same everywhere to NAMES in ${RULES}.`;
}
