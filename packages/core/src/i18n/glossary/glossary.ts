import { isLatin } from '../is-latin.ts';
import type { Locale } from '@housefront/contract/ids';
import bn_BD from './bn_BD.json' with { type: 'json' };
import da_DK from './da_DK.json' with { type: 'json' };
import de_DE from './de_DE.json' with { type: 'json' };
import en_US from './en_US.json' with { type: 'json' };
import es_ES from './es_ES.json' with { type: 'json' };
import fil_PH from './fil_PH.json' with { type: 'json' };
import hi_IN from './hi_IN.json' with { type: 'json' };
import ja_JP from './ja_JP.json' with { type: 'json' };
import ko_KR from './ko_KR.json' with { type: 'json' };
import my_MM from './my_MM.json' with { type: 'json' };
import nl_NL from './nl_NL.json' with { type: 'json' };
import pt_BR from './pt_BR.json' with { type: 'json' };
import sv_SE from './sv_SE.json' with { type: 'json' };
import ta_IN from './ta_IN.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };
import th_TH from './th_TH.json' with { type: 'json' };
import vi_VN from './vi_VN.json' with { type: 'json' };
import zh_CN from './zh_CN.json' with { type: 'json' };
import zh_TW from './zh_TW.json' with { type: 'json' };

/** A thing of the product that has one name in each language. */
interface Term {
  readonly means: string;
  /** Keys of texts that are or contain its name. */
  readonly keys: readonly string[];
}

/** The word of one language for a term. In languages with inflection, the part that all its forms share. */
interface Word {
  readonly say: string;
  /** Names that are not used for it. */
  readonly not: readonly string[];
}

/** The things that have one name in each language, by their id in `terms.json`. */
export const TERMS: Readonly<Record<string, Term>> = terms;

/** The words for the terms, by language. Read by people and by tests; no page loads it. */
export const GLOSSARY: Readonly<Record<Locale, Readonly<Record<string, Word>>>> = {
  zh_TW,
  zh_CN,
  en_US,
  vi_VN,
  ko_KR,
  ja_JP,
  th_TH,
  hi_IN,
  my_MM,
  ta_IN,
  bn_BD,
  de_DE,
  sv_SE,
  pt_BR,
  es_ES,
  nl_NL,
  da_DK,
  fil_PH,
};

/** Patterns of the refused words of a language, each with its replacement. */
const refused = (locale: Locale): readonly { readonly pattern: RegExp; readonly say: string }[] =>
  Object.values(GLOSSARY[locale]).flatMap(({ say, not }) =>
    not.map((word) => {
      // In languages with spaces a word is a whole one: "bind" is not in "binder".
      const pattern = isLatin(locale) ? `(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])` : word;
      return { pattern: new RegExp(pattern, 'iu'), say };
    }),
  );
const compiled = new Map<Locale, ReturnType<typeof refused>>();

/** Refused words in a text, as written there, each with its replacement. */
export function unwanted(locale: Locale, text: string): readonly { readonly word: string; readonly say: string }[] {
  const patterns = compiled.get(locale) ?? refused(locale);
  compiled.set(locale, patterns);
  return patterns.flatMap(({ pattern, say }) => {
    const found = pattern.exec(text);
    return found ? [{ word: found[0], say }] : [];
  });
}
