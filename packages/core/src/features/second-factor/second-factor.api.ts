import {
  readCodeStep,
  recoveryCodesStore,
  secondFactor,
  secondFactorDestroy,
  secondFactorLogin,
  secondFactorSetup,
  secondFactorStore,
} from '@housefront/contract/features/second-factor';
import { unwrap, type CallResult } from '../../adapters/http/call-types.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { readLogin, type LoginAnswer, type SessionFeature } from '../session/index.ts';
import type { NewSecret, SecondFactorStatus } from './second-factor.types.ts';

type Deps = Pick<FeatureDeps, 'calls'>;

/** Whether the member has a second factor. */
export const fetchStatus = async ({ calls }: Deps, signal: AbortSignal): Promise<SecondFactorStatus> => {
  const { active, recovery_left } = unwrap(await calls.send(secondFactor, {}, { signal, silent: true }));
  return { isActive: active, recoveryLeft: recovery_left };
};

/** Requests a new secret. An address of another kind is replaced by one made of the secret. */
export const requestSecret = async ({ calls }: Deps): Promise<CallResult<NewSecret>> => {
  const result = await calls.send(secondFactorSetup, {}, { silent: true });
  if (!result.ok) return result;
  const { secret, uri } = result.data;
  const plain = `otpauth://totp/?secret=${encodeURIComponent(secret)}`;
  return { ...result, data: { secret, uri: uri.startsWith('otpauth://totp/') ? uri : plain } };
};

/** Sends the first code; gives the recovery codes. */
export const sendFirstCode = async ({ calls }: Deps, code: string): Promise<CallResult<readonly string[]>> => {
  const result = await calls.send(secondFactorStore, { code }, { silent: true });
  return result.ok ? { ...result, data: result.data.recovery_codes } : result;
};

/** Makes new recovery codes. */
export const requestRecoveryCodes = async ({ calls }: Deps): Promise<CallResult<readonly string[]>> => {
  const result = await calls.send(recoveryCodesStore, {}, { silent: true });
  return result.ok ? { ...result, data: result.data.recovery_codes } : result;
};

/** Turns the second factor off. */
export const sendOff = ({ calls }: Deps, code: string) => calls.send(secondFactorDestroy, { code }, { silent: true });

/** Reads the login that waits for a code from the data of login code 108; null when there is none. */
export const readStep = (data: unknown): string | null => readCodeStep(data);

/** Sends the code of a sign-in; success is a login. */
export const sendCode = async (
  { calls, session }: Deps & { readonly session: SessionFeature },
  loginId: string,
  code: string,
): Promise<LoginAnswer> => {
  const { headers, device } = await session.deviceInfo();
  const request = { member_login_id: loginId, code, ...device };
  return readLogin(await calls.send(secondFactorLogin, request, { headers, silent: true }));
};
