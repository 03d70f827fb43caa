import { showMessage } from '../../calls/call-message.ts';
import { showOutcome } from '../../calls/call-outcome.ts';
import { firstGraphemes } from '@housefront/contract/graphemes';
import { browserAuthenticator } from '../../adapters/browser/authenticator.ts';
import type { CallResult } from '../../adapters/http/call-types.ts';
import { sendProven, type Prove } from '../../calls/sendProven.ts';
import { readUserAgent } from '../session/index.ts';
import { removeKey, renameKey, requestNewKey, storeKey } from './passkeys.api.ts';
import { addRefusal, changeRefusal, isGone, noKeyMessage } from './passkeys.codes.ts';
import { passkeyQueries } from './passkeys.queries.ts';
import { rereadSetting } from '../../loading/member-setting.ts';
import type { PasskeyDeps, WithAuthenticator } from './passkeys.types.ts';

/** Longest name of a passkey, in characters. */
export const NAME_LENGTH = 40;

/** The name of a new passkey: browser and system, which the member can change. */
const deviceName = ({ ports }: Pick<PasskeyDeps, 'ports'>): string => {
  const { browser, system } = readUserAgent(ports.device.userAgent);
  const name = [browser.replace(/ \d+$/, ''), system].filter(Boolean).join(' · ');
  return firstGraphemes(name || ports.device.host, NAME_LENGTH);
};

/**
 * Lets the device make a passkey, and adds it, after a proof of identity if the platform wants one. Messages are emitted.
 * Never rejects (PLT-01).
 * @returns whether it was added
 */
export const addPasskey = async (
  deps: Omit<PasskeyDeps, 'session'>,
  prove: Prove,
  { authenticator = browserAuthenticator }: WithAuthenticator = {},
): Promise<boolean> => {
  const asked = await sendProven(prove, () => requestNewKey(deps));
  if (asked === null) return false;
  if (!asked.ok) {
    showMessage(deps, addRefusal(asked.error));
    return false;
  }
  const made = await authenticator.create(asked.data);
  if (!made.ok) {
    showMessage(deps, noKeyMessage(made.reason));
    return false;
  }
  const stored = await sendProven(prove, () => storeKey(deps, deviceName(deps), made.value));
  if (stored === null) return false;
  showOutcome(deps, stored, 'passkeys.added', addRefusal);
  await rereadSetting(deps, 'passkeys');
  return stored.ok;
};

const report = async (
  deps: Omit<PasskeyDeps, 'session'>,
  result: CallResult<unknown>,
  key: string,
): Promise<boolean> => {
  showOutcome(deps, result, key, changeRefusal);
  await rereadSetting(deps, 'passkeys');
  return result.ok;
};

/** Renames a passkey. Messages are emitted. Never rejects (PLT-01). */
export const renamePasskey = async (deps: Omit<PasskeyDeps, 'session'>, id: string, name: string): Promise<boolean> =>
  report(deps, await renameKey(deps, id, name.trim()), 'passkeys.renamed');

/**
 * Removes a passkey: it signs in no more, after a proof of identity if the platform wants one, and the browser offers it no
 * more. Messages are emitted. Never rejects (PLT-01).
 */
export const removePasskey = async (
  deps: Omit<PasskeyDeps, 'session'>,
  prove: Prove,
  id: string,
  { authenticator = browserAuthenticator }: WithAuthenticator = {},
): Promise<boolean> => {
  const { queryKey } = passkeyQueries(deps).passkeys();
  const key = deps.queryClient.getQueryData(queryKey)?.find((one) => one.id === id)?.key ?? null;
  const result = await sendProven(prove, () => removeKey(deps, id));
  if (result === null) return false;
  if (key !== null && (result.ok || isGone(result.error))) void authenticator.forget(key);
  return report(deps, result, 'passkeys.removed');
};
