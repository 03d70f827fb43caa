import { agentTransfer } from '@housefront/contract/features/agent-centre';
import { readSentAmount } from '@housefront/contract/read-amount';
import { targetFault } from '@housefront/contract/rules';
import { refusesMoneyIn } from '../protection/money-in.ts';
import { answerOnce } from '../../answers/answerOnce.ts';
import { defineMemberHandler } from '../../answers/defineHandler.ts';
import { forAgents } from './forAgents.ts';

/**
 * Transfers money to a member of the downline, once per idempotency key. The password is checked first, because hashing takes
 * time.
 */
export const agentTransferHandler = defineMemberHandler(
  agentTransfer,
  forAgents(async (context) => {
    const { idempotencyKey, money, ok, refuse, request, rights, signed, world } = context;
    const { identity } = world;
    const { member } = signed;
    const right = await identity.checkWithdrawPassword(member.id, request.withdraw_password);
    return answerOnce(context, () => {
      if (!rights.active) return refuse('105', 'agentPaused');
      if (world.cashier.isClosed()) return refuse('108', 'walletClosed');
      if (!identity.hasWithdrawPassword(member.id)) return refuse('106', 'withdrawPasswordMissing');
      if (identity.oldPasswordsBlocked(member.id)) return refuse('109', 'identityBlocked');
      if (!right) {
        identity.oldPasswordFailed(member.id);
        return refuse('103', 'withdrawPasswordWrong');
      }
      if (targetFault(request.target_account, member.account) === 'agent.err_own_account') {
        return refuse('107', 'ownAccount');
      }
      const amount = readSentAmount(request.amount, world.currencies.row(member.currency).decimals);
      if (amount === null || amount <= 0n) return refuse('101', 'amountOutside');
      const to = world.agency.registered(member, request.target_account.trim());
      if (to?.currency !== member.currency) return refuse('102', 'lineUnknown');
      // Said first, or an agent could read a limit off the two answers without any money.
      if (world.memberTransfers.lacks(member, amount)) return refuse('104', 'cashMissing');
      // It counts like a deposit of the member, and the agent does not learn why it is refused (RG-29).
      if (refusesMoneyIn(context, to.id, amount)) return refuse('102', 'lineUnknown');
      const { remark } = request;
      const made = world.memberTransfers.transfer(member, { to, amount, remark, requestKey: idempotencyKey });
      if (made === 'cash') return refuse('104', 'cashMissing');
      context.services.announcer.toMember(to.id, 'protection.changed', {});
      return ok({ order_number: made.number, member_cash: money(world.ledger.total(member.id)) });
    });
  }),
);
