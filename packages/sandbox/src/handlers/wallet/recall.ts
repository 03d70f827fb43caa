import { balanceAllBack, balanceGetBack } from '@housefront/contract/features/wallet';
import { MAIN_PURSE } from '../../world/ledger/ledger.ts';
import { answerOnce } from '../../answers/answerOnce.ts';
import { defineMemberHandler, type MemberContext } from '../../answers/defineHandler.ts';

/** Code of a recall that could not get the money of providers under maintenance. */
export const RECALL_STUCK = '101';

/** True if all money was recalled; notifies the member's browsers (RT-13). */
function recallAll({ world, services, signed }: MemberContext<object>): boolean {
  const outcome = world.runs.recall(signed.memberId);
  services.announcer.toMember(signed.memberId, 'all_transfer_back', {});
  return outcome.stuck.length === 0;
}

/** Recalls the money from all providers, once per idempotency key; success also if there is none. */
export const balanceAllBackHandler = defineMemberHandler(balanceAllBack, (context) =>
  answerOnce(context, () => (recallAll(context) ? context.ok() : context.refuse(RECALL_STUCK, 'recallMaintenance'))),
);

/** Recalls like recall-all, and answers the balance of the main wallet. */
export const balanceGetBackHandler = defineMemberHandler(balanceGetBack, (context) =>
  answerOnce(context, () => {
    if (!recallAll(context)) return context.refuse(RECALL_STUCK, 'recallMaintenance');
    return context.ok({ cash: context.money(context.world.ledger.balance(context.signed.memberId, MAIN_PURSE)) });
  }),
);
