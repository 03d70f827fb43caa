import { editPassword, editWithdrawPassword } from '@housefront/contract/features/member';
import { REAUTHENTICATE } from '@housefront/contract/features/reauthentication';
import { checkPasswordChange, checkWithdrawPassword } from '@housefront/contract/rules';
import { endOtherSessions } from '../../answers/endOtherSessions.ts';
import { defineMemberHandler } from '../../answers/defineHandler.ts';

/**
 * Sets a new password: 105 old one wrong too often, 101 old one wrong, 102 invalid, 103 confirmation differs, 104 the same as
 * before (PWD-03x).
 */
export const editPasswordHandler = defineMemberHandler(
  editPassword,
  async ({ request, services, world, signed, ok, refuse }) => {
    const { member } = signed;
    const { old_password: oldPassword, password, check_password: checkPassword } = request;
    const { ok: right } = await world.members.check(member.account, oldPassword);
    // Checked after the password, because many calls may have been sent while it was hashed.
    if (world.identity.oldPasswordsBlocked(member.id)) return refuse('105', 'identityBlocked');
    if (!right) {
      world.identity.oldPasswordFailed(member.id);
      return refuse('101', 'passwordWrong');
    }
    const [failure] = checkPasswordChange({ oldPassword, password, checkPassword });
    if (failure?.field === 'checkPassword') return refuse('103', 'passwordDiffers');
    if (failure !== undefined && password === oldPassword) return refuse('104', 'passwordSame');
    if (failure !== undefined) return refuse('102', 'passwordFormat');
    // Another device may have changed it while this one was hashed.
    const isSet = await world.members.setPassword(member.id, password, () => world.sessions.goesOn(signed.sessionId));
    if (!isSet) return refuse('101', 'passwordWrong');
    world.identity.passwordChosen(member.id);
    // This answer contains a new token; all other sessions are over (SEC-10).
    world.sessions.rotateSoon(member.id);
    endOtherSessions(services, signed);
    return ok();
  },
);

/**
 * Sets the withdrawal password: 109 the first one without a recent proof of identity, 105 old one wrong too often, 101 old one
 * wrong, 102 not four digits, 103 confirmation differs (PWD-06x).
 */
export const editWithdrawPasswordHandler = defineMemberHandler(
  editWithdrawPassword,
  async ({ request, world: { identity, sessions }, signed: { memberId, sessionId }, ok, refuse }) => {
    const { old_withdraw_password: oldPassword = '', withdraw_password: password } = request;
    const hasOld = identity.hasWithdrawPassword(memberId);
    // It pays out, and it resets the login password: without an old one to ask for, a stolen session could choose it.
    if (!hasOld && !sessions.isProven(sessionId)) return refuse(REAUTHENTICATE, 'reauthenticate');
    const right = !hasOld || (await identity.checkWithdrawPassword(memberId, oldPassword));
    if (hasOld && identity.oldPasswordsBlocked(memberId)) return refuse('105', 'identityBlocked');
    if (!right) {
      identity.oldPasswordFailed(memberId);
      return refuse('101', 'withdrawPasswordWrong');
    }
    const form = { oldPassword, password, checkPassword: request.check_withdraw_password };
    const [failure] = checkWithdrawPassword(form, hasOld);
    if (failure?.field === 'checkPassword') return refuse('103', 'withdrawPasswordDiffers');
    if (failure !== undefined) return refuse('102', 'withdrawPasswordFormat');
    await identity.setWithdrawPassword(memberId, password);
    return ok();
  },
);
