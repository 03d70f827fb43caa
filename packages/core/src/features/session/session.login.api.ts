import type { LoginData } from '@housefront/contract/features/session';
import type { CallError, CallResult } from '../../adapters/http/call-types.ts';
import type { Credentials } from './session.credentials.ts';

/** Result of a call that signs in. */
export type LoginAnswer =
  | { readonly ok: true; readonly credentials: Credentials }
  | { readonly ok: false; readonly error: CallError };

/** Converts a member of the wire format with their token. */
export const credentialsOf = (data: Omit<LoginData, 'token'>, token: string): Credentials => ({
  token,
  id: data.member_id,
  account: data.member_account,
  currency: data.member_currency,
});

/** Reads the answer of a call that signs in. The token may be in its header; an answer without any token is no success. */
export const readLogin = (result: CallResult<LoginData>): LoginAnswer => {
  if (!result.ok) return result;
  const token = result.data.token ?? result.authorization;
  return token === undefined
    ? { ok: false, error: { kind: 'invalid', code: result.code, message: '' } }
    : { ok: true, credentials: credentialsOf(result.data, token) };
};
