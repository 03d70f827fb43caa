/** Letters that Unicode does not decompose. */
const STROKES: Readonly<Record<string, string>> = { đ: 'd', ð: 'd', ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/**
 * A text as a search compares it: without case, width and the accents of Latin, Greek and Cyrillic letters. Marks of other
 * scripts stay: there they are vowels and other sounds.
 */
export const searchable = (text: string): string => {
  const plain = text.normalize('NFKC').toLowerCase().trim();
  if (/^[\x20-\x7e]*$/.test(plain)) return plain;
  return plain
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[đðøłıßæœ]/g, (letter) => STROKES[letter] ?? letter);
};

/** Scripts that are written without blanks between words: a word may begin anywhere. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Lao}]/u;
/** Whether a text has letters of a script without blanks between words. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** The words of a text in their order. */
export const wordsOf = (text: string): readonly string[] => text.split(BETWEEN_WORDS).filter((word) => word !== '');

/** Other search terms of a game besides its name, prepared for {@link findsKind}. */
export const kindText = (kinds: readonly string[]): string =>
  kinds.map((kind) => ` ${wordsOf(searchable(kind)).join(' ')} `).join('\n');

/**
 * Whether words of a search are the beginnings of words of a kind. One letter of a script with blanks begins too many.
 * @param kind from {@link kindText}
 */
const startsKind = (kind: string, word: string): boolean =>
  isUnspaced(word) ? kind.includes(word) : word.length > 1 && kind.includes(` ${word}`);

/** Whether each word of a search is in the name or begins a word of a kind, and at least one begins a word of a kind. */
export function findsKind(name: string, kind: string, wanted: string): boolean {
  const words = wordsOf(wanted);
  return (
    kind !== '' &&
    words.some((word) => startsKind(kind, word)) &&
    words.every((word) => name.includes(word) || startsKind(kind, word))
  );
}
