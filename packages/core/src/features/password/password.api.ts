import { editPassword, editWithdrawPassword } from '@housefront/contract/features/member';
import type { PasswordChange, WithdrawPasswordChange } from '@housefront/contract/rules';
import { showOutcome } from '../../calls/call-outcome.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CallResult } from '../../adapters/http/call-types.ts';
import { sendProven, type Prove } from '../../calls/sendProven.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'events'>;

/** Shows the outcome; after a success layout and profile are loaded again. */
function reportResult(deps: Deps, result: CallResult<unknown>, key: string): boolean {
  const isChanged = showOutcome(deps, result, key);
  if (isChanged) deps.events.emit('profile-changed', null);
  return isChanged;
}

/**
 * Changes the login password. The session continues with the new token of the answer. The layout is loaded again and then no
 * longer forces a change. Never rejects (PWD-04x).
 * @returns whether it was changed
 */
export const changePassword = async (deps: Deps, form: PasswordChange): Promise<boolean> => {
  const request = { old_password: form.oldPassword, password: form.password, check_password: form.checkPassword };
  return reportResult(deps, await deps.calls.send(editPassword, request, { silent: true }), 'password.changed');
};

/**
 * Sets the withdrawal password, or changes it where there is one, after a proof of identity if the platform wants one for the
 * first. A declined proof says nothing and keeps the form. Never rejects (PWD-06x).
 * @param hasOld is_withdraw_password of the profile; without an old one the field is not sent at all
 * @param prove without it a refusal that asks for a proof shows the words of the platform
 * @returns whether it was saved
 */
export const changeWithdrawPassword = async (
  deps: Deps,
  form: WithdrawPasswordChange,
  hasOld: boolean,
  prove?: Prove,
): Promise<boolean> => {
  const request = {
    ...(hasOld && { old_withdraw_password: form.oldPassword }),
    withdraw_password: form.password,
    check_withdraw_password: form.checkPassword,
  };
  const result = await sendProven(prove, () => deps.calls.send(editWithdrawPassword, request, { silent: true }));
  return result !== null && reportResult(deps, result, 'password.withdraw_saved');
};
