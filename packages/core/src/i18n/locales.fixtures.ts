export { baseOf, placeholders } from './complete-catalogue.ts';
import { htmlLang, loadLocale } from './index.ts';
import type { Catalogue } from './locales.ts';

/** Shipped texts of one language by full key. */
export const textsOf = async (locale: string): Promise<ReadonlyMap<string, string>> => {
  const catalogue: Catalogue = await loadLocale(locale);
  return new Map(Object.values(catalogue).flatMap((texts) => Object.entries(texts)));
};

/** The plural forms that a language has. */
export const pluralForms = (locale: string): readonly string[] =>
  new Intl.PluralRules(htmlLang(locale)).resolvedOptions().pluralCategories;
