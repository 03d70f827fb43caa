import { htmlLang } from './locale.ts';
import { untidy, wordsOf } from './text-form.ts';

/** Texts of a language as its files have them; nothing is known about the values. */
export type WrittenCatalogue = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A catalogue without gaps, and what was wrong with the written one (LOC-02). */
export interface CompletedCatalogue {
  /** Every text of the kit: the written ones, and those of a fallback language for all others. */
  readonly catalogue: Texts;
  /** Keys without a text, plural forms included. */
  readonly missing: readonly string[];
  /** Keys that the kit does not have, or has in another file. */
  readonly unknown: readonly string[];
  /** Texts that are not shown, each with the reason in words that follow "the text". */
  readonly faults: readonly (readonly [key: string, fault: string])[];
}

/** A key without its plural form. */
export const baseOf = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** Names of the values put into a text. */
export const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();

const NO_VALUE = ', which is no text. Write one in quotes.';

/** The error of a written text, in words that follow "the text"; undefined for none. */
function faultOf(text: unknown, reference: string): string | undefined {
  if (typeof text !== 'string') return `is ${JSON.stringify(text)}${NO_VALUE}`;
  const wanted = placeholders(reference);
  if (placeholders(text).join() !== wanted.join())
    return `needs the values ${wanted.map((name) => `{{${name}}}`).join(', ') || 'of none'}.`;
  return /\p{L}/u.test(wordsOf(reference)) ? untidy(text) : undefined;
}

/** The plural forms of a language; those of English if nothing is known about it. */
const pluralForms = (locale: string): readonly string[] =>
  new Intl.PluralRules([htmlLang(locale), 'en-US']).resolvedOptions().pluralCategories;

const own = <Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * Fills the gaps of a language's texts. Pages then load one catalogue, and never the fallback (LOC-02).
 * @param written texts by namespace, as their files have them
 * @param fallbacks complete catalogues in their order; the last one has the keys that count
 */
export function completeCatalogue(
  locale: string,
  written: WrittenCatalogue,
  fallbacks: readonly Texts[],
): CompletedCatalogue {
  const reference = fallbacks.at(-1) ?? {};
  const missing: string[] = [];
  const faults: (readonly [string, string])[] = [];
  const forms = pluralForms(locale);
  const known = new Set<string>();
  const complete = ([namespace, texts]: readonly [string, Readonly<Record<string, string>>]) => {
    const file = own(written, namespace);
    const take = (key: string, base: string, counted: boolean): string => {
      const english = own(texts, key) ?? own(texts, `${base}_other`) ?? '';
      const fallback = () =>
        fallbacks
          .map((each) => own(each[namespace], key) ?? (counted ? own(each[namespace], `${base}_other`) : undefined))
          .find((text) => text !== undefined) ?? english;
      const text = own(file, key);
      known.add(`${namespace} ${key}`);
      if (text === undefined) {
        missing.push(key);
        return fallback();
      }
      const fault = faultOf(text, english);
      if (fault === undefined && typeof text === 'string') return text;
      faults.push([key, fault ?? 'is none.']);
      return fallback();
    };
    const bases = [
      ...new Set(Object.keys(texts).map((key) => (own(texts, `${baseOf(key)}_other`) ? baseOf(key) : key))),
    ];
    return [
      namespace,
      Object.fromEntries(
        bases.flatMap((base) => {
          const counted = own(texts, `${base}_other`) !== undefined;
          const keys = counted ? forms.map((form) => `${base}_${form}`) : [base];
          return keys.map((key) => [key, take(key, base, counted)] as const);
        }),
      ),
    ] as const;
  };
  const catalogue = Object.fromEntries(Object.entries(reference).map(complete));
  const unknown = Object.entries(written).flatMap(([namespace, texts]) =>
    Object.keys(texts)
      .filter((key) => !known.has(`${namespace} ${key}`))
      .map((key) => `${namespace}.json: ${key}`),
  );
  return { catalogue, missing, unknown, faults };
}
