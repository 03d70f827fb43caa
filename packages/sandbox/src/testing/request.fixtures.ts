import type { AnyCall } from '@housefront/contract/endpoint';
import * as z from 'zod';

/** The type of a field of this name, in any call. */
const usual: Readonly<Record<string, unknown>> = {
  site_id: 1001,
  currency: 'RMB',
  member_currency: 'RMB',
  language: 'en_US',
  model_version: '1',
  template: 'H5_1',
  tag: 'hot',
};

type Schema = z.core.JSONSchema.BaseSchema;

const plain = (schema: Schema | boolean | undefined): Schema => (typeof schema === 'object' ? schema : {});

/** The simplest values of the types; parts that may be missing are left out. */
const byType: Readonly<Record<string, (schema: Schema) => unknown>> = {
  object: ({ required = [], properties = {} }) =>
    Object.fromEntries(required.map((name) => [name, usual[name] ?? simplest(plain(properties[name]))])),
  array: ({ minItems = 0, items }) =>
    Array.from({ length: minItems }, () => simplest(plain(Array.isArray(items) ? items[0] : items))),
  integer: ({ minimum = 1 }) => Math.max(1, minimum),
  number: ({ minimum = 1 }) => Math.max(1, minimum),
  boolean: () => true,
  string: ({ minLength = 1 }) => '1'.repeat(Math.max(1, minLength)),
};

function simplest(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return simplest(schema.anyOf[0]);
  const { type } = schema;
  return byType[typeof type === 'string' ? type : 'string']?.(schema);
}

/** A request that a call takes, made of its declaration. */
export const sampleRequest = (call: AnyCall): unknown =>
  simplest(z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }));
