import { CAPTCHA_TYPE } from '@housefront/contract/features/captcha';
import { login } from '@housefront/contract/features/session';
import { tokenHash } from '../../world/tokens.ts';
import { defineHandler } from '../defineHandler.ts';

/**
 * Signs a member in: 105 captcha, 101 account or password, 103 frozen, 102 disabled. A member has one session; the one
 * before it ends and its browser is told by the `login` event (RT-14). That event names the new session by a mark that
 * opens nothing, so that the browser left behind does not get hold of the new token.
 */
export const loginHandler = defineHandler(login, async ({ request, world, platform, ok, refuse }) => {
  if (!world.captchas.redeem(request.captcha_token, CAPTCHA_TYPE.login, request.answer)) {
    return refuse('105', 'captchaWrong');
  }
  const found = await world.members.check(request.account, request.password);
  if (!found.ok) return refuse('101', 'accountError');
  const { member } = found;
  if (member.state === 'frozen') return refuse('103', 'accountFrozen');
  if (member.state === 'disabled') return refuse('102', 'accountDisabled');
  const { token, replaced } = world.sessions.start(member.id);
  if (replaced) platform.announcer.toMember(member.id, 'login', { token: tokenHash(token) });
  return ok({ member_id: member.id, member_account: member.account, member_currency: member.currency, token });
});
