import * as z from 'zod';
import type { AnyCall } from './endpoint.ts';
import { createSchemaWriter } from './json-schema.ts';

/*
 * For servers that answer calls and for their tests. Clients read replies tolerantly and would hide errors of an answer.
 * This checks an answer against the documented form.
 */

/**
 * The differences between the data of an answer and its documentation, one line each. Unlike the client, it reports null,
 * maps instead of lists, invalid list items and missing required parts.
 */
export function replyProblems(call: AnyCall, data: unknown): readonly string[] {
  const schema = z.fromJSONSchema(createSchemaWriter('draft-2020-12', { inline: true }).write(call.response));
  const result = schema.safeParse(data);
  if (result.success) return [];
  return result.error.issues.map((issue) => `${call.name} ${issue.path.join('.') || '(data)'}: ${issue.message}`);
}
