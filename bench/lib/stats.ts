/** The middle value; the mean of the two middle ones for an even count. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** Median of `of(item)` over the items. */
export const medianOf = <T>(items: readonly T[], of: (item: T) => number): number => median(items.map(of));

/** The quotients of values taken side by side in the same round. */
export const ratios = (values: readonly number[], references: readonly number[]): number[] =>
  values.map((value, round) => value / (references[round] ?? Number.NaN));

/** The value below which a share of the values lies, by nearest rank. NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
