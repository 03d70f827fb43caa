import { formatDate, formatDateTime } from '@housefront/contract/wall-time';
import { recommendMember, recommendProject, recommendRecord } from '@housefront/contract/features/recommend';
import { messageText } from '../../http/messages.ts';
import { AWARD_LEVELS, recommendCodeOf } from '../../world/agent/recommend.ts';
import { sumOf } from '../cashier/records.ts';
import { defineMemberHandler } from '../../answers/defineHandler.ts';
import { defineRecordHandler, timeOrNothing } from '../../answers/defineRecordHandler.ts';

/** The member's code, the rules, and the number of referred members. */
export const recommendProjectHandler = defineMemberHandler(
  recommendProject,
  ({ world, money, signed: { member }, locale, ok }) => {
    const invited = world.recommend.invited(member);
    const today = formatDate(world.clock.now());
    return ok({
      detail: {
        recommend_code: recommendCodeOf(member),
        title: messageText('recommendTitle', locale),
        content: `<p>${messageText('recommendRules', locale)}</p>`,
        levels: AWARD_LEVELS.map(({ from, basisPoints }, index) => ({
          level: String(index + 1),
          condition: `≥ ${from}`,
          rate: basisPoints / 10_000,
        })),
        today_count: invited.filter(({ registeredAt }) => formatDate(registeredAt) === today).length,
        total_count: invited.length,
        total_award: money(invited.reduce((sum, { awarded }) => sum + awarded, 0n)),
      },
    });
  },
);

/** Awards for referred members. */
export const recommendRecordHandler = defineRecordHandler(recommendRecord, ({ world, money, signed: { member } }) => ({
  list: world.recommend.awards(member.id).map(({ id, account, amount, at }) => ({
    at,
    wire: {
      id: String(id),
      member_account: account,
      award_type: 'first_deposit',
      amount: money(amount),
      status: 'success',
      created_at: formatDateTime(at),
    },
  })),
  beside: (rows) => ({ total_amount: sumOf(rows, 'amount', money) }),
}));

/** Referred members, filtered by an account or the beginning of one. */
export const recommendMemberHandler = defineRecordHandler(
  recommendMember,
  ({ world, money, signed: { member }, request }) => ({
    list: world.recommend
      .invited(member)
      .filter(({ account }) => account.toLowerCase().startsWith(request.member_account.toLowerCase()))
      .map(({ account, registeredAt, firstDepositAt, deposited, validBets, awarded }) => ({
        at: registeredAt,
        wire: {
          member_account: account,
          register_at: formatDateTime(registeredAt),
          first_deposit_at: timeOrNothing(firstDepositAt),
          deposit_total: money(deposited),
          valid_bet_total: money(validBets),
          award_total: money(awarded),
        },
      })),
  }),
);
