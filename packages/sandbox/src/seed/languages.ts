import { LOCALES, type Locale } from '@housefront/contract/ids';

/** Languages in which the content of the sandbox is written, as a platform has a language for some of its sites only. */
export const WRITTEN = [
  'zh_TW',
  'zh_CN',
  'en_US',
  'vi_VN',
  'ko_KR',
  'ja_JP',
  'th_TH',
  'hi_IN',
  'my_MM',
  'ta_IN',
  'bn_BD',
] as const satisfies readonly Locale[];

/** A language of the content. */
export type Written = (typeof WRITTEN)[number];

const isWritten = (locale: string): locale is Written => WRITTEN.some((written) => written === locale);

/** The written language that stands for a language: itself, or English. */
export const writtenFor = (locale: Locale): Written => (isWritten(locale) ? locale : 'en_US');

/** Something of each written language, and that of English for all other languages. */
export const forEveryLanguage = <Value>(written: Readonly<Record<Written, Value>>): Readonly<Record<Locale, Value>> =>
  // Every language has an entry.
  Object.fromEntries(LOCALES.map((locale) => [locale, written[writtenFor(locale)]])) as Record<Locale, Value>;
