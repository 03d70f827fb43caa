import {
  passkeyDestroy,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  passkeyRename,
  passkeys,
  passkeyStore,
} from '@housefront/contract/features/passkeys';
import { unwrap, type CallResult } from '../../adapters/http/call-types.ts';
import type { NewKey, NewKeyRequest, Signature, SignatureRequest } from '../../adapters/browser/authenticator.ts';
import { waitOf } from '../../adapters/browser/authenticator-wait.ts';
import { readServerTime } from '../../i18n/index.ts';
import { plainText } from '../../i18n/plain-text.ts';
import { readLogin, type LoginAnswer } from '../session/index.ts';
import type { Passkey, PasskeyDeps } from './passkeys.types.ts';

/** The member's passkeys. */
export const fetchPasskeys = async (
  { calls }: Pick<PasskeyDeps, 'calls'>,
  signal: AbortSignal,
): Promise<readonly Passkey[]> => {
  const { list } = unwrap(await calls.send(passkeys, {}, { signal, silent: true }));
  return list.map(({ id, credential_id, rp_id, name, created_at, used_at }) => ({
    id,
    key: credential_id === null ? null : { id: credential_id, rpId: rp_id },
    name: plainText(name),
    addedAt: readServerTime(created_at),
    usedAt: used_at === '' ? null : readServerTime(used_at),
  }));
};

/** Requests a challenge for a new passkey. */
export const requestNewKey = async ({ calls }: Pick<PasskeyDeps, 'calls'>): Promise<CallResult<NewKeyRequest>> => {
  const result = await calls.send(passkeyOptions, {}, { silent: true });
  if (!result.ok) return result;
  const { challenge, rp, user, pubKeyCredParams, timeout, excludeCredentials } = result.data.options;
  const data = {
    challenge,
    rp: { id: rp.id, name: rp.name === '' ? rp.id : rp.name },
    user: { ...user, displayName: user.displayName === '' ? user.name : user.displayName },
    algorithms: pubKeyCredParams.map(({ alg }) => alg),
    timeout: waitOf(timeout),
    known: excludeCredentials.map(({ id }) => id),
  };
  return { ...result, data };
};

/** Adds a passkey. */
export const storeKey = ({ calls }: Pick<PasskeyDeps, 'calls'>, name: string, credential: NewKey) =>
  calls.send(passkeyStore, { name, credential }, { silent: true });

/** Renames a passkey. */
export const renameKey = ({ calls }: Pick<PasskeyDeps, 'calls'>, id: string, name: string) =>
  calls.send(passkeyRename, { id, name }, { silent: true });

/** Removes a passkey. */
export const removeKey = ({ calls }: Pick<PasskeyDeps, 'calls'>, id: string) =>
  calls.send(passkeyDestroy, { id }, { silent: true });

/** Requests a challenge for a sign-in. */
export const requestSignature = async ({
  calls,
  site,
}: Pick<PasskeyDeps, 'calls' | 'site'>): Promise<CallResult<SignatureRequest>> => {
  const result = await calls.send(passkeyLoginOptions, { site_id: site.getState().siteId }, { silent: true });
  if (!result.ok) return result;
  const { challenge, rpId, timeout } = result.data.options;
  return { ...result, data: { challenge, rpId, timeout: waitOf(timeout) } };
};

/** Signs in by a signed challenge. */
export const sendSignature = async (
  { calls, session, site }: Pick<PasskeyDeps, 'calls' | 'session' | 'site'>,
  credential: Signature,
): Promise<LoginAnswer> => {
  const { headers, device } = await session.deviceInfo();
  const request = { site_id: site.getState().siteId, credential, ...device };
  return readLogin(await calls.send(passkeyLogin, request, { headers, silent: true }));
};
