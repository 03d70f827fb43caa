import type { Row } from './report.ts';
import { median } from './stats.ts';

/** How a figure of one run stands to that of another. */
export interface Difference {
  readonly part: string;
  readonly what: string;
  readonly before: number;
  readonly now: number;
  /** Share by which it grew; negative when it fell. */
  readonly change: number;
  /** Half of the range of the rounds of the run that scattered more, as a share of the figure before; NaN without rounds. */
  readonly spread: number;
  /** `unclear` where the rounds of both runs overlap, or where a figure has none. */
  readonly verdict: 'better' | 'worse' | 'same' | 'unclear';
}

const rangeOf = (samples: readonly number[]): readonly [number, number] => [Math.min(...samples), Math.max(...samples)];

function verdictOf(before: Row, now: Row, change: number): Difference['verdict'] {
  if (change === 0) return 'same';
  const [old, fresh] = [before.samples ?? [], now.samples ?? []];
  if (old.length < 2 || fresh.length < 2) return 'unclear';
  const [[oldLow, oldHigh], [low, high]] = [rangeOf(old), rangeOf(fresh)];
  if (low <= oldHigh && oldLow <= high) return 'unclear';
  return change < 0 === now.budget.startsWith('<=') ? 'better' : 'worse';
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
    const { part, what } = row;
    return [{ part, what, before: first, now: second, change, spread, verdict: verdictOf(old, row, change) }];
  });
}

const percent = (share: number) => (Number.isFinite(share) ? `${(share * 100).toFixed(1)} %` : '');

/** The differences as cells of a table, with its head. */
export const differenceCells = (differences: readonly Difference[]): string[][] => [
  ['part', 'what', 'before', 'now', 'change', 'spread', 'verdict'],
  ...differences.map(({ part, what, before, now, change, spread, verdict }) => [
    part,
    what,
    before.toPrecision(4),
    now.toPrecision(4),
    `${change > 0 ? '+' : ''}${percent(change)}`,
    Number.isFinite(spread) ? `\u00b1${percent(spread)}` : '',
    verdict,
  ]),
];
