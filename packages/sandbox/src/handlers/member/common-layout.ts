import { commonLayout, REGULAR_MEMBER } from '@housefront/contract/features/member';
import { defineMemberHandler } from '../../answers/defineHandler.ts';

/** `member_type` of an agent: any number but the regular one. */
const AGENT = 2;

/** Data of the member that every page needs; `member_cash` is the member's total, as in `my_cash` and `member.cash`. */
export const commonLayoutHandler = defineMemberHandler(
  commonLayout,
  ({ world, money, signed: { member }, ok }) => {
    const agent = world.agency.agentOf(member);
    return ok({
      member_common_layout: {
        id: member.id,
        member_account: member.account,
        member_type: agent ? AGENT : REGULAR_MEMBER,
        agent_type: agent ? '1' : '',
        agent_level: agent?.level ?? 0,
        agent_active: agent?.active === true ? 1 : 0,
        is_agent: agent ? 1 : 0,
        member_currency: member.currency,
        member_cash: money(world.ledger.total(member.id)),
        is_playing: world.runs.playing(member.id) === undefined ? 0 : 1,
        cash_back_status: world.situations.current().some(({ cashBack }) => cashBack === true) ? 1 : 0,
        wallet_status: world.cashier.isClosed() ? 0 : 1,
        first_login_to_change_password: world.identity.settings(member.id).mustChange ? 1 : 0,
        need_bank_account_deposit_verified: world.cashier.mustBind(member.id) ? 1 : 0,
      },
    });
  },
  { form: 'nested' },
);
