import * as z from 'zod';
import type { AnyCall } from './endpoint.ts';
import { createSchemaWriter } from './json-schema.ts';

/*
 * For servers that answer calls and for their tests. Clients read replies tolerantly and so would hide what is wrong
 * with an answer; this checks one against the form that the documentation promises.
 */

/**
 * What is wrong with the data of an answer: one line per misfit, none when it is as documented. Unlike the client, it
 * minds null, maps in the place of lists, broken list items and missing required parts.
 */
export function replyProblems(call: AnyCall, data: unknown): readonly string[] {
  const schema = z.fromJSONSchema(createSchemaWriter('draft-2020-12', { inline: true }).write(call.response));
  const result = schema.safeParse(data);
  if (result.success) return [];
  return result.error.issues.map((issue) => `${call.name} ${issue.path.join('.') || '(data)'}: ${issue.message}`);
}
