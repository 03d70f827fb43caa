import { withdrawalCancel, withdrawalInfo, withdrawalStore } from '@housefront/contract/features/cashier';
import { readSentAmount } from '@housefront/contract/read-amount';
import type { MessageKey } from '../../http/messages.ts';
import type { WithdrawalRefusal } from '../../world/cashier/cashier.types.ts';
import { defineMemberHandler } from '../../answers/defineHandler.ts';
import { answerOnce } from '../../answers/answerOnce.ts';
import { bankAccountWire } from './bank-accounts.ts';
import { mayCancel, orderList } from './orders.ts';

/** The withdrawable amount, the accounts, and the member's orders. */
export const withdrawalInfoHandler = defineMemberHandler(
  withdrawalInfo,
  ({ world, services, money, signed: { member }, ok }) => {
    const limits = world.cashier.limits(member);
    return ok({
      available_cash: money(limits.available),
      min_amount: money(limits.min),
      max_amount: money(limits.max),
      fee_rate: limits.feeBasisPoints / 10_000,
      daily_left_count: limits.left,
      remaining_turnover: money(limits.turnover),
      required_turnover: money(limits.required),
      held_cash: money(limits.held),
      accounts: world.bankAccounts
        .list(member.id)
        .map((account, index) => bankAccountWire(world, member.currency, account, index)),
      orders: orderList(services, member, 'withdrawal'),
    });
  },
);

const refusals: Readonly<Record<WithdrawalRefusal, readonly [code: string, message: MessageKey]>> = {
  amount: ['101', 'amountOutside'],
  account: ['102', 'bankAccountUnknown'],
  cash: ['104', 'cashMissing'],
  turnover: ['105', 'turnoverMissing'],
  daily: ['106', 'withdrawalsUsedUp'],
  'under-way': ['107', 'withdrawalUnderWay'],
  closed: ['108', 'walletClosed'],
};

/** Cancels a withdrawal that is not paid out, where the profile of the site does not forbid it (RG-27). */
export const withdrawalCancelHandler = defineMemberHandler(
  withdrawalCancel,
  ({ world, services, signed, request, ok, refuse }) => {
    if (!mayCancel(services)) return refuse('102', 'withdrawalStays');
    return world.cashier.cancel(signed.memberId, request.order_number) ? ok() : refuse('101', 'withdrawalNotPending');
  },
);

/**
 * Starts a withdrawal, once per idempotency key. The password is checked first, because hashing takes time and the rest must
 * not be interrupted.
 */
export const withdrawalStoreHandler = defineMemberHandler(withdrawalStore, async (context) => {
  const { idempotencyKey, ok, refuse, request, signed, world } = context;
  const { identity } = world;
  const { member } = signed;
  if (request.currency !== member.currency) return refuse('400', 'currencyClosed');
  const right = await identity.checkWithdrawPassword(member.id, request.withdraw_password);
  return answerOnce(context, () => {
    if (identity.oldPasswordsBlocked(member.id)) return refuse('109', 'identityBlocked');
    if (!right) {
      identity.oldPasswordFailed(member.id);
      return refuse('103', 'withdrawPasswordWrong');
    }
    const amount = readSentAmount(request.amount, world.currencies.row(member.currency).decimals);
    if (amount === null) return refuse(...refusals.amount);
    const made = world.cashier.withdraw(member, {
      bankAccountId: Number(request.bank_account_id),
      amount,
      requestKey: idempotencyKey,
      locale: context.locale,
    });
    return typeof made === 'string' ? refuse(...refusals[made]) : ok({ order_number: made.number });
  });
});
