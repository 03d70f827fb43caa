import type { ReadContext } from './read-context.ts';

/** The usual forms of yes and no, in lower case. Databases write booleans as t or f. */
const WORDS: ReadonlyMap<string, boolean> = new Map(
  (
    [
      [true, ['1', 'true', 't', 'yes', 'y', 'on']],
      [false, ['0', 'false', 'f', 'no', 'n', 'off']],
    ] as const
  ).flatMap(([on, words]) => words.map((word): [string, boolean] => [word, on])),
);

/**
 * Reads a flag in its usual forms: true, 1, '1', 'Y', 'yes', 'TRUE', 'on', 't' and their opposites, also with blanks around.
 * Any other value is reported to the context (FLD-06).
 * @returns null for a missing, blank or other value; the caller has a default
 */
export function readFlag(value: unknown, context?: Pick<ReadContext, 'report'>): boolean | null {
  // Nearly all flags are one of these, and a catalogue has 30,000.
  if (value === 1 || value === '1' || value === true) return true;
  if (value === 0 || value === '0' || value === false) return false;
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') {
    const word = value.trim().toLowerCase();
    if (word === '') return null;
    const known = WORDS.get(word);
    if (known !== undefined) return known;
  }
  context?.report(value);
  return null;
}
