import { foldDigits } from './digits.ts';

/** Dots that keyboards and documents put inside a name. */
const DOTS = /[\u00b7\u0387\u16eb\u2022\u2027\u2219\u22c5\u25cf\u2e31\u2e33\u30fb\uff65\ua78f\u26ab]/gu;
const APOSTROPHES = /[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u2032\u0060\u00b4\uff07]/g;
const HYPHENS = /[\u2010\u2011\u2012\u2013\u2014\u2212\ufe63\uff0d\u058a\u05be]/g;

/**
 * Han characters: the blocks of the basic plane, 々 and 〇, and the two planes reserved for them. Written as ranges, because a
 * browser's `\p{Script=Han}` knows only its own version of Unicode.
 */
export const HAN = '\u3005\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{2fffd}\u{30000}-\u{3fffd}';

const BETWEEN_HAN = new RegExp(`(?<han>[${HAN}])\\s*[·.。．｡]\\s*(?=[${HAN}])`, 'gu');

const VIRAMA = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca';
/** Joiners that are part of the spelling: beside the virama of Indian and Sinhala scripts, and between Persian letters. */
const SPELLING = `[${VIRAMA}][\\u200c\\u200d]|\\p{L}[\\u200c\\u200d](?=[${VIRAMA}])|(?=\\p{L})\\p{Script=Arabic}\\u200c(?=(?=\\p{L})\\p{Script=Arabic})`;
/** Signs that are not seen, such as those of no width, directions and selectors of variants, and the spellings that hold such signs. */
const UNSEEN = new RegExp(`(?<spelling>${SPELLING})|\\p{Default_Ignorable_Code_Point}`, 'gu');
/**
 * A name as it is sent: composed, narrow, with one kind of dot, apostrophe and hyphen, one blank between words, and without
 * the signs of no width that keyboards and copies leave inside. Other invalid characters are kept, so that the rule can
 * refuse them (FLD-08).
 */
export const foldName = (typed: string): string =>
  foldDigits(typed)
    .replace(UNSEEN, '$<spelling>')
    .normalize('NFC')
    .replace(/[\uff01-\uff5e\uff61-\uffdc]+/g, (signs) => signs.normalize('NFKC'))
    .replace(DOTS, '·')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(BETWEEN_HAN, '$<han>·')
    .replace(/[\p{Zs}\t\r\n]+/gu, ' ')
    .trim();

const PART = `[${HAN}]+`;
const CHINESE = new RegExp(`^${PART}(?:·${PART})*$`, 'u');

// A composed letter has at most two further marks in any language of the script.
const LATIN = '(?:(?=\\p{L})\\p{Script=Latin}[\\u0300-\\u034e\\u0350-\\u036f]{0,2})+';
const LATIN_WORDS = new RegExp(`^${LATIN}(?:(?:[ '·-]|\\.? )${LATIN})*\\.?$`, 'u');

/**
 * Letters of any script, and characters that occur between them in documents: also `a/l`, `@` before a second name, and the
 * Tibetan tsheg.
 */
const SIGNS = /^[\p{L}\p{M}0-9\u3007\u0f0b\u05f3\u05f4 '·.,/@()&"-]+$/u;
const STRAY_MARK = /(?:^|[ '·.,/@()&"-])\p{M}/u;

/** Length in characters, as a person counts them. */
export const lengthOf = (text: string): number => Array.from(text).length;
const within = (text: string, min: number, max: number): boolean => lengthOf(text) >= min && lengthOf(text) <= max;
const isFolded = (text: string): boolean => foldName(text) === text;

/** Han characters with dots between, 2 to 20 together (FLD-08). */
export const isChineseName = (text: string): boolean => within(text, 2, 20) && CHINESE.test(text) && isFolded(text);

/** Words of Latin letters, 2 to 50 characters (REG-62x). */
export const isVietnameseName = (text: string): boolean =>
  within(text, 2, 50) && LATIN_WORDS.test(text) && isFolded(text);

/** A name in any script with at least one letter, in the form of {@link foldName}, without invisible characters (FLD-08). */
export function isName(text: string, max = 50): boolean {
  if (!within(text, 1, max) || !isFolded(text)) return false;
  const seen = text.replace(/[\u200c\u200d]/g, '');
  return SIGNS.test(seen) && !STRAY_MARK.test(seen) && /\p{L}/u.test(seen);
}
