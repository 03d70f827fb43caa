/** From here on words run along the radius, where there is more room for them. */
const MANY = 10;
/** Room along the radius between hub and rim, in percent of the wheel. */
const ALONG = 28;
/** Letters of a small size on the wheel of a phone of 320 px: what one em is there, in percent of the wheel. */
const EM = 4.8;

/** Scripts without spaces between words, whose lines may end anywhere. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Mymr}]/u;
const wide = /\p{sc=Tamil}/u;

/** About how wide a word is in bold, in em; points of an amount take little room, marks above and below a letter none. */
const emsOf = (word: string): number =>
  unspaced.test(word) ? 0 : word.replaceAll(/[\p{Mn}.,]/gu, '').length * (wide.test(word) ? 0.92 : 0.58);

export interface WheelWords {
  /** Words run along the radius instead of across the segment. */
  readonly along: boolean;
  /** Width of the words of a prize, in percent of the wheel. */
  readonly width: number;
  /** About how wide the longest word of each name is, in em; at least 1. */
  readonly ems: readonly number[];
}

/** How names are written on a wheel, so that no word of theirs is broken (ROU-02, DES-06). */
export function wheelWords(names: readonly string[]): WheelWords {
  const across = Math.min(38, 56 * Math.tan(Math.PI / names.length));
  const ems = names.map((name) => Math.max(1, ...name.split(/[\s-]+/).map(emsOf)));
  const along = names.length >= MANY || Math.max(...ems) * EM > across;
  return { along, width: along ? ALONG : across, ems };
}
