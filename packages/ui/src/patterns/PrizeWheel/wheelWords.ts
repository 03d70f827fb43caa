/** Number of prizes from which words run along the radius, where they have more room. */
const MANY = 10;
/** Room along the radius between hub and rim, in percent of the wheel. */
const ALONG = 28;
/** One em of small text on the wheel of a 320 px phone, in percent of the wheel. */
const EM = 4.8;

/** Scripts without spaces between words, whose lines may end anywhere. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Mymr}]/u;
const wide = /\p{sc=Tamil}/u;

/** Approximate width of a word in bold, in em; points of an amount are narrow, marks above and below a letter have no width. */
const emsOf = (word: string): number =>
  unspaced.test(word) ? 0 : word.replaceAll(/[\p{Mn}.,]/gu, '').length * (wide.test(word) ? 0.92 : 0.58);

/** How the names of the prizes are written on a wheel. */
export interface WheelWords {
  /** Words run along the radius instead of across the segment. */
  readonly along: boolean;
  /** Width of the words of a prize, in percent of the wheel. */
  readonly width: number;
  /** Approximate width of the longest word of each name, in em; at least 1. */
  readonly ems: readonly number[];
}

/** Layout of names on a wheel, so that no word is broken (ROU-02). */
export function wheelWords(names: readonly string[]): WheelWords {
  const across = Math.min(38, 56 * Math.tan(Math.PI / names.length));
  const ems = names.map((name) => Math.max(1, ...name.split(/[\s-]+/).map(emsOf)));
  const along = names.length >= MANY || Math.max(...ems) * EM > across;
  return { along, width: along ? ALONG : across, ems };
}
