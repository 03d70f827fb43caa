import type { RecordFilterOf } from './record.types.ts';

/** A filter by one of some values, each with its message key, after "all". */
export const choiceFilter = (
  id: string,
  label: string,
  words: Readonly<Record<string, string>>,
  all = '',
): RecordFilterOf => ({
  kind: 'choice',
  id,
  label,
  options: [
    { value: all, label: 'records.all' },
    ...Object.entries(words).map(([value, key]) => ({ value, label: key })),
  ],
});

/** As {@link choiceFilter}, with the platform's names for the values. */
export const namedFilter = (id: string, label: string, names: Iterable<readonly [string, string]>): RecordFilterOf => ({
  kind: 'choice',
  id,
  label,
  options: [{ value: '', label: 'records.all' }, ...[...names].map(([value, text]) => ({ value, text }))],
});

/** The search of an account: letters and digits, '' for all (MEM-44x). */
export const accountSearch = (label: string): RecordFilterOf => ({
  kind: 'search',
  id: 'memberAccount',
  label,
  most: 12,
  pattern: /^[A-Za-z0-9]*$/,
  problem: 'records.err_account',
});
