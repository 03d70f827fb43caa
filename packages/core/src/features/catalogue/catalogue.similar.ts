import { editDistance } from '@housefront/contract/nearest';
import { isUnspaced, wordsOf } from './catalogue.search.ts';

/** Mistakes that a search forgives in a word, by its number of letters. Digits are exact: 7 is not 8. */
function mistakesIn(word: string): number {
  if (/\p{N}/u.test(word) || isUnspaced(word)) return 0;
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 8 ? 2 : letters >= 4 ? 1 : 0;
}

/**
 * Prepares names for searches that forgive typing mistakes: a wrong, missing, extra or swapped letter in a word of four letters
 * or more, two in eight or more (LOB-06).
 * @param names texts from `searchable`
 * @returns for a searched text, whether each of its words is in a name, or nearly is one of the name's words
 */
export function similarNames(names: readonly string[]): (wanted: string) => (name: string) => boolean {
  const known = new Map(names.map((name) => [name, wordsOf(name)]));
  // Catalogues repeat their words: each is compared once.
  const vocabulary = [...new Set([...known.values()].flat())];
  const near = (word: string): ReadonlySet<string> => {
    const most = mistakesIn(word);
    return new Set(most === 0 ? [] : vocabulary.filter((other) => editDistance(word, other, most) <= most));
  };
  return (wanted) => {
    const words = wordsOf(wanted).map((word) => ({ word, near: near(word) }));
    const isHopeless = words.every((one) => one.near.size === 0);
    return (name) =>
      !isHopeless &&
      words.every((one) => name.includes(one.word) || known.get(name)?.some((own) => one.near.has(own)) === true);
  };
}
