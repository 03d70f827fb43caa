/**
 * Rows that wait for a part of the product that is not built yet, each with that part. An area includes all of its rows. A
 * row that a test names is removed here.
 */
export const waiting: ReadonlyMap<string, string> = new Map([
  ['RG-38x', 'player protection'],
]);

/** Whether a call or a part waits, because all rows that it comes from do. */
export const isWaiting = (rows: readonly string[]): boolean =>
  rows.length > 0 && rows.every((row) => waiting.has(row) || waiting.has(row.replace(/-.*/, '')));
