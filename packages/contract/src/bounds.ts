import * as z from 'zod/mini';

/** Default limit for entries of a list or a map: more than any real number of halls, banners or notices. */
export const MAX_ENTRIES = 1000;

/** Largest number of entries in a list of games: twice the largest catalogue that sites are made for. */
export const MAX_GAMES = 20_000;

/** Largest number of entries in all lists and maps of one reply: room for the largest list of games, with names in every language. */
const MAX_IN_ALL = 500_000;

/** Counters of the reply that is being read. Reading is synchronous, so there is only one at a time. */
let count: { left: number; cut: number } | undefined;

/** Reads with {@link bounded} schemas; `cut` is the number of entries that they left out. */
export function counted<Value>(read: () => Value): { readonly value: Value; readonly cut: number } {
  const outer = count;
  const mine = { left: MAX_IN_ALL, cut: 0 };
  count = mine;
  try {
    return { value: read(), cut: mine.cut };
  } finally {
    count = outer;
  }
}

/**
 * Counts entries that are read without a {@link bounded} schema.
 * @returns whether that many may be kept; if not, none is counted
 */
export function keepEntries(entries: number): boolean {
  if (count === undefined) return true;
  if (entries > count.left) return false;
  count.left -= entries;
  return true;
}

/**
 * Cuts a list or a map before its entries are read, so that an endless one costs no more than parsing its JSON.
 * @param most entries that are kept; the first ones
 */
export function bounded<S extends z.core.$ZodType>(schema: S, most: number) {
  return z.pipe(
    z.transform((value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      const size = Array.isArray(value) ? value.length : Object.keys(value).length;
      const kept = Math.min(size, most, count?.left ?? most);
      if (count) {
        count.left -= kept;
        count.cut += size - kept;
      }
      if (kept === size) return value;
      return Array.isArray(value) ? value.slice(0, kept) : Object.fromEntries(Object.entries(value).slice(0, kept));
    }),
    schema,
  );
}
