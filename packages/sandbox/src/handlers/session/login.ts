import { CAPTCHA_TYPE } from '@housefront/contract/features/captcha';
import { login } from '@housefront/contract/features/session';
import { defineHandler } from '../../answers/defineHandler.ts';
import { questionData } from './questionData.ts';
import { refuseBreak, refusePaused } from './refusePaused.ts';
import { deviceFingerprint, deviceOf, startSession } from './startSession.ts';

/**
 * Signs a member in: 106 and 201 for the address, 105 captcha, 101 account or password, 103 frozen, 102 disabled, 802 for a
 * migrated account that needs a new password first, 302 and 303 for a member who takes a break or is excluded, 108 for a member with a second factor, 107 with a
 * security question for a device that is new for a protected member.
 */
export const loginHandler = defineHandler(login, async (context) => {
  const { request, world, services, address, ok, refuse } = context;
  if (world.admission.signIn(address) === '106') return refuse('106', 'signInRefused');
  if (!world.captchas.redeem(request.captcha_token, CAPTCHA_TYPE.login, request.answer)) {
    return refuse('105', 'captchaWrong');
  }
  const found = await world.members.check(request.account, request.password);
  // Checked after the password, because many calls may have been sent while it was hashed. Right and wrong passwords get the
  // same answer.
  if (world.admission.signIn(address) !== undefined) return refuse('201', 'identityBlocked');
  if (!found.ok) {
    world.admission.signInFailed(address);
    return refuse('101', 'accountError');
  }
  const { member } = found;
  if (member.state === 'frozen') return refuse('103', 'accountFrozen');
  if (member.state === 'disabled') return refuse('102', 'accountDisabled');
  const onBreak = refuseBreak(context, member);
  if (onBreak) return onBreak;
  const { deviceCheck, moved } = world.identity.settings(member.id);
  if (moved) return refuse('802', 'accountMoved');
  if (world.secondFactor.isActive(member.id)) {
    return refuse('108', 'factorAsked', { member_login_id: world.secondFactor.ask(member.id) });
  }
  if (deviceCheck && !world.identity.knowsDevice(member.id, deviceFingerprint(request))) {
    const asked = world.identity.ask(member);
    if (asked) return refuse('107', 'deviceUnknown', questionData(asked.loginId, asked.turn));
  }
  const device = deviceOf(request, address);
  return refusePaused(context, member, device) ?? ok(startSession(services, member, device));
});
