import { calls } from '../src/registry/calls.ts';
import type { AnyCall } from '../src/calls/endpoint.ts';
import { contractFields, type ContractField, type FieldOwner } from '../src/meanings/index.ts';
import { namesOf } from '../src/meanings/contract-fields.ts';
import { replyNames, requestNames } from '../src/meanings/names.ts';
import { declaredFields } from '../src/meanings/walk-fields.ts';
import { exampleKey, type Examples } from './examples.ts';

/** The fields of an owner by their paths. */
export type Descriptions = ReadonlyMap<string, ContractField>;

const keyOf = (owner: FieldOwner, path: string): string =>
  'shape' in owner ? `${owner.shape} ${path}` : `${owner.call} ${owner.side} ${path}`;

/** Examples of all fields, by their names among the examples. */
function examplesByKey({ calls: whole, fields }: Examples): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>(Object.entries(fields));
  for (const call of Object.values<AnyCall>(calls)) {
    const exchange = whole[call.name];
    for (const side of ['request', 'reply'] as const) {
      const schema = side === 'request' ? call.request : call.response;
      for (const field of declaredFields(schema, exchange ? [exchange[side]] : [])) {
        const key = exampleKey(call.name, side, field);
        const isBlank = [undefined, null, ''].includes(field.example as never);
        if (!isBlank || !found.has(key)) found.set(key, found.get(key) ?? field.example);
      }
    }
  }
  return found;
}

/** Names under which a value of another call is an example, too: glossary names, and parts of one shape. */
const sharedNames = (side: 'request' | 'reply', path: string): readonly string[] =>
  namesOf(path).filter((name) => name.includes('.') || name in (side === 'request' ? requestNames : replyNames));

/** Values by their side and shared names, the first of each. */
function valuesByName(values: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [key, value] of values) {
    const [, side, path = ''] = /^\w+ (request|reply) (.*)$/.exec(key) ?? [];
    if ((side !== 'request' && side !== 'reply') || value === undefined || value === null) continue;
    for (const name of sharedNames(side, path)) if (!found.has(`${side} ${name}`)) found.set(`${side} ${name}`, value);
  }
  return found;
}

/** Makes the descriptions of all fields for the documents. */
export function createDescriptions(examples: Examples): (owner: FieldOwner) => Descriptions {
  const values = examplesByKey(examples);
  const shared = valuesByName(values);
  const exampleOf = (owner: FieldOwner, { path, example }: ContractField): unknown =>
    values.get(keyOf(owner, path)) ??
    example ??
    sharedNames(owner.side, path)
      .map((name) => shared.get(`${owner.side} ${name}`))
      .find((value) => value !== undefined);
  const all = contractFields().map(
    ({ owner, fields }) =>
      [
        keyOf(owner, ''),
        new Map(fields.map((field) => [field.path, { ...field, example: exampleOf(owner, field) }])),
      ] as const,
  );
  const byOwner = new Map<string, Descriptions>(all);
  return (owner) => byOwner.get(keyOf(owner, '')) ?? new Map();
}
