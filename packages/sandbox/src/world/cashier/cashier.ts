import { minor, negated, type Minor } from '@housefront/contract/money';
import type { Situations } from '../../scenarios/situations.ts';
import { seedCashier, type DepositType, type SeedCashier } from '../../seed/cashier.ts';
import type { BankAccounts } from './bank-accounts.ts';
import type { Cashier, MoneyOrder, OrderOutcome, WithdrawalLimits } from './cashier.types.ts';
import { createMoneyOrders } from './money-orders.ts';
import type { Clock } from '../storage/clock.ts';
import type { Currencies } from '../ledger/currencies.ts';
import type { Database } from '../storage/database.ts';
import { MAIN_PURSE, type Ledger } from '../ledger/ledger.ts';
import type { Members } from '../members/members.ts';
import { wasPausedSince } from './paused-since.ts';
import { newToken } from '../storage/tokens.ts';
import type { Turnover } from '../ledger/turnover.ts';

export type * from './cashier.types.ts';

/** Time in which a deposit can be paid (milliseconds). */
const PAYABLE_MS = 15 * 60_000;
/** Time after which a bank or crypto payment arrives (milliseconds). */
const ARRIVES_MS = 45_000;

/** Times after its request at which a withdrawal is checked, sent and paid by itself (milliseconds). */
const CHECKED_MS = 60_000;
const SENT_MS = 3 * 60_000;
const PAID_MS = 15 * 60_000;
/** Minutes that a withdrawal usually takes, as members are told. */
export const USUAL_MINUTES = 30;

/** Dependencies of the cashier. */
export interface CashierParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly currencies: Currencies;
  readonly ledger: Ledger;
  readonly members: Members;
  readonly bankAccounts: BankAccounts;
  readonly turnover: Turnover;
  readonly situations: Situations;
}

/** The fee on an amount, rounded down to minor units. */
const feeOf = (amount: Minor, basisPoints: number): Minor => minor((amount * BigInt(basisPoints)) / 10_000n);

const hasPayPage = (type: DepositType): boolean => type === 'gateway' || type === 'ewallet';

/** The limits of a withdrawal, after some on the same day. */
function withdrawalLimits(
  { ledger, turnover }: Pick<CashierParts, 'ledger' | 'turnover'>,
  memberId: number,
  { min, max, feeBasisPoints, daily }: SeedCashier['withdrawal'],
  today: number,
): WithdrawalLimits {
  const available = ledger.balance(memberId, MAIN_PURSE);
  const open = turnover.remaining(memberId);
  return {
    available,
    min,
    max,
    feeBasisPoints,
    left: Math.max(0, daily - today),
    turnover: open,
    required: turnover.required(memberId),
    held: open < available ? open : available,
  };
}

/** Moves the money of an order that ends. */
function settle(
  { ledger, turnover }: Pick<CashierParts, 'ledger' | 'turnover'>,
  { memberId, kind, number, amount, fee }: MoneyOrder,
  currency: string,
  outcome: OrderOutcome,
): void {
  const reference = `${kind} ${number}`;
  if (kind === 'deposit' && outcome === 'success') {
    const cost = negated(fee);
    const postings = [
      { purse: MAIN_PURSE, amount, kind: 'deposit' },
      { purse: MAIN_PURSE, amount: cost, kind: 'deposit-fee' },
    ] as const;
    ledger.book(memberId, postings, reference);
    turnover.add(memberId, minor(amount - fee));
  }
  if (kind === 'withdrawal' && outcome === 'success') {
    const paid = minor(amount - fee);
    const to = [
      { account: 'bank', amount: paid },
      { account: 'fees', amount: fee },
    ] as const;
    ledger.moveHouse(currency, 'withdrawals-held', to, reference);
  }
  if (kind === 'withdrawal' && outcome !== 'success') {
    ledger.post(memberId, MAIN_PURSE, amount, 'withdrawal-refund', reference);
  }
}

/** An operator's own currency. */
const ownRow = ({ own }: CashierParts['currencies'], currency: string) => own.find(({ wire }) => wire === currency);

/** What the situation of the moment closes. */
const gatesOf = ({ situations, bankAccounts }: CashierParts) => ({
  isClosed: () => situations.current().some((effects) => effects.walletClosed === true),
  mustBind: (memberId: number) =>
    situations.current().some((effects) => effects.bankNeeded === true) && bankAccounts.list(memberId).length === 0,
});

/** The steps of withdrawals. */
const createSteps = (
  orders: ReturnType<typeof createMoneyOrders>,
  clock: CashierParts['clock'],
  finish: Cashier['finish'],
) => {
  /** The next step of a withdrawal. */
  const advance = (order: MoneyOrder, at: number): MoneyOrder | undefined => {
    if (order.checkedAt === null) return orders.step(order.id, 'checked', at);
    return order.sentAt === null ? orders.step(order.id, 'sent', at) : finish(order.number, 'success');
  };
  /** All steps of a withdrawal that are due. */
  const walk = (order: MoneyOrder): void => {
    const after = order.checkedAt === null ? CHECKED_MS : order.sentAt === null ? SENT_MS : PAID_MS;
    const due = order.createdAt + after;
    if (clock.now() < due) return;
    const next = advance(order, due);
    if (next?.status === 'pending') walk(next);
  };
  return { advance, walk };
};

/** Creates the cashier, whose orders are rows of the database. */
export function createCashier(parts: CashierParts): Cashier {
  const { db, clock, currencies, ledger, members, bankAccounts } = parts;
  const orders = createMoneyOrders(db, clock);

  const { isClosed, mustBind } = gatesOf(parts);
  const of = (currency: string) => seedCashier(currency, ownRow(currencies, currency));
  const method = (currency: string, id: string) => of(currency).methods.find((known) => known.id === id);

  const limits: Cashier['limits'] = ({ id, currency }) =>
    withdrawalLimits(parts, id, of(currency).withdrawal, orders.withdrawnToday(id));

  const finish: Cashier['finish'] = (number, wanted) =>
    db.transaction(() => {
      const order = orders.byNumber(number);
      const currency = order && members.byId(order.memberId)?.currency;
      if (order?.status !== 'pending' || currency === undefined) return undefined;
      const returned = order.kind === 'deposit' && wanted === 'success' && wasPausedSince(db, order, clock.now());
      const outcome = returned ? 'failed' : wanted;
      settle(parts, order, currency, outcome);
      return orders.end(order.id, outcome, returned);
    });

  const { advance, walk } = createSteps(orders, clock, finish);
  const withdrawal = (number: string) =>
    orders.pending().find((one) => one.number === number && one.kind === 'withdrawal');

  return {
    of,
    method,
    receiver: (currency, { account, method: id }) =>
      method(currency, id)?.receivers.find((receiver) => receiver.id === account),
    isClosed,
    mustBind,
    limits,
    deposit: (member, { methodId, accountId, amount, ...rest }) =>
      db.transaction(() => {
        if (isClosed()) return 'closed';
        if (mustBind(member.id)) return 'bank-needed';
        const chosen = method(member.currency, methodId);
        if (!chosen) return 'method';
        if (amount < chosen.min || amount > chosen.max) return 'amount';
        const paysOnPage = hasPayPage(chosen.type);
        const account = paysOnPage ? '' : accountId;
        if (!paysOnPage && !chosen.receivers.some(({ id }) => id === account)) return 'account';
        if (orders.isUnderWay(member.id, 'deposit')) return 'under-way';
        const now = clock.now();
        return orders.add('deposit', member.id, {
          method: chosen.id,
          account,
          amount,
          fee: feeOf(amount, chosen.feeBasisPoints),
          payToken: paysOnPage ? newToken() : null,
          dueAt: paysOnPage ? null : now + ARRIVES_MS,
          expiresAt: now + PAYABLE_MS,
          ...rest,
        });
      }),
    withdraw: (member, { bankAccountId, amount, requestKey, automatic, locale }) =>
      db.transaction(() => {
        if (isClosed()) return 'closed';
        if (!bankAccounts.find(member.id, bankAccountId)) return 'account';
        if (orders.isUnderWay(member.id, 'withdrawal')) return 'under-way';
        const { available, min, max, feeBasisPoints, left, held } = limits(member);
        if (left === 0) return 'daily';
        if (amount < min || amount > max) return 'amount';
        if (amount > available) return 'cash';
        if (amount > available - held) return 'turnover';
        const order = orders.add('withdrawal', member.id, {
          method: 'bank',
          account: String(bankAccountId),
          amount,
          fee: feeOf(amount, feeBasisPoints),
          requestKey,
          automatic,
          locale,
        });
        ledger.post(member.id, MAIN_PURSE, negated(amount), 'withdrawal', `withdrawal ${order.number}`);
        return order;
      }),
    cancel: (memberId, number) => {
      const order = withdrawal(number);
      return order?.memberId === memberId && order.sentAt === null && finish(number, 'cancelled') !== undefined;
    },
    advance: (number) => {
      const order = withdrawal(number);
      return order?.status === 'pending' ? advance(order, clock.now()) : undefined;
    },
    finish,
    byPayToken: orders.byPayToken,
    orders: orders.list,
    pending: orders.pending,
    settleDue: () => {
      for (const { number, paid } of orders.due()) finish(number, paid ? 'success' : 'failed');
      for (const order of orders.pending()) if (order.kind === 'withdrawal') walk(order);
    },
    depositCount: orders.depositCount,
    onChange: orders.onChange,
  };
}
