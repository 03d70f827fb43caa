/**
 * Number of wrong, missing, extra or swapped letters between two words (optimal string alignment).
 * @param most above this number the answer is only known to be above
 */
export function editDistance(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [at, sign] of a.entries()) {
    const next = [at + 1];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (row[column - 1] ?? 0) + (sign === b[column - 1] ? 0 : 1);
      const isSwapped = at > 0 && column > 1 && sign === b[column - 2] && a[at - 1] === b[column - 1];
      const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : changed;
      next.push(Math.min(changed, swapped, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/**
 * The known word that a misspelt one most likely means; undefined when none is near.
 * @param most largest number of changed letters
 */
export function nearest(
  word: string,
  known: readonly string[],
  most: number = Math.max(1, Math.floor(word.length / 3)),
): string | undefined {
  const limit = most;
  const ranked = known
    .map((each) => ({ each, far: editDistance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ far }) => far <= limit)
    .toSorted((a, b) => a.far - b.far);
  return ranked[0]?.each;
}
