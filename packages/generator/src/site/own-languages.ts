import { isLanguageCode, isLocale } from '@housefront/contract/ids';
import type { Question } from '../base/questions.ts';

/** Languages that a question accepts beside those of the kit. */
export const otherLanguages: NonNullable<Question['others']> = {
  accept: isLanguageCode,
  words: 'a code such as fr_FR for a language of your own',
};

/** The name of a language in that language, e.g. Français of fr_FR; its code if Node does not know it. */
export function nameOfLanguage(code: string): string {
  const tag = code.replaceAll('_', '-');
  const name = new Intl.DisplayNames([tag, 'en-US'], { type: 'language', fallback: 'none' }).of(
    tag.split('-')[0] ?? tag,
  );
  return name === undefined ? code : name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The languages of a list that the kit does not ship, with their names. */
export const ownLanguages = (list: readonly string[]): readonly { readonly code: string; readonly name: string }[] =>
  list.filter((code) => !isLocale(code)).map((code) => ({ code, name: nameOfLanguage(code) }));

/** The folder of a language's texts, from the root. */
export const textsFolder = (site: string, code: string): string => `sites/${site}/locales/${code}`;
