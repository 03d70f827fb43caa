import { browserAuthenticator } from '../../adapters/authenticator.ts';
import { requestSignature, sendSignature } from './passkeys.api.ts';
import { passkeyLoginRefusal } from './passkeys.codes.ts';
import type { PasskeyDeps, WithAuthenticator } from './passkeys.types.ts';

/** Refusals after which a form offers no passkeys any more. */
const MOST_REFUSALS = 5;

/** Events of a form whose account field offers passkeys. */
export interface PasskeyForm {
  /** The member is signed in. */
  readonly onDone: () => void;
  /** The platform demands the reset of the password first (AUTH-23). */
  readonly onReset: () => void;
}

/**
 * Offers passkeys in the account field until the returned function is called (PLT-01). After a refusal, and before a challenge
 * expires, another challenge is requested. Where browser or platform have no passkeys, nothing happens.
 */
export const offerInField = (
  deps: PasskeyDeps,
  { onDone, onReset }: PasskeyForm,
  { authenticator = browserAuthenticator }: WithAuthenticator = {},
): (() => void) => {
  const { clock } = deps.ports;
  let stopped = false;
  let refusals = 0;
  let stopTimer: (() => void) | undefined;

  /** @returns whether to offer again */
  const round = async (): Promise<boolean> => {
    const asked = await requestSignature(deps);
    if (stopped || !asked.ok) return false;
    let renewing = false;
    stopTimer = clock.after(asked.data.timeout, () => {
      renewing = true;
      authenticator.cancel();
    });
    const answer = await authenticator.fill(asked.data);
    stopTimer();
    if (stopped) return false;
    if (!answer.ok) return renewing && answer.reason === 'aborted';
    const login = await sendSignature(deps, answer.value);
    if (stopped) return false;
    if (login.ok) {
      deps.session.complete(login.credentials);
      deps.events.emit('message', { kind: 'success', key: 'login_success' });
      onDone();
      return false;
    }
    const { message, next } = passkeyLoginRefusal(login.error);
    if (message !== null) deps.events.emit('message', message);
    if (next === 'reset') onReset();
    refusals += 1;
    return next === 'stay' && refusals < MOST_REFUSALS;
  };

  const run = async (): Promise<void> => {
    if (!(await authenticator.canFill())) return;
    // A round that was stopped is the last one.
    while (await round());
  };
  void run();
  return () => {
    stopped = true;
    stopTimer?.();
    authenticator.cancel();
  };
};
