import { isRecord } from '../src/wire/json.ts';
import type { Json } from '../src/registry/json-schema.ts';
import type { ContractField } from '../src/meanings/index.ts';
import type { Descriptions } from './descriptions.ts';

/**
 * A JSON Schema with what each of its fields is for: `description`, `examples`, `x-level`, `x-kind` and `x-without`. Only what
 * readers need stays required. Shapes that it refers to are described where they are declared.
 */
export function describe(schema: Json, fields: Descriptions, path = ''): Json {
  const { properties, items, anyOf, additionalProperties, required, ...rest } = schema;
  const inside = (part: unknown, at: string): unknown => (isRecord(part) ? describe(part, fields, at) : part);
  const under = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const needed = Array.isArray(required) ? required.filter((name: string) => fields.get(under(name))?.needed) : [];
  return {
    ...rest,
    ...(isRecord(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [
          name,
          described(Object(inside(part, under(name))), fields.get(under(name))),
        ]),
      ),
    }),
    ...(needed.length > 0 && { required: needed }),
    ...(items !== undefined && { items: inside(items, `${path}[]`) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map((part) => inside(part, path)) }),
    ...(additionalProperties !== undefined && { additionalProperties: inside(additionalProperties, under('{key}')) }),
  };
}

/** Whether a schema has fields of its own, which have examples of their own. */
export const holdsFields = (schema: Json): boolean =>
  ('$ref' in schema && !String(schema['$ref']).endsWith('/LocalizedText')) ||
  isRecord(schema['properties']) ||
  (isRecord(schema['items']) && holdsFields(schema['items'])) ||
  (Array.isArray(schema['anyOf']) && schema['anyOf'].some(holdsFields));

/** A field's schema with its description. */
export function described(schema: Json, field: ContractField | undefined): Json {
  if (field === undefined) return schema;
  const { description: _, ...rest } = schema;
  return { ...rest, ...aboutField(field, holdsFields(schema)) };
}

const aboutField = ({ means, level, without, kind, example }: ContractField, isWhole: boolean): Json => ({
  description: means,
  ...(!isWhole && example !== undefined && { examples: [example] }),
  'x-level': level,
  ...(without !== '' && { 'x-without': without }),
  ...(kind !== undefined && { 'x-kind': kind }),
});
