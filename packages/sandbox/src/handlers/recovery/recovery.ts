import { recoveryReset, recoveryVerify } from '@housefront/contract/features/recovery';
import { passwordFault } from '@housefront/contract/rules';
import { digits, normalise } from '../../world/storage/normalise.ts';
import { endSessions } from '../../answers/endSessions.ts';
import { notifyMember } from './notifyMember.ts';
import { defineHandler } from '../../answers/defineHandler.ts';

/**
 * Proves identity by the withdrawal password and one contact: 101 account or withdrawal password, 201 contact, 204 too many
 * tries. An unknown account gets the answer of a wrong password, after the same time.
 */
export const recoveryVerifyHandler = defineHandler(recoveryVerify, async ({ request, world, locale, ok, refuse }) => {
  const { identity, members } = world;
  const account = request.account.trim();
  const found = members.lookUp(account);
  const member = found?.member;
  const fail = (code: '101' | '201') => {
    identity.recoveryFailed(account);
    return refuse(code, 'identityWrong');
  };
  const right = await identity.checkWithdrawPassword(member?.id ?? 0, request.withdraw_password);
  // Checked again after hashing the password, because many calls may have been sent meanwhile.
  if (identity.recoveryBlocked(account)) return refuse('204', 'identityBlocked');
  if (!right || found?.known !== true || member?.state !== 'active') return fail('101');
  const { member_email = '', member_phone = '' } = member.profile;
  const byEmail = request.member_email !== '' && normalise(request.member_email) === normalise(member_email);
  // Stored numbers may have any format; a site sends digits only (FLD-07).
  const byPhone = request.member_phone !== '' && request.member_phone === digits(member_phone);
  if (!byEmail && !byPhone) return fail('201');
  notifyMember(world, member, 'recoveryProven', locale);
  return ok({ token: identity.issueRecovery(member.id) });
});

/** Sets a new login password: 101 the proof is used up or too old, 102 it belongs to another account, 201 invalid password. */
export const recoveryResetHandler = defineHandler(
  recoveryReset,
  async ({ request, services, world, locale, ok, refuse }) => {
    const memberId = world.identity.redeemRecovery(request.token);
    if (memberId === undefined) return refuse('101', 'identityWrong');
    const member = world.members.byId(memberId);
    if (!member || normalise(member.account) !== normalise(request.account)) return refuse('102', 'identityWrong');
    if (passwordFault(request.password) !== undefined) return refuse('201', 'passwordFormat');
    await world.members.setPassword(member.id, request.password);
    world.identity.passwordChosen(member.id);
    endSessions(services, member.id);
    notifyMember(world, member, 'recoveryDone', locale);
    return ok();
  },
);
