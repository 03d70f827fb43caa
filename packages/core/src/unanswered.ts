import type { CallError, CallErrorKind } from './adapters/call-types.ts';

const kinds: ReadonlySet<CallErrorKind> = new Set(['timeout', 'network', 'invalid', 'unhandled', 'cancelled']);

/** Whether nobody knows if the platform carried the call out: no answer came, or one that says nothing. */
export const isUnanswered = ({ kind, code }: Pick<CallError, 'kind' | 'code'>): boolean =>
  kinds.has(kind) || (kind === 'refused' && code === '');
