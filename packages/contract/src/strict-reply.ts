import * as z from 'zod';
import type { AnyCall } from './endpoint.ts';
import { createSchemaWriter } from './json-schema.ts';
import { perObject } from './per-object.ts';
import { keysAbove } from './wire-lists.ts';

/*
 * For servers that answer calls and for their tests. Clients read replies tolerantly, which hides errors of an answer. This
 * checks an answer against its documented form.
 */

/** The schema of an answer, as documented. */
const strictSchema = perObject(({ response }: AnyCall) =>
  z.fromJSONSchema(createSchemaWriter('draft-2020-12', { inline: true }).write(response)),
);

/**
 * The differences between the data of an answer and its documentation, one line each. Unlike the client, it reports null,
 * maps instead of lists, invalid list items and missing required parts.
 */
export function replyProblems(call: AnyCall, data: unknown): readonly string[] {
  const result = strictSchema(call).safeParse(unwrapped(call, data));
  if (result.success) return [];
  return result.error.issues.map((issue) => `${call.name} ${issue.path.join('.') || '(data)'}: ${issue.message}`);
}

/** The data below the key that the call documents for it, e.g. `member_profile`. */
function unwrapped({ response }: AnyCall, data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const key = keysAbove(response).find((name) => name in data);
  return key === undefined ? data : Reflect.get(data, key);
}
