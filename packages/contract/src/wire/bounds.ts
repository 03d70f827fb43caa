import * as z from 'zod/mini';
import { inContext } from './read-context.ts';

/** Default limit for entries of a list or a map: more than any real number of halls, banners or notices. */
export const MAX_ENTRIES = 1000;

/** Largest number of entries in a list of games: twice the largest catalogue that sites are made for. */
export const MAX_GAMES = 20_000;

/**
 * Cuts a list or a map before its entries are read, so that an endless one costs no more than parsing its JSON.
 * @param most entries that are kept; the first ones
 */
export function bounded<S extends z.core.$ZodType>(schema: S, most: number) {
  return z.pipe(
    inContext((value, context) => {
      if (typeof value !== 'object' || value === null) return value;
      const size = Array.isArray(value) ? value.length : Object.keys(value).length;
      const kept = context.keep(size, most);
      if (kept === size) return value;
      return Array.isArray(value) ? value.slice(0, kept) : Object.fromEntries(Object.entries(value).slice(0, kept));
    }),
    schema,
  );
}
