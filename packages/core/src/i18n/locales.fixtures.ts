import { htmlLang, loadLocale } from './index.ts';
import type { Catalogue } from './locales.ts';

/** Shipped texts of one language by full key. */
export const textsOf = async (locale: string): Promise<ReadonlyMap<string, string>> => {
  const catalogue: Catalogue = await loadLocale(locale);
  return new Map(Object.values(catalogue).flatMap((texts) => Object.entries(texts)));
};

/** A key without its plural form. */
export const baseOf = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** The plural forms that a language has. */
export const pluralForms = (locale: string): readonly string[] =>
  new Intl.PluralRules(htmlLang(locale)).resolvedOptions().pluralCategories;

/** Names of the values put into a text. */
export const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();
