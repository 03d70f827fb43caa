import type * as z from 'zod/mini';
import { calls } from '../registry/calls.ts';
import type { AnyCall } from '../calls/endpoint.ts';
import { namedShapes } from '../registry/json-schema.ts';
import { perObject } from '../base/per-object.ts';
import { callMeanings } from './all.ts';
import { kindOf, type WireKind } from '../calls/writing.ts';
import { leftOut } from './left-out.ts';
import type { FieldMeaning, FieldMeanings, FieldNote, Level } from '../calls/meaning.types.ts';
import { replyNames, requestNames } from './names.ts';
import { shapeMeanings } from './shapes.ts';
import { declaredFields, type DeclaredField } from './walk-fields.ts';

/** Owner of a field: a side of a call, or a shape that calls share. */
export type FieldOwner =
  | { readonly call: string; readonly side: 'request' | 'reply' }
  | { readonly shape: string; readonly side: 'reply' };

/** A field with its meaning. */
export interface ContractField {
  readonly path: string;
  readonly means: string;
  readonly level: Level;
  /** Effect on the site when it is missing; empty for a field without which a reply is refused. */
  readonly without: string;
  /** Whether a value without it is refused, or left out of its list. In a request: whether it is always sent. */
  readonly needed: boolean;
  /** Kind of its value, which has many writings. */
  readonly kind: WireKind | undefined;
  /** A value of a field that the sandbox never gets or gives. */
  readonly example: unknown;
}

/** Path without brackets. */
const bare = (path: string): string => path.replaceAll('[]', '').replace(/^\./, '');

/** The names under which a field may be described, the longest first. */
export const namesOf = (path: string): readonly string[] => {
  const parts = bare(path).split('.');
  return parts.map((_, at) => parts.slice(at).join('.'));
};

const find = (path: string, tables: readonly (FieldMeanings | undefined)[]): FieldMeaning | undefined =>
  tables
    .flatMap((table) => (table ? namesOf(path).flatMap((name) => (name in table ? [table[name]] : [])) : []))
    .find((meaning) => meaning !== undefined);

function described(
  { path, schema, needed }: DeclaredField,
  side: FieldOwner['side'],
  meaning: FieldMeaning | undefined,
): ContractField {
  const note: FieldNote = typeof meaning === 'object' ? meaning : { means: meaning ?? '' };
  const level = note.level ?? (needed ? 'must' : 'may');
  const without = note.without ?? leftOut(schema, side, needed);
  return { path, means: note.means, level, without, needed, kind: kindOf(schema), example: note.example };
}

/** The tables in which a field of an owner is looked for. */
export function tablesOf(owner: FieldOwner): readonly (FieldMeanings | undefined)[] {
  if ('shape' in owner) return [shapeMeanings[owner.shape], replyNames];
  const meaning = callMeanings[owner.call];
  return owner.side === 'request' ? [meaning?.request, requestNames] : [meaning?.reply, replyNames];
}

/** All fields of the contract, by owner. */
export function contractFields(): readonly { readonly owner: FieldOwner; readonly fields: readonly ContractField[] }[] {
  const fieldsOf = (owner: FieldOwner, schema: z.core.$ZodType, shape?: string) => {
    const tables = tablesOf(owner);
    const own = declaredFields(schema).filter((field) => field.shape === shape);
    return { owner, fields: own.map((field) => described(field, owner.side, find(field.path, tables))) };
  };
  return [
    ...Object.values<AnyCall>(calls).flatMap(({ name, request, response }) => [
      fieldsOf({ call: name, side: 'request' }, request),
      fieldsOf({ call: name, side: 'reply' }, response),
    ]),
    ...Object.entries(namedShapes).map(([shape, schema]) => fieldsOf({ shape, side: 'reply' }, schema, shape)),
  ];
}

const fieldsOfReply = perObject((call: AnyCall) =>
  declaredFields(call.response).map((field) => {
    const owner: FieldOwner =
      field.shape === undefined ? { call: call.name, side: 'reply' } : { shape: field.shape, side: 'reply' };
    return described(field, 'reply', find(field.path, tablesOf(owner)));
  }),
);

/**
 * The field of a reply at a path such as `data.list[3].game_id`; undefined for an unknown one.
 */
export function fieldAt(call: AnyCall, path: string): ContractField | undefined {
  const names = namesOf(path.replaceAll(/\[[^\]]*\]/g, ''));
  const fields = fieldsOfReply(call);
  for (const name of names) {
    const field = fields.find((one) => bare(one.path) === name);
    if (field) return field;
  }
  return undefined;
}
