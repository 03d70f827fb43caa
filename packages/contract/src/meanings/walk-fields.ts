import * as z from 'zod/mini';
import { isRecord } from '../wire/json.ts';
import { namedShapes } from '../registry/json-schema.ts';
import { perObject } from '../base/per-object.ts';
import { defOf } from '../wire/schema-def.ts';
import { keysAbove } from '../wire/wire-lists.ts';

/** A field as its declaration has it. */
export interface DeclaredField {
  /** The shape that it belongs to; undefined for a field of the schema itself. */
  readonly shape: string | undefined;
  /** Its path, as documentation writes it: `list[].game.name`. */
  readonly path: string;
  readonly schema: z.core.$ZodType;
  /** Whether a value without it is refused, or left out of its list. */
  readonly needed: boolean;
  /** A value of it, if values were given and one of them has it. */
  readonly example: unknown;
}

const isNeeded = perObject((schema: z.core.$ZodType) => !z.safeParse(schema, undefined).success);
const shapes = new Map<unknown, string>(Object.entries(namedShapes).map(([name, schema]) => [schema, name]));

/** Place of the walk: the shape around it, and the path in it. */
interface Place {
  readonly shape: string | undefined;
  readonly path: string;
}

const under = ({ shape, path }: Place, name: string): Place => ({
  shape,
  path: path === '' || name === '[]' ? `${path}${name}` : `${path}.${name}`,
});

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The first value that says something. */
const best = (values: readonly unknown[]): unknown => values.find((value) => !isEmpty(value)) ?? values[0];

/**
 * All fields of a schema and of the shapes in it, the outer ones first.
 * @param values values of the schema, from which examples are taken
 */
export function declaredFields(schema: z.core.$ZodType, values: readonly unknown[] = []): readonly DeclaredField[] {
  const found = new Map<string, DeclaredField>();
  walk(schema, { shape: shapes.get(schema), path: '' }, values, found, []);
  return [...found.values()];
}

function walk(
  schema: z.core.$ZodType,
  place: Place,
  given: readonly unknown[],
  found: Map<string, DeclaredField>,
  above: readonly z.core.$ZodType[],
): void {
  if (above.includes(schema)) return;
  const shape = shapes.get(schema);
  const at = shape === undefined ? place : { shape, path: '' };
  const next = (inner: z.core.$ZodType, inside: Place, values: readonly unknown[]): void =>
    walk(inner, inside, values, found, [...above, schema]);
  const { type, shape: parts, element, valueType, innerType, in: first, out, options } = defOf(schema);
  const values = given.map((value) => {
    const key = isRecord(value) ? keysAbove(schema).find((name) => name in value) : undefined;
    return isRecord(value) && key !== undefined ? value[key] : value;
  });
  if (type === 'object') {
    const records = values.filter(isRecord);
    for (const [name, part] of Object.entries(parts ?? {})) {
      const inside = under(at, name);
      const own = records.flatMap((value) => (name in value ? [value[name]] : []));
      const key = `${inside.shape ?? ''} ${inside.path}`;
      const known = found.get(key);
      if (known === undefined || isEmpty(known.example))
        found.set(key, { ...inside, schema: part, needed: isNeeded(part), example: best(own) });
      next(part, inside, own);
    }
  } else if (type === 'array' && element) next(element, under(at, '[]'), values.flatMap(entriesOf));
  else if (type === 'record' && valueType) next(valueType, under(at, '{key}'), values.flatMap(entriesOf));
  else if (type === 'pipe' && first && out) next(defOf(first).type === 'transform' ? out : first, at, values);
  else if (type === 'union') {
    // A map is read like the list of its values, which is the documented form.
    const isList = options?.some((option) => defOf(option).type === 'array') === true;
    for (const option of options ?? []) if (!(isList && defOf(option).type === 'record')) next(option, at, values);
  } else if (innerType) next(innerType, at, values);
}

const entriesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
