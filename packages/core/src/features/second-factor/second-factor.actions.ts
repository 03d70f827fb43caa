import { foldNumber } from '@housefront/contract/rules';
import { showMessage } from '../../calls/call-message.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import type { CoreMessage } from '../../base/events.ts';
import { sendProven, type Prove } from '../../calls/sendProven.ts';
import type { SessionFeature } from '../session/index.ts';
import {
  readStep,
  requestRecoveryCodes,
  requestSecret,
  sendCode,
  sendFirstCode,
  sendOff,
} from './second-factor.api.ts';
import { changeRefusal, codeRefusal, concernsCode } from './second-factor.codes.ts';
import { rereadSetting } from '../../loading/member-setting.ts';
import type { NewSecret } from './second-factor.types.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'events' | 'queryClient'>;

const refuse = (deps: Deps, error: CallError): null => {
  showMessage(deps, changeRefusal(error));
  return null;
};

/** A typed code as it is sent: in Latin digits and letters, without spaces and separators. */
export const foldTyped = (typed: string): string => foldNumber(typed);

/**
 * Begins to set a second factor, after a proof of identity if the platform wants one; null if it was refused or declined.
 * Messages are emitted. Never rejects (PLT-05).
 */
export const setUpSecondFactor = async (deps: Deps, prove: Prove): Promise<NewSecret | null> => {
  const result = await sendProven(prove, () => requestSecret(deps));
  if (result === null) return null;
  return result.ok ? result.data : refuse(deps, result.error);
};

/** Makes new recovery codes, which replace the earlier ones; as {@link setUpSecondFactor} (PLT-05). */
export const renewRecoveryCodes = async (deps: Deps, prove: Prove): Promise<readonly string[] | null> => {
  const result = await sendProven(prove, () => requestRecoveryCodes(deps));
  if (result === null) return null;
  if (!result.ok) return refuse(deps, result.error);
  await rereadSetting(deps, 'second-factor');
  return result.data;
};

/** Outcome of a typed code. The problem concerns the code, so it belongs to its field; null if a message was emitted. */
export type TypedCodeOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: CoreMessage | null };

const typedRefusal = (deps: Deps, error: CallError): { readonly ok: false; readonly problem: CoreMessage | null } => {
  if (concernsCode(error)) return { ok: false, problem: changeRefusal(error) };
  refuse(deps, error);
  return { ok: false, problem: null };
};

/** Sets the second factor by its first code; gives the recovery codes. Never rejects. */
export const confirmSecondFactor = async (deps: Deps, code: string): Promise<TypedCodeOutcome<readonly string[]>> => {
  const result = await sendFirstCode(deps, foldTyped(code));
  if (!result.ok) return typedRefusal(deps, result.error);
  deps.events.emit('message', { kind: 'success', key: 'second_factor.activated' });
  await rereadSetting(deps, 'second-factor');
  return { ok: true, value: result.data };
};

/** Turns the second factor off by a code of the app or a recovery code. Never rejects. */
export const removeSecondFactor = async (deps: Deps, code: string): Promise<TypedCodeOutcome<null>> => {
  const result = await sendOff(deps, foldTyped(code));
  if (result.ok) deps.events.emit('message', { kind: 'success', key: 'second_factor.removed' });
  const outcome = result.ok ? ({ ok: true, value: null } as const) : typedRefusal(deps, result.error);
  await rereadSetting(deps, 'second-factor');
  return outcome;
};

/** Outcome of a code at sign-in; messages were emitted already. */
export type CodeOutcome = 'done' | 'stay' | 'start';

/** The step of a sign-in that asks for a code; null if the data of login code 108 has no login. */
export const createCodeStep = (
  deps: Pick<FeatureDeps, 'calls' | 'events'> & { readonly session: SessionFeature },
  data: unknown,
): { readonly answer: (code: string) => Promise<CodeOutcome> } | null => {
  const loginId = readStep(data);
  if (loginId === null) return null;
  return {
    answer: async (code) => {
      const result = await sendCode(deps, loginId, foldTyped(code));
      if (result.ok) {
        deps.session.complete(result.credentials);
        deps.events.emit('message', { kind: 'success', key: 'login_success' });
        return 'done';
      }
      const { message, next } = codeRefusal(result.error);
      showMessage(deps, message);
      return next;
    },
  };
};
