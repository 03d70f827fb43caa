import { forEveryLanguage, WRITTEN, type Written } from '../languages.ts';
import type { Texts } from '../types.ts';

/** A keyed text of a vocabulary table. */
export interface Word {
  /** First column; for themes the motif of the art. */
  readonly key: string;
  readonly texts: Texts;
}

/** The texts of all languages from a function of the languages that are written. */
export const textsOf = (text: (locale: Written) => string): Texts =>
  forEveryLanguage({
    zh_TW: text('zh_TW'),
    zh_CN: text('zh_CN'),
    en_US: text('en_US'),
    vi_VN: text('vi_VN'),
    ko_KR: text('ko_KR'),
    ja_JP: text('ja_JP'),
    th_TH: text('th_TH'),
    hi_IN: text('hi_IN'),
    my_MM: text('my_MM'),
    ta_IN: text('ta_IN'),
    bn_BD: text('bn_BD'),
  });

/**
 * Reads rows of `key | zh_TW | zh_CN | en_US | vi_VN | ko_KR | ja_JP | th_TH | hi_IN | my_MM | ta_IN | bn_BD`.
 * Throws on a row without all twelve cells, so a gap cannot ship.
 */
export function words(table: string): Word[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [key = '', ...cells] = row.split('|').map((cell) => cell.trim());
      if (key === '' || cells.length !== WRITTEN.length || cells.includes('')) {
        throw new Error(`incomplete vocabulary row: ${row}`);
      }
      return { key, texts: textsOf((locale) => cells[WRITTEN.indexOf(locale)] ?? '') };
    });
}
