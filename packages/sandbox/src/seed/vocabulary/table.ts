import { forEveryLanguage, NAMED, WRITTEN, type Named, type Written, type Texts } from './languages.ts';
import type { Locale } from '@housefront/contract/ids';

/** A keyed text of a vocabulary table. */
export interface Word {
  /** First column; for themes the motif of the art. */
  readonly key: string;
  readonly texts: Texts;
}

const textsIn = <Language extends Locale>(languages: readonly Language[], text: (locale: Language) => string): Texts =>
  forEveryLanguage<string, Language>(
    // `languages` has every key of the record.
    Object.fromEntries(languages.map((locale) => [locale, text(locale)])) as Record<Language | 'en_US', string>,
  );

/** The texts of all languages from a function of the languages that are written. */
export const textsOf = (text: (locale: Written) => string): Texts => textsIn(WRITTEN, text);

/** The names of a game in all languages from a function of the languages in which games are named. */
export const namesOf = (text: (locale: Named) => string): Texts => textsIn(NAMED, text);

function read(table: string, languages: readonly Locale[]): Word[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [key = '', ...cells] = row.split('|').map((cell) => cell.trim());
      if (key === '' || cells.length !== languages.length || cells.includes(''))
        throw new Error(`incomplete vocabulary row: ${row}`);
      return { key, texts: textsIn(languages, (locale) => cells[languages.indexOf(locale)] ?? '') };
    });
}

/**
 * Reads rows of `key | zh_TW | zh_CN | en_US | vi_VN | ko_KR | ja_JP | th_TH | hi_IN | my_MM | ta_IN | bn_BD | de_DE | sv_SE |
 * pt_BR | fil_PH`. Throws on a row without all cells, so a gap cannot ship.
 */
export const words = (table: string): Word[] => read(table, WRITTEN);

/** As {@link words} without the last four: for names of games, and for the texts that are inside games. */
export const gameWords = (table: string): Word[] => read(table, NAMED);
