import { formatDate } from '@housefront/contract/wall-time';
import { minor, negated, type Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import { readPlatformTime } from '../../base/readPlatformTime.ts';
import type { Situations } from '../../scenarios/situations.ts';
import { seedCashier, type DepositType } from '../../seed/cashier.ts';
import type { BankAccounts } from './bank-accounts.ts';
import { ORDER_STATUSES, type Cashier, type MoneyOrder, type OrderKind } from './cashier.types.ts';
import { createChanges } from '../storage/changes.ts';
import type { Clock } from '../storage/clock.ts';
import type { Currencies } from '../ledger/currencies.ts';
import type { Database } from '../storage/database.ts';
import { asMinor, MAIN_PURSE, type Ledger } from '../ledger/ledger.ts';
import type { Members } from '../members/members.ts';
import { wasPausedSince } from './paused-since.ts';
import { newToken } from '../storage/tokens.ts';
import type { Turnover } from '../ledger/turnover.ts';

export type * from './cashier.types.ts';

/** Time in which a deposit can be paid (milliseconds). */
const PAYABLE_MS = 15 * 60_000;
/** Time after which a bank or crypto payment arrives (milliseconds). */
const ARRIVES_MS = 45_000;

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

const flag = z.pipe(
  z.number(),
  z.transform((value) => value === 1),
);
const orderRow = z.object({
  id: z.number(),
  number: z.string(),
  kind: z.enum(['deposit', 'withdrawal']),
  memberId: z.number(),
  method: z.string(),
  account: z.string(),
  amount: asMinor,
  fee: asMinor,
  status: z.enum(ORDER_STATUSES),
  remark: z.string(),
  requestKey: z.string(),
  payToken: z.nullable(z.string()),
  createdAt: z.number(),
  expiresAt: z.nullable(z.number()),
  finishedAt: z.nullable(z.number()),
  automatic: flag,
  returned: flag,
});
const COLUMNS = `id, number, kind, member_id AS memberId, method, account, amount, fee, status, remark,
  request_key AS requestKey, pay_token AS payToken, created_at AS createdAt, expires_at AS expiresAt,
  finished_at AS finishedAt, automatic, returned`;

/** The fee on an amount, rounded down to minor units. */
const feeOf = (amount: Minor, basisPoints: number): Minor => minor((amount * BigInt(basisPoints)) / 10_000n);

const hasPayPage = (type: DepositType): boolean => type === 'gateway' || type === 'ewallet';

/** Creates the cashier, whose orders are rows of the database. */
export function createCashier(parts: CashierParts): Cashier {
  const { db, clock, currencies, ledger, members, bankAccounts, turnover, situations } = parts;
  const changes = createChanges<MoneyOrder>(db);

  const one = (where: string, value: string | number): MoneyOrder | undefined =>
    db.get(orderRow, `SELECT ${COLUMNS} FROM money_order WHERE ${where} = ?`, value);

  const insert = (
    kind: OrderKind,
    memberId: number,
    order: Pick<MoneyOrder, 'method' | 'account' | 'amount' | 'fee' | 'requestKey'> & {
      readonly payerName?: string;
      readonly remark?: string;
      readonly payToken?: string | null;
      readonly dueAt?: number | null;
      readonly expiresAt?: number | null;
      readonly automatic?: true | undefined;
    },
  ): MoneyOrder => {
    const now = clock.now();
    const draft = newToken();
    const { lastId } = db.run(
      `INSERT INTO money_order (number, kind, member_id, method, account, amount, fee, status, payer_name, remark,
         request_key, pay_token, created_at, due_at, expires_at, automatic)
       VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?, ?)`,
      draft,
      kind,
      memberId,
      order.method,
      order.account,
      order.amount,
      order.fee,
      order.payerName ?? '',
      order.remark ?? '',
      order.requestKey,
      order.payToken ?? null,
      now,
      order.dueAt ?? null,
      order.expiresAt ?? null,
      order.automatic ? 1 : 0,
    );
    const day = formatDate(now).replaceAll('-', '');
    const number = `${kind === 'deposit' ? 'D' : 'W'}${day}${String(lastId).padStart(6, '0')}`;
    db.run('UPDATE money_order SET number = ? WHERE id = ?', number, lastId);
    const made = one('id', lastId);
    if (!made) throw new Error('an order is missing that was just made');
    changes.notify(made);
    return made;
  };

  const isUnderWay = (memberId: number, kind: OrderKind): boolean =>
    db.get(
      z.object({ id: z.number() }),
      "SELECT id FROM money_order WHERE member_id = ? AND kind = ? AND status = 'pending'",
      memberId,
      kind,
    ) !== undefined;

  const withdrawnToday = (memberId: number): number => {
    const midnight = readPlatformTime(`${formatDate(clock.now())} 00:00:00`) ?? 0;
    return (
      db.get(
        z.object({ times: z.number() }),
        `SELECT count(*) AS times FROM money_order
         WHERE member_id = ? AND kind = 'withdrawal' AND status IN ('pending', 'success') AND created_at >= ?`,
        memberId,
        midnight,
      )?.times ?? 0
    );
  };

  const isClosed = () => situations.current().some((effects) => effects.walletClosed === true);
  const mustBind = (memberId: number) =>
    situations.current().some((effects) => effects.bankNeeded === true) && bankAccounts.list(memberId).length === 0;
  const of = (currency: string) => {
    const own = currencies.own.find(({ wire }) => wire === currency);
    return seedCashier(currency, own);
  };
  const method = (currency: string, id: string) => of(currency).methods.find((known) => known.id === id);

  const limits: Cashier['limits'] = ({ id, currency }) => {
    const { min, max, feeBasisPoints, daily } = of(currency).withdrawal;
    const available = ledger.balance(id, MAIN_PURSE);
    const open = turnover.remaining(id);
    return {
      available,
      min,
      max,
      feeBasisPoints,
      left: Math.max(0, daily - withdrawnToday(id)),
      turnover: open,
      required: turnover.required(id),
      held: open < available ? open : available,
    };
  };

  const finish: Cashier['finish'] = (number, wanted) =>
    db.transaction(() => {
      const order = one('number', number);
      const currency = order && members.byId(order.memberId)?.currency;
      if (order?.status !== 'pending' || currency === undefined) return undefined;
      const { memberId, kind, amount, fee } = order;
      const returned = kind === 'deposit' && wanted === 'success' && wasPausedSince(db, order, clock.now());
      const outcome = returned ? 'failed' : wanted;
      db.run(
        'UPDATE money_order SET status = ?, finished_at = ?, returned = ? WHERE id = ?',
        outcome,
        clock.now(),
        returned ? 1 : 0,
        order.id,
      );
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
      const ended = one('id', order.id);
      if (ended) changes.notify(ended);
      return ended;
    });

  return {
    of,
    method,
    receiver: (currency, order) =>
      method(currency, order.method)?.receivers.find((receiver) => receiver.id === order.account),
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
        if (isUnderWay(member.id, 'deposit')) return 'under-way';
        const now = clock.now();
        return insert('deposit', member.id, {
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
    withdraw: (member, { bankAccountId, amount, requestKey, automatic }) =>
      db.transaction(() => {
        if (isClosed()) return 'closed';
        if (!bankAccounts.find(member.id, bankAccountId)) return 'account';
        if (isUnderWay(member.id, 'withdrawal')) return 'under-way';
        const { available, min, max, feeBasisPoints, left, held } = limits(member);
        if (left === 0) return 'daily';
        if (amount < min || amount > max) return 'amount';
        if (amount > available) return 'cash';
        if (amount > available - held) return 'turnover';
        const order = insert('withdrawal', member.id, {
          method: 'bank',
          account: String(bankAccountId),
          amount,
          fee: feeOf(amount, feeBasisPoints),
          requestKey,
          automatic,
        });
        ledger.post(member.id, MAIN_PURSE, negated(amount), 'withdrawal', `withdrawal ${order.number}`);
        return order;
      }),
    cancel: (memberId, number) => {
      const order = one('number', number);
      const isOwn = order?.memberId === memberId && order.kind === 'withdrawal';
      return isOwn && finish(number, 'cancelled') !== undefined;
    },
    finish,
    byPayToken: (token) => one('pay_token', token),
    orders: (memberId, kind) =>
      db
        .all(orderRow, `SELECT ${COLUMNS} FROM money_order WHERE member_id = ? ORDER BY id DESC`, memberId)
        .filter((order) => kind === undefined || order.kind === kind),
    pending: () => db.all(orderRow, `SELECT ${COLUMNS} FROM money_order WHERE status = 'pending' ORDER BY id`),
    settleDue: () => {
      const due = db.all(
        z.object({ number: z.string(), paid: z.number() }),
        `SELECT number, due_at IS NOT NULL AS paid FROM money_order
         WHERE status = 'pending' AND (due_at <= ? OR expires_at <= ?)`,
        clock.now(),
        clock.now(),
      );
      for (const { number, paid } of due) finish(number, paid === 1 ? 'success' : 'failed');
    },
    depositCount: (memberId) =>
      db.get(
        z.object({ times: z.number() }),
        "SELECT count(*) AS times FROM money_order WHERE member_id = ? AND kind = 'deposit' AND status = 'success'",
        memberId,
      )?.times ?? 0,
    onChange: changes.subscribe,
  };
}
