/**
 * How much a site needs something of its platform.
 * - `must`: without it guests or members cannot use the site
 * - `should`: visitors notice that it is missing
 * - `may`: an extra
 */
export type Level = 'must' | 'should' | 'may';

/** Meaning of a field. A text alone has the level of its declaration: `must` if it is needed, else `may`. */
export type FieldMeaning = string | FieldNote;

/** Meaning of a field whose level or consequence is not that of its declaration. */
export interface FieldNote {
  readonly means: string;
  readonly level?: Level;
  /** Effect on the site when it is missing; derived from the declaration unless given. */
  readonly without?: string;
  /** Only for a field that the sandbox never gets or gives; all other examples are recorded. */
  readonly example?: unknown;
}

/**
 * Meanings by name or by path without brackets: `amount`, `pending.amount`. The longest path that fits counts, so that a name
 * alone means all fields of that name.
 */
export type FieldMeanings = Readonly<Record<string, FieldMeaning>>;

/** Meaning of a call and of its fields. */
export interface CallMeaning {
  readonly level: Level;
  /** Effect on visitors of a platform without the call. */
  readonly without: string;
  readonly request?: FieldMeanings;
  readonly reply?: FieldMeanings;
}

/** Meanings of the calls of a feature, by name. */
export type CallMeanings = Readonly<Record<string, CallMeaning>>;

/** A field that visitors miss. */
export const should = (means: string, without: string): FieldNote => ({ means, level: 'should', without });

/** A field that has to be there although readers accept a reply without it. */
export const must = (means: string, without: string): FieldNote => ({ means, level: 'must', without });

/** A field of a request that a platform may ignore. */
export const ignorable = (means: string): FieldNote => ({
  means,
  level: 'may',
  without: 'A platform may ignore it.',
});

/** A field whose example cannot be recorded, because no test of the sandbox gets or gives it. */
export const like = (meaning: FieldMeaning, example: unknown): FieldNote =>
  typeof meaning === 'string' ? { means: meaning, example } : { ...meaning, example };
