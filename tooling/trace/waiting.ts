/**
 * Rows that wait for a part of the product that is not built yet, each with that part. An area includes all of its rows. A
 * row that a test names is removed here.
 */
export const waiting: ReadonlyMap<string, string> = new Map();
