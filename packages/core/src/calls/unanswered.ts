import type { CallError, CallErrorKind } from '../adapters/http/call-types.ts';
import type { ClockPort } from '../adapters/ports/ports.ts';

const kinds: ReadonlySet<CallErrorKind> = new Set(['timeout', 'network', 'invalid', 'unhandled', 'cancelled']);

/** Codes of the gateway for a platform that closed the connection or did not answer in time (GW-03). */
const SERVER_CODES: ReadonlySet<string> = new Set(['', '502', '503', '504']);

/** Whether the outcome of a call is unknown: there was no answer, or it leaves open whether the platform executed the call. */
export const isUnanswered = ({ kind, code }: Pick<CallError, 'kind' | 'code'>): boolean =>
  kinds.has(kind) || (kind === 'refused' && SERVER_CODES.has(code));

/** Waits before each check of a call without an answer, in milliseconds. The last one repeats. */
const CHECK_AFTER_MS = [1000, 3000, 5000] as const;

/**
 * Schedules the next check of a call without an answer.
 * @param turn number of checks before
 * @returns cancels the check
 */
export const scheduleCheck = (clock: ClockPort, turn: number, check: (turn: number) => unknown): (() => void) =>
  clock.after(CHECK_AFTER_MS[Math.min(turn, CHECK_AFTER_MS.length - 1)] ?? 0, () => void check(turn + 1));
