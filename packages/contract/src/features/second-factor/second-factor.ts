import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { PAUSE_CODES } from '../../calls/protection-codes.ts';
import { reauthenticateFirst } from '../../calls/reauthentication-code.ts';
import { dataObject, flag, id, listOf, ignored, noBody, countOrNull } from '../../wire/wire.ts';
import { deviceInfo, loginDataSchema } from '../session/session.ts';

/** Longest code that is sent: one of an authenticator app has six digits, one for recovery some letters and digits. */
const code = z.string().check(z.minLength(1), z.maxLength(40));

const WRONG = 'The code is wrong, was used before, or is too old.';
const BLOCKED = 'Too many wrong codes; no other is taken for a while.';

/** Whether the member has a second factor. */
export const secondFactor = defineCall({
  name: 'secondFactor',
  path: '/member/second_factor',
  auth: 'member',
  proposed: true,
  request: noBody,
  response: dataObject({
    active: flag,
    /** Recovery codes that were not used; null if unknown. */
    recovery_left: countOrNull,
  }),
  summary: 'Whether a code of an authenticator app is asked for at sign-in, and how many recovery codes are left.',
  rows: ['PLT-05'],
});

/** Begins to set a second factor. */
export const secondFactorSetup = defineCall({
  name: 'secondFactorSetup',
  path: '/member/second_factor/setup',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: noBody,
  response: z.object({
    /** Base32. */
    secret: id,
    /** Address `otpauth://totp/…` with the same secret, for the QR code. */
    uri: id,
  }),
  codes: { '104': 'The member has a second factor already.', ...reauthenticateFirst },
  summary: 'A new secret (RFC 6238: SHA-1, 6 digits, 30 s), which counts after its first code was sent.',
  rows: ['PLT-05'],
});

/** Sets the second factor by its first code. */
export const secondFactorStore = defineCall({
  name: 'secondFactorStore',
  path: '/member/second_factor/store',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({ code }),
  response: dataObject({
    /** Each replaces one code of the app, once. The platform sends them this one time. */
    recovery_codes: listOf(id),
  }),
  codes: {
    '101': WRONG,
    '102': 'There is no new secret, or it is too old.',
    '104': 'The member has a second factor already.',
    '107': BLOCKED,
  },
  summary: 'Sets the second factor by the first code of the app, and gives the recovery codes.',
  rows: ['PLT-05'],
});

/** Replaces the recovery codes. */
export const recoveryCodesStore = defineCall({
  name: 'recoveryCodesStore',
  path: '/member/second_factor/recovery_codes',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: noBody,
  response: dataObject({
    /** As after the setup; the earlier ones are void. */
    recovery_codes: listOf(id),
  }),
  codes: { '103': 'The member has no second factor.', ...reauthenticateFirst },
  summary: 'Makes new recovery codes, which replace the earlier ones.',
  rows: ['PLT-05'],
});

/** Turns the second factor off. Only the code is read. */
export const secondFactorDestroy = defineCall({
  name: 'secondFactorDestroy',
  path: '/member/second_factor/destroy',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({ code }),
  response: ignored,
  codes: { '101': WRONG, '103': 'The member has no second factor.', '107': BLOCKED },
  summary: 'Turns the second factor off by a code of the app or a recovery code.',
  rows: ['PLT-05'],
});

/** The step of a login that asks for a code: data of login code 108. */
const stepSchema = z.object({ member_login_id: id });

/** Reads the login from the data of login code 108; null when there is none. */
export function readCodeStep(data: unknown): string | null {
  const result = z.safeParse(stepSchema, data);
  return result.success ? result.data.member_login_id : null;
}

/** Signs in by a code after the password. */
export const secondFactorLogin = defineCall({
  name: 'secondFactorLogin',
  path: '/login/second_factor',
  auth: 'none',
  mutates: true,
  proposed: true,
  request: z.strictObject({ member_login_id: z.string(), code, ...deviceInfo }),
  response: loginDataSchema,
  codes: {
    '101': 'The login must be started again.',
    '103': WRONG,
    '106': 'Address not allowed.',
    '202': BLOCKED,
    ...PAUSE_CODES,
  },
  summary: 'Sends the code of the app, or a recovery code, that login code 108 asks for; success is a login.',
  rows: ['PLT-05'],
});
