import { showMessage } from '../../calls/call-message.ts';
import { browserAuthenticator } from '../../adapters/browser/authenticator.ts';
import { requestSignature, sendSignature } from './passkeys.api.ts';
import { isUnknownKey, passkeyLoginRefusal } from './passkeys.codes.ts';
import type { PasskeyDeps, WithAuthenticator } from './passkeys.types.ts';

/** Refusals after which a form offers no passkeys any more. */
const MAX_REFUSALS = 5;

/** When to offer again. */
type Next = 'now' | 'at-field' | 'end';

/** Events of a form whose account field offers passkeys. */
export interface PasskeyForm {
  /** The member is signed in. */
  readonly onDone: () => void;
  /** The platform demands the reset of the password first (AUTH-23). */
  readonly onReset: () => void;
}

/**
 * Offers passkeys in the account field until the returned function is called. After a refusal, and before a challenge
 * expires, another challenge is requested. An offer that the browser or the visitor ended is made again when the visitor
 * comes to the field. Where browser or platform have no passkeys, nothing happens (PLT-01).
 */
export const offerInField = (
  deps: PasskeyDeps,
  { onDone, onReset }: PasskeyForm,
  { authenticator = browserAuthenticator }: WithAuthenticator = {},
): (() => void) => {
  const { clock } = deps.ports;
  let stopped = false;
  let refusals = 0;
  let stopWaiting: (() => void) | undefined;

  const round = async (): Promise<Next> => {
    const asked = await requestSignature(deps);
    if (stopped) return 'end';
    // A platform without passkeys has none later; one that was not reached may be reached then.
    if (!asked.ok) return asked.error.kind === 'refused' ? 'end' : 'at-field';
    let renewing = false;
    stopWaiting = clock.after(asked.data.timeout, () => {
      renewing = true;
      authenticator.cancel();
    });
    const answer = await authenticator.fill(asked.data);
    stopWaiting();
    if (stopped) return 'end';
    if (!answer.ok && answer.reason === 'aborted' && renewing) return 'now';
    if (!answer.ok) return answer.reason === 'failed' ? 'end' : 'at-field';
    const login = await sendSignature(deps, answer.value);
    if (stopped) return 'end';
    if (login.ok) {
      deps.session.complete(login.credentials);
      deps.events.emit('message', { kind: 'success', key: 'login_success' });
      onDone();
      return 'end';
    }
    const { message, next } = passkeyLoginRefusal(login.error);
    showMessage(deps, message);
    if (next === 'reset') onReset();
    if (isUnknownKey(login.error)) void authenticator.forget({ id: answer.value.id, rpId: asked.data.rpId });
    refusals += 1;
    return next === 'stay' && refusals < MAX_REFUSALS ? 'now' : 'end';
  };

  /** Settles when the visitor comes to the field, or the form closes. */
  const comes = (): Promise<void> =>
    new Promise((resolve) => {
      const settle = () => {
        stopListening();
        resolve();
      };
      const stopListening = authenticator.onField(settle);
      stopWaiting = settle;
    });

  const run = async (): Promise<void> => {
    if (!(await authenticator.canFill())) return;
    // A round that was stopped is the last one.
    for (let next = await round(); next !== 'end'; next = await round()) {
      if (next === 'at-field') await comes();
      if (stopped) return;
    }
  };
  void run();
  return () => {
    stopped = true;
    stopWaiting?.();
    authenticator.cancel();
  };
};
