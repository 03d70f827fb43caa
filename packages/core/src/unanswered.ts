import type { CallError, CallErrorKind } from './adapters/call-types.ts';
import type { ClockPort } from './adapters/ports.ts';

const kinds: ReadonlySet<CallErrorKind> = new Set(['timeout', 'network', 'invalid', 'unhandled', 'cancelled']);

/** What the site's server says when the platform broke off or did not answer it in time (GW-03). */
const SERVER_CODES: ReadonlySet<string> = new Set(['', '502', '503', '504']);

/** Whether nobody knows if the platform carried the call out: no answer came, or one that says nothing of it. */
export const isUnanswered = ({ kind, code }: Pick<CallError, 'kind' | 'code'>): boolean =>
  kinds.has(kind) || (kind === 'refused' && SERVER_CODES.has(code));

/** How long after a missing answer it is asked what became of a call, in milliseconds; the last wait is repeated. */
const ASK_AFTER_MS = [1000, 3000, 5000] as const;

/**
 * Asks later what became of a call without an answer.
 * @param turn how many times it was asked before
 * @returns what stops it
 */
export const askLater = (clock: ClockPort, turn: number, ask: (turn: number) => unknown): (() => void) =>
  clock.after(ASK_AFTER_MS[Math.min(turn, ASK_AFTER_MS.length - 1)] ?? 0, () => void ask(turn + 1));
