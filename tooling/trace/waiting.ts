/** Parts of the product that are not built yet, each with rows or areas. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'the new lobby': ['LOOK'],
};

/**
 * Rows that wait for a part of the product that is not built yet, each with that part. An area includes all of its rows. A
 * row that a test names is removed here.
 */
export const waiting: ReadonlyMap<string, string> = new Map(
  Object.entries(parts).flatMap(([part, rows]) => rows.map((row) => [row, part] as const)),
);
