/** Labels of stories and tests: the shipped ones, and two variants that reveal clipped texts. */
import catalogues from 'virtual:catalogues';
import { labelsOf, type LabelGroup, type Labels, type Translate } from '../labels/index.ts';
import { pseudo, type FixtureLocale } from './base.fixtures.ts';

type Values = Readonly<Record<string, string | number>>;

/** Translates a key in a shipped language, with plural forms. */
function textOf(locale: string, key: string, { count }: Values): string {
  const form = new Intl.PluralRules(locale.replace('_', '-')).select(Number(count ?? 0));
  const text = catalogues[locale]?.[key] ?? catalogues[locale]?.[`${key}_${form}`];
  if (text === undefined) throw new Error(`The catalogue of ${locale} has no text "${key}".`);
  return text;
}

function formOf(locale: FixtureLocale, key: string, values: Values): string {
  if (locale === 'pseudo') return pseudo(textOf('en_US', key, values));
  if (locale !== 'longest') return textOf(locale, key, values);
  const all = Object.keys(catalogues).map((language) => textOf(language, key, values));
  return all.reduce((longest, text) => (text.length > longest.length ? text : longest));
}

/** The texts of a language by key. */
export const translator =
  (locale: FixtureLocale): Translate =>
  (key, values = {}) =>
    formOf(locale, key, values).replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));

/** A group of labels in a language. */
export const labels = <Group extends LabelGroup>(locale: FixtureLocale, group: Group): Labels<Group> =>
  labelsOf(translator(locale), group);
