import { LOCALES, type Locale } from '@housefront/contract/ids';

/** Languages in which games are named; the others say their English names, as sites of those countries do. */
export const NAMED = [
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

/** Languages in which the content of the sandbox is written, as a platform has a language for some of its sites only. */
export const WRITTEN = [...NAMED, 'de_DE', 'sv_SE', 'pt_BR', 'fil_PH'] as const satisfies readonly Locale[];

/** A language of names of games. */
export type Named = (typeof NAMED)[number];

/** A language of the content. */
export type Written = (typeof WRITTEN)[number];

/** One text in all languages that ship; some are in English. */
export type Texts = Readonly<Record<Locale, string>>;

/**
 * Something of each written language, and that of English for all other languages. Only the former is sent, as by a platform
 * that does not have the others.
 */
export function forEveryLanguage<Value, Language extends Locale = Written>(
  written: Readonly<Record<Language | 'en_US', Value>>,
): Readonly<Record<Locale, Value>> {
  const all: Partial<Record<Locale, Value>> = { ...written };
  for (const locale of LOCALES)
    if (!Object.hasOwn(written, locale))
      Object.defineProperty(all, locale, { value: written.en_US, enumerable: false });
  // Every language has a property.
  return all as Record<Locale, Value>;
}
