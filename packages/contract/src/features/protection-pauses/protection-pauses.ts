import * as z from 'zod/mini';
import type { AnyCall } from '../../calls/endpoint.ts';
import { EXCLUDED, ON_BREAK, isProtectionCode, SUMS_UNREAD, WAITING } from '../../calls/protection-codes.ts';
import { readMoment } from '../../time/read-time.ts';
import { WAIT_REASONS } from '../../rules/protection/waits.ts';
import { fallback, idOrNull, orNull, time } from '../../wire/wire.ts';
import { loginDataSchema, type LoginData } from '../session/session.ts';

/** A moment in milliseconds since 1970; null for none. */
const moment = z.pipe(
  fallback(z.nullable(time), null),
  z.transform((text): number | null => readMoment(text)),
);

const refusalSchema = z.object({ until: moment, reason: orNull(z.enum(WAIT_REASONS)), token: idOrNull });

/** Data of a refusal with 302, 303 or 307, as far as the platform gives it. */
export interface PauseData {
  /** When it is over, ms since 1970; null without an end of its own. */
  readonly until: number | null;
  /** Why the member waits; null if the platform does not say, and for a break or an exclusion. */
  readonly reason: (typeof WAIT_REASONS)[number] | null;
  /** A login that serves withdrawals only, which a member who is excluded gets at sign-in; null for none (RG-31). */
  readonly withdrawal: (LoginData & { readonly token: string }) | null;
}

/** Codes with which a member is refused for a break, an exclusion, sums that were not read, or a wait before play. */
export type PauseCode = typeof ON_BREAK | typeof EXCLUDED | typeof SUMS_UNREAD | typeof WAITING;

const PAUSES: readonly string[] = [ON_BREAK, EXCLUDED, SUMS_UNREAD, WAITING] satisfies readonly PauseCode[];

/** Whether a call is refused by a code for such a reason; other calls have other meanings for these codes. */
export const isPauseCode = (call: AnyCall, code: string): code is PauseCode =>
  PAUSES.includes(code) && isProtectionCode(call, code);

/** Reads the data of a refusal with 302, 303 or 307. Never throws. */
export function readPause(data: unknown): PauseData {
  const parsed = z.safeParse(refusalSchema, data);
  if (!parsed.success) return { until: null, reason: null, withdrawal: null };
  const { until, reason, token } = parsed.data;
  const login = z.safeParse(loginDataSchema, data);
  return { until, reason, withdrawal: login.success && token !== null ? { ...login.data, token } : null };
}

const endedSchema = z.object({ pause: z.object({ kind: z.enum(['break', 'exclusion']), until: moment }) });

/** The break or exclusion that ended a session: data of a 401. Null if there is none (RG-29). */
export function readEndingPause(
  data: unknown,
): { readonly kind: 'break' | 'exclusion'; readonly until: number | null } | null {
  const parsed = z.safeParse(endedSchema, data);
  return parsed.success ? parsed.data.pause : null;
}
