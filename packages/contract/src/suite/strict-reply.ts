import type { AnyCall } from '../calls/endpoint.ts';
import { driftsOf } from './drifts.ts';

/*
 * For servers that answer calls and for their tests. Clients read replies tolerantly, which hides errors of an answer. This
 * checks an answer against its documented form.
 */

/**
 * The differences between the data of an answer and its documentation, one line each. Unlike the client, it reports null,
 * maps instead of lists, invalid list items and missing required parts.
 */
export function replyProblems(call: AnyCall, data: unknown): readonly string[] {
  const { drifts, notes } = driftsOf(call, data);
  return [
    ...drifts.map(({ path, expected, received }) => `${call.name} ${path}: expected ${expected}, received ${received}`),
    ...notes.filter(({ forgiven }) => forgiven).map(({ path, says }) => `${call.name} ${path}: ${says}`),
  ];
}
