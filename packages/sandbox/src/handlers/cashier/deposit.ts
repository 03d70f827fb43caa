import { formatDateTime } from '@housefront/contract/wall-time';
import { depositMethods, depositStore } from '@housefront/contract/features/cashier';
import { ZERO } from '@housefront/contract/money';
import { readSentAmount } from '@housefront/contract/read-amount';
import { messageText, type MessageKey } from '../../http/messages.ts';
import { seedCoins, type DepositType } from '../../seed/cashier.ts';
import type { DepositRefusal } from '../../world/cashier/cashier.types.ts';
import { defineMemberHandler } from '../../answers/defineHandler.ts';
import { pictureUrl } from '../../answers/services.ts';
import { answerOnce } from '../../answers/answerOnce.ts';
import { refusesAge } from '../protection/age.ts';
import { FUNDS_UNREAD } from '@housefront/contract/protection-codes';
import { profileOf, refuseFor } from '../protection/protection.ts';
import { orderList, payUrl } from './orders.ts';

/** Names of the payment methods. */
export const methodNames: Readonly<Record<DepositType, MessageKey>> = {
  bank: 'payByBank',
  gateway: 'payOnline',
  ewallet: 'payByWallet',
  crypto: 'payByCrypto',
};

/** The methods of the member's currency, with the member's orders. */
export const depositMethodsHandler = defineMemberHandler(
  depositMethods,
  ({ world, services, locale, money, signed: { member }, ok }) =>
    ok({
      list: world.cashier.of(member.currency).methods.map((method) => ({
        id: method.id,
        type: method.type,
        name: messageText(methodNames[method.type], locale),
        icon: pictureUrl(services, `/api/art/payments/${method.type}.svg`),
        min_amount: money(method.min),
        max_amount: money(method.max),
        fee_rate: method.feeBasisPoints / 10_000,
        preset_amounts: method.presets.map(money),
        ...(method.type === 'crypto' && { crypto_rate: seedCoins(member.currency, ZERO)?.rate ?? null }),
        accounts: method.receivers.map(({ id, bankName, accountName, accountNo }) => ({
          id,
          bank_name: bankName,
          account_name: accountName,
          account_no: accountNo,
        })),
      })),
      orders: orderList(services, member, 'deposit'),
    }),
);

const refusals: Readonly<Record<DepositRefusal, readonly [code: string, message: MessageKey]>> = {
  amount: ['101', 'amountOutside'],
  method: ['102', 'methodUnknown'],
  account: ['102', 'methodUnknown'],
  'under-way': ['103', 'depositUnderWay'],
  'bank-needed': ['104', 'bankNeeded'],
  closed: ['105', 'walletClosed'],
};

/** Starts a deposit, once per idempotency key. */
export const depositStoreHandler = defineMemberHandler(depositStore, (context) => {
  const { idempotencyKey, ok, refuse, request, services, signed, world } = context;
  if (request.currency !== signed.member.currency) return refuse('400', 'currencyClosed');
  return answerOnce(context, () => {
    const amount = readSentAmount(request.amount, world.currencies.row(signed.member.currency).decimals);
    if (amount === null) return refuse(...refusals.amount);
    world.cashier.settleDue();
    const profile = profileOf(context);
    const refusal =
      (profile && refusesAge(context, profile, signed.memberId)) ??
      world.protection.refusesDeposit(signed.memberId, profile, amount);
    if (refusal) return refuseFor(context, refusal);
    if (profile?.fundsNotice && !world.choices.hasReadFunds(signed.memberId))
      return refuse(FUNDS_UNREAD, 'fundsUnread');
    const made = world.cashier.deposit(signed.member, {
      methodId: request.method_id,
      accountId: request.account_id,
      amount,
      payerName: request.payer_name,
      remark: request.remark,
      requestKey: idempotencyKey,
    });
    if (typeof made === 'string') return refuse(...refusals[made]);
    return ok({
      order_number: made.number,
      pay_url: payUrl(services, made),
      expire_at: formatDateTime(made.expiresAt ?? made.createdAt),
    });
  });
});
