import type { Row } from './report.ts';

/**
 * How much a run does: `whole` gives figures to judge by, `quick` a first look, and `smallest` only shows that a part can still
 * be measured.
 */
export type Effort = 'whole' | 'quick' | 'smallest';

/** Picks the amount of an effort, such as seconds of a load. */
export type Amounts = <T>(amounts: Readonly<Record<Effort, T>>) => T;

/** Rounds whose median counts, and seconds after which a run stops. */
export const usual: Readonly<Record<Effort, { readonly rounds: number; readonly limit: number }>> = {
  whole: { rounds: 5, limit: 1200 },
  quick: { rounds: 2, limit: 600 },
  smallest: { rounds: 1, limit: 300 },
};

/** Rows of a smallest run, whose figures nothing is held against. */
export const withoutVerdict = (rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, budget: '', met: null }));

/** Faults of the rows of a part: there are none, or one has a figure that is no number. */
export function emptyRows(part: string, rows: readonly Row[]): string[] {
  if (rows.length === 0) return [`${part} gave no rows`];
  return rows
    .filter(({ measured, values }) => /NaN|undefined/.test(measured) || Number.isNaN(values?.['value']))
    .map(({ what }) => `${part} gave no figure for "${what}"`);
}
