import type { Row } from './report.ts';
import { median } from './stats.ts';

/** Compares a figure of one run with that of another. */
export interface Difference {
  readonly part: string;
  readonly what: string;
  readonly before: number;
  readonly now: number;
  /** Both figures with their units, and the budget with whether it is met now. */
  readonly shown: { readonly before: string; readonly now: string; readonly budget: string };
  /** Share by which it grew; negative when it fell. */
  readonly change: number;
  /** Half of the range of the rounds of the run that scattered more, as a share of the figure before; NaN without rounds. */
  readonly spread: number;
  /** `unclear` where the rounds of both runs overlap, or where a figure that is not exact has none. */
  readonly verdict: 'better' | 'worse' | 'same' | 'unclear';
}

const rangeOf = (samples: readonly number[]): readonly [number, number] => [Math.min(...samples), Math.max(...samples)];

function verdictOf(before: Row, now: Row, change: number): Difference['verdict'] {
  if (change === 0) return 'same';
  const better = change < 0 === now.budget.startsWith('<=') ? 'better' : 'worse';
  if (before.exact && now.exact) return better;
  const [old, fresh] = [before.samples ?? [], now.samples ?? []];
  if (old.length < 2 || fresh.length < 2) return 'unclear';
  const [[oldLow, oldHigh], [low, high]] = [rangeOf(old), rangeOf(fresh)];
  if (low <= oldHigh && oldLow <= high) return 'unclear';
  return better;
}

/** Figures with a budget that both runs have, in the order of the later one. */
export function compare(before: readonly Row[], now: readonly Row[]): Difference[] {
  const key = ({ part, what }: Row) => `${part}: ${what}`;
  const earlier = new Map(before.map((row) => [key(row), row]));
  return now.flatMap((row) => {
    const old = earlier.get(key(row));
    const [first, second] = [old?.values?.['value'], row.values?.['value']];
    if (!old || first === undefined || second === undefined || row.budget === '') return [];
    const change = first === second ? 0 : second / first - 1;
    const spreads = [old, row].flatMap(({ samples = [] }) => {
      const [low, high] = rangeOf(samples);
      return samples.length > 1 ? [(high - low) / 2 / median(samples)] : [];
    });
    const spread = spreads.length > 0 ? Math.max(...spreads) : Number.NaN;
    const { part, what, budget, met } = row;
    const kept = met === null ? 'not judged' : met ? 'met' : 'NOT MET';
    const crossed = met !== old.met && met !== null && old.met !== null ? ' now' : '';
    const shown = { before: old.measured, now: row.measured, budget: `${budget} ${kept}${crossed}` };
    return [{ part, what, before: first, now: second, shown, change, spread, verdict: verdictOf(old, row, change) }];
  });
}

const percent = (share: number) => (Number.isFinite(share) ? `${(share * 100).toFixed(1)} %` : '');

/** The differences as cells of a table, with its head. */
export const differenceCells = (differences: readonly Difference[]): string[][] => [
  ['part', 'what', 'before', 'now', 'change', 'spread', 'verdict', 'budget'],
  ...differences.map(({ part, what, shown, change, spread, verdict }) => [
    part,
    what,
    shown.before,
    shown.now,
    `${change > 0 ? '+' : ''}${percent(change)}`,
    Number.isFinite(spread) ? `\u00b1${percent(spread)}` : '',
    verdict,
    shown.budget,
  ]),
];

/** Figures with a budget that only one of the runs has, which cannot be compared. */
export function unmatched(before: readonly Row[], now: readonly Row[]): string[] {
  const names = (rows: readonly Row[]) =>
    rows.filter(({ budget }) => budget !== '').map(({ part, what }) => `${part}: ${what}`);
  const [old, fresh] = [names(before), names(now)];
  return [
    ...old.filter((name) => !fresh.includes(name)).map((name) => `${name} (before only)`),
    ...fresh.filter((name) => !old.includes(name)).map((name) => `${name} (now only)`),
  ];
}
