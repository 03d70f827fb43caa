/**
 * Marks that belong to the character before them. Besides the marks of Unicode: joiners, tones of emoji, tags of flags, Thai
 * and Lao vowels attached to it, half-width Japanese marks, and parts of Korean syllables.
 */
const MARK = String.raw`[\p{M}\p{EMod}\u200c\u200d\u0e33\u0eb3\uff9e\uff9f\u1160-\u11ff\ud7b0-\ud7fb\u{e0020}-\u{e007f}]`;
/** Signs that join the letter after them to that before: conjuncts of Indic and Burmese scripts. */
const JOINER = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u1039\u17d2][\p{M}\u200d]{0,4}[\u0904-\u0dff\u1000-\u109f\u1780-\u17b3]`;
/** Signs before a number or letter that they belong to, and first parts of Korean syllables. */
const BEFORE = String.raw`[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e\u{110bd}\u{110cd}\u{111c2}\u{111c3}\u1100-\u115f\ua960-\ua97c]`;

/**
 * One character as a person counts: a flag, a family of joined emoji, a letter with its accents. `Intl.Segmenter` differs
 * between servers and browsers, and some browsers lack it, so hydrated text would differ; hence this pattern of our own.
 * Where the two differ, this pattern joins more code points. The number of marks is limited, so that one character cannot
 * fill a page.
 */
export const GRAPHEME = String.raw`\r\n|${BEFORE}{0,8}(?:\p{RI}\p{RI}|[^])(?:${JOINER}|\u200d\p{ExtPict}|${MARK}){0,31}`;

/** The first characters of a text, as people count them. */
export function firstGraphemes(text: string, most: number): string {
  if (text.length <= most) return text;
  const pattern = new RegExp(GRAPHEME, 'uy');
  for (let count = 0; count < most && pattern.test(text); count += 1);
  // The index is at the start again when the text has ended.
  return pattern.lastIndex === 0 && most > 0 ? text : text.slice(0, pattern.lastIndex);
}

/** The characters of a text, as people count them. */
export const graphemes = (text: string): readonly string[] => text.match(new RegExp(GRAPHEME, 'gu')) ?? [];

/** A text of at most this many characters, with an ellipsis if it was cut (FLD-05). */
export function shortened(text: string, most: number): string {
  const first = firstGraphemes(text, most);
  return first === text ? text : `${first.trimEnd()}…`;
}
