import type { RecordFilterOf } from './record.types.ts';

type Options = Extract<RecordFilterOf, { readonly kind: 'choice' }>['options'];

/** Options of a filter: first `all`, then each value by its message key. */
export const optionsOf = (words: Readonly<Record<string, string>>, all = ''): Options => [
  { value: all, label: 'records.all' },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

/** The search of an account: letters and digits, '' for all (MEM-44x). */
export const accountSearch = (label: string): RecordFilterOf => ({
  kind: 'search',
  id: 'memberAccount',
  label,
  most: 12,
  pattern: /^[A-Za-z0-9]*$/,
  problem: 'records.err_account',
});
