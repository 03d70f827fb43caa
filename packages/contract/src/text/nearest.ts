/** Number of changed letters between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [at, sign] of Array.from(a).entries()) {
    const next = [at + 1];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (row[column - 1] ?? 0) + (sign === b[column - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
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
    .map((each) => ({ each, far: distance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ far }) => far <= limit)
    .toSorted((a, b) => a.far - b.far);
  return ranked[0]?.each;
}
