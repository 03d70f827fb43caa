import * as z from 'zod/mini';
import { bounded, MAX_ENTRIES } from './bounds.ts';

/* Building blocks of reply schemas for lists and the objects around them; part of `wire.ts`. */

/** A schema that gives `value` instead of an error. */
export const fallback = z.catch;

/** A value that `read` makes of one that a schema takes; `other` in the place of any other one. */
export const readOr = <S extends z.core.$ZodType, Value>(
  schema: S,
  read: (value: z.output<S>) => Value,
  other: Awaited<Value>,
) => fallback(z.pipe(schema, z.transform(read)), other);

/**
 * A list. A map counts as the list of its values (PHP writes lists with gaps like that), a missing value is [], and an
 * invalid item is left out, so that one broken game does not remove the whole catalogue. Items after the first `most` are not
 * read, so that an endless list is harmless.
 */
export function listOf<S extends z.core.$ZodType>(item: S, most: number = MAX_ENTRIES) {
  const tolerant = fallback(z.nullable(item), null);
  return fallback(
    z.pipe(
      bounded(z.optional(z.nullable(z.union([z.array(tolerant), z.record(z.string(), tolerant)]))), most),
      z.transform((value): z.output<S>[] => {
        const items: readonly (z.output<S> | null)[] = Array.isArray(value) ? value : Object.values(value ?? {});
        return items.filter((entry): entry is z.output<S> => entry !== null && entry !== undefined);
      }),
    ),
    [],
  );
}

/** Deduplicates entries by key: the first one is kept. Entries without the key are all kept. */
export function once<Entry extends object>(
  entries: readonly Entry[],
  key: keyof Entry | ((entry: Entry) => unknown),
): Entry[] {
  const seen = new Set<unknown>();
  return entries.filter((entry) => {
    const value = typeof key === 'function' ? key(entry) : entry[key];
    if (value === null || value === undefined || value === '') return true;
    if (seen.has(value)) return false;
    seen.add(value);
    return true;
  });
}

/** Lists and pages that are deduplicated. */
const eaches = new WeakSet<z.core.$ZodType>();

/** Whether a schema is a list or a page that is deduplicated. */
export const holdsEach = (schema: z.core.$ZodType): boolean => eaches.has(schema);

function each<S extends z.core.$ZodType>(schema: S): S {
  eaches.add(schema);
  return schema;
}

/** A list of entries with a key of their own, deduplicated by it (FLD-13). */
export function listOfEach<S extends z.core.$ZodType<object>>(
  item: S,
  key: keyof z.output<S> | ((entry: z.output<S>) => unknown),
  most: number = MAX_ENTRIES,
) {
  return each(
    z.pipe(
      listOf(item, most),
      z.transform((entries) => once(entries, key)),
    ),
  );
}

/** Values of a page that concern the whole list. */
interface Page {
  readonly list: readonly object[];
  readonly total_count: number;
}

/**
 * A page of a list (`list`) with the total (`total_count`), deduplicated. If the page is the whole list, the total is
 * corrected; `recount` may correct other values. Without a key nothing is removed (FLD-13).
 */
export function pageOfEach<S extends z.core.$ZodType>(
  page: S,
  key: string | undefined,
  recount: (list: readonly object[]) => object = () => ({}),
) {
  const read = z.pipe(
    page,
    z.transform((data): z.output<S> => {
      // The types of a composed declaration are too deep for the type checker to compare with this shape.
      const { list, total_count } = data as Page;
      // Entries with a key are objects.
      const entries = key === undefined ? list : once<Record<string, unknown>>(list as Record<string, unknown>[], key);
      const counts = list.length >= total_count ? { total_count: entries.length, ...recount(entries) } : {};
      // The same fields, with fewer entries.
      return { ...(data as object), list: entries, ...counts } as z.output<S>;
    }),
  );
  return key === undefined ? read : each(read);
}

/** An object; a missing value and an empty list (PHP writes empty objects like that) count as an object without fields. */
export function dataObject<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.pipe(
    z.transform((value: unknown) =>
      value === undefined || value === null || (Array.isArray(value) && value.length === 0) ? {} : value,
    ),
    z.object(shape),
  );
}

/** Keys that may contain the data. */
const above = new WeakMap<z.core.$ZodType, readonly string[]>();

/** The keys that may contain the data of a schema; none if the data is not nested. */
export const keysAbove = (schema: z.core.$ZodType): readonly string[] => above.get(schema) ?? [];

/** Data that is sent directly or under one of `keys`: `{list: [...]}` or `[...]`. */
export function under<S extends z.core.$ZodType>(keys: readonly string[], schema: S) {
  const found = z.pipe(
    z.transform((value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const name = keys.find((key) => key in value);
      return name === undefined ? value : Reflect.get(value, name);
    }),
    schema,
  );
  above.set(found, keys);
  return found;
}
