import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { PAUSE_CODES } from '../../calls/protection-codes.ts';
import { device, id, idOrNull, ignored, noBody, siteId } from '../../wire/wire.ts';

/** Device info sent with login and double validation (AUTH-08). */
export const deviceInfo = {
  /** From /get_login_header; '' when unknown. */
  remote_addr: z.string(),
  host: z.string(),
  device,
  system_group: z.enum(['windows', 'mac', 'linux', 'android', 'ios', 'other']),
  /** Only inside a native wrapper. */
  udid: z.optional(z.string()),
  /** Client type, by the first table (CFG-17x). */
  login_type: z.string(),
  cdn: z.string(),
  system: z.string(),
  browser: z.string(),
  system_version: z.string(),
};

/** Device info as one schema. */
export const deviceInfoSchema = z.strictObject(deviceInfo);
/** Device info sent with login and double validation. */
export type DeviceInfo = z.output<typeof deviceInfoSchema>;

/** Data of a successful login. The token is null when it comes only in the authorization header (AUTH-10). */
export const loginDataSchema = z.object({
  member_id: id,
  member_account: id,
  member_currency: id,
  token: idOrNull,
});
/** Data of a successful login. */
export type LoginData = z.output<typeof loginDataSchema>;

/** Codes of the login call (AUTH-21). */
export const LOGIN_CODES = {
  '101': 'Account or password wrong.',
  '102': 'Account disabled.',
  '103': 'Account frozen.',
  '105': 'Captcha answer wrong.',
  '106': 'Address not allowed.',
  '107': 'Different device: data holds the security question.',
  '108': 'A code of an authenticator app is asked for (proposed): data holds the login.',
  '201': 'Address not allowed.',
  '202': 'Address not allowed.',
  '203': 'Address not allowed.',
  ...PAUSE_CODES,
  '400': 'Refused; the message says why.',
  '802': 'The withdrawal password must be verified and the login password reset.',
} as const;

/** Signs a member in. */
export const login = defineCall({
  name: 'login',
  path: '/login',
  auth: 'none',
  mutates: true,
  request: z.strictObject({
    account: z.string(),
    password: z.string(),
    site_id: siteId,
    /** The visitor's answer to the captcha. */
    answer: z.string(),
    captcha_token: z.string(),
    ...deviceInfo,
  }),
  response: loginDataSchema,
  codes: LOGIN_CODES,
  summary: 'Signs a member in. Extra headers come from /get_login_header.',
  rows: ['APIM-03', 'AUTH-07', 'AUTH-08', 'AUTH-09x', 'AUTH-10'],
});

/** Signs the member out. Only the code is read (APIM-44x). */
export const logout = defineCall({
  name: 'logout',
  path: '/logout',
  auth: 'member',
  mutates: true,
  request: noBody,
  response: ignored,
  summary: 'Ends the session.',
  rows: ['APIM-04', 'APIM-44x', 'AUTH-34'],
});
