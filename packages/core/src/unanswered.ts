import type { CallError, CallErrorKind } from './adapters/call-types.ts';

const kinds: ReadonlySet<CallErrorKind> = new Set(['timeout', 'network', 'invalid', 'unhandled', 'cancelled']);

/** What the site's server says when the platform broke off or did not answer it in time (GW-03). */
const SERVER_CODES: ReadonlySet<string> = new Set(['', '502', '503', '504']);

/** Whether nobody knows if the platform carried the call out: no answer came, or one that says nothing of it. */
export const isUnanswered = ({ kind, code }: Pick<CallError, 'kind' | 'code'>): boolean =>
  kinds.has(kind) || (kind === 'refused' && SERVER_CODES.has(code));
