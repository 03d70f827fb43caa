import { isRecord } from '../wire/json.ts';
import type * as z from 'zod/mini';
import type { AnyCall } from './endpoint.ts';
import { defOf } from '../wire/schema-def.ts';
import * as wire from '../wire/wire.ts';

/*
 * For servers that write replies like a certain platform, and for tests: the declarations of the calls decide which values of
 * a reply are amounts, ids, times and flags, and which lists may repeat an entry. Not for browsers.
 */

/** The kind of a value. */
export type WireKind = 'amount' | 'id' | 'time' | 'flag';

const KINDS: ReadonlyMap<unknown, WireKind> = new Map<unknown, WireKind>([
  [wire.amountOrNull, 'amount'],
  [wire.limitOrNull, 'amount'],
  [wire.writtenAmount, 'amount'],
  [wire.fee, 'amount'],
  [wire.id, 'id'],
  [wire.idOrNull, 'id'],
  [wire.time, 'time'],
  [wire.flag, 'flag'],
  [wire.flagUnlessOff, 'flag'],
  [wire.flagOrNull, 'flag'],
]);

/** The kind of the values of a schema; undefined for any other value. */
export const kindOf = (schema: z.core.$ZodType): WireKind | undefined => KINDS.get(schema);

/** Format in which a platform writes; omitted functions change nothing. */
export interface Pen {
  /** Writes a value of a kind; `name` is that of its field. */
  readonly value?: (value: string | number | boolean, kind: WireKind, name: string) => unknown;
  /** Writes a list; `each` is true if its entries are deduplicated by readers. */
  readonly list?: (entries: readonly unknown[], each: boolean) => unknown;
}

/** Context of the value that is written. */
interface Place {
  readonly name: string;
  /** The next list is deduplicated by readers. */
  readonly each: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** The type of a schema's input. */
const inputOf = (schema: z.core.$ZodType): string => {
  const { type, in: first } = defOf(schema);
  return type === 'pipe' && first ? inputOf(first) : type;
};

/** The data of a reply of a call, in the format of that platform. */
export function rewriteReply(call: AnyCall, data: unknown, pen: Pen): unknown {
  return rewrite(call.response, data, pen, { name: '', each: false });
}

function rewrite(schema: z.core.$ZodType, value: unknown, pen: Pen, place: Place): unknown {
  const kind = kindOf(schema);
  if (kind !== undefined) {
    const scalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return scalar && pen.value ? pen.value(value, kind, place.name) : value;
  }
  const keys = wire.keysAbove(schema);
  const under = isRecord(value) ? keys.find((key) => key in value) : undefined;
  if (under !== undefined && isRecord(value)) {
    return { ...value, [under]: rewriteDef(schema, value[under], pen, place) };
  }
  return rewriteDef(schema, value, pen, place);
}

function rewriteDef(schema: z.core.$ZodType, value: unknown, pen: Pen, before: Place): unknown {
  const def = defOf(schema);
  const place = wire.holdsEach(schema) ? { ...before, each: true } : before;
  switch (def.type) {
    case 'pipe': {
      const [first, then] = [def.in, def.out];
      if (first === undefined || then === undefined) return value;
      return rewrite(defOf(first).type === 'transform' ? then : first, value, pen, place);
    }
    case 'object':
      return isRecord(value) ? rewriteObject(def.shape ?? {}, value, pen, place) : value;
    case 'array':
      return Array.isArray(value) ? rewriteList(def.element, value, pen, place) : value;
    case 'record':
      return isRecord(value) && def.valueType ? rewriteMap(def.valueType, value, pen, place) : value;
    case 'union': {
      const fits = Array.isArray(value) ? ['array'] : ['object', 'record'];
      const option = def.options?.find((one) => fits.includes(inputOf(one)));
      return option === undefined ? value : rewrite(option, value, pen, place);
    }
    default:
      return def.innerType === undefined ? value : rewrite(def.innerType, value, pen, place);
  }
}

function rewriteObject(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  value: Fields,
  pen: Pen,
  place: Place,
): Fields {
  const parts = Object.entries(value).map(([name, part]) => {
    const schema = shape[name];
    // In a page, only `list` contains the deduplicated entries; other lists are not affected.
    const each = place.each && name === 'list';
    return [name, schema === undefined ? part : rewrite(schema, part, pen, { name, each })];
  });
  return Object.fromEntries(parts);
}

function rewriteList(item: z.core.$ZodType | undefined, entries: readonly unknown[], pen: Pen, place: Place): unknown {
  const inside = { ...place, each: false };
  const written = item === undefined ? entries : entries.map((entry) => rewrite(item, entry, pen, inside));
  return pen.list ? pen.list(written, place.each) : written;
}

function rewriteMap(item: z.core.$ZodType, value: Fields, pen: Pen, place: Place): Fields {
  const inside = { ...place, each: false };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rewrite(item, part, pen, inside)]));
}
