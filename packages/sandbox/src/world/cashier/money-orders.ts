import { formatDate } from '@housefront/contract/wall-time';
import type { Locale } from '@housefront/contract/ids';
import * as z from 'zod/mini';
import { readPlatformTime } from '../../base/readPlatformTime.ts';
import { createChanges } from '../storage/changes.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { newToken } from '../storage/tokens.ts';
import { flag, orderRow, type Cashier, type MoneyOrder, type OrderKind, type OrderOutcome } from './cashier.types.ts';

/** An order that a member asks for. */
export interface NewOrder extends Pick<MoneyOrder, 'method' | 'account' | 'amount' | 'fee' | 'requestKey'> {
  readonly payerName?: string;
  readonly remark?: string;
  readonly payToken?: string | null;
  /** When its payment arrives by itself; milliseconds since 1970. */
  readonly dueAt?: number | null;
  readonly expiresAt?: number;
  readonly automatic?: true | undefined;
  readonly locale?: Locale | undefined;
}

/** The stored orders. */
export interface MoneyOrders extends Pick<Cashier, 'byPayToken' | 'pending' | 'depositCount' | 'onChange'> {
  byNumber(number: string): MoneyOrder | undefined;
  /** Adds a pending order with a number of its own. */
  add(kind: OrderKind, memberId: number, order: NewOrder): MoneyOrder;
  /** Notes that a step of a withdrawal is done. */
  step(id: number, step: 'checked' | 'sent', at: number): MoneyOrder | undefined;
  /** Ends an order. A withdrawal that is paid has gone through all steps. */
  end(id: number, outcome: OrderOutcome, returned: boolean): MoneyOrder | undefined;
  isUnderWay(memberId: number, kind: OrderKind): boolean;
  /** Withdrawals of a member today that were not refused. */
  withdrawnToday(memberId: number): number;
  /** Orders of a member, the newest first. */
  list: Cashier['orders'];
  /** Pending deposits whose payment has arrived, or whose time is over. */
  due(): readonly { readonly number: string; readonly paid: boolean }[];
}

const dueRow = z.object({ number: z.string(), paid: flag });

/** Creates the store of orders. */
export function createMoneyOrders(db: Database, clock: Clock): MoneyOrders {
  const changes = createChanges<MoneyOrder>(db);
  const one = (where: string, value: string | number): MoneyOrder | undefined =>
    db.get(orderRow, `SELECT * FROM money_order WHERE ${where} = ?`, value);
  const count = (where: string, memberId: number, since = 0): number =>
    db.number(`SELECT count(*) FROM money_order WHERE member_id = ? AND created_at >= ? AND ${where}`, memberId, since);

  return {
    byNumber: (number) => one('number', number),
    byPayToken: (token) => one('pay_token', token),
    add: (kind, memberId, { payerName = '', remark = '', ...order }) => {
      const now = clock.now();
      const { lastId } = db.insert('money_order', {
        ...order,
        number: newToken(),
        kind,
        memberId,
        payerName,
        remark,
        status: 'pending',
        createdAt: now,
      });
      const day = formatDate(now).replaceAll('-', '');
      const number = `${kind === 'deposit' ? 'D' : 'W'}${day}${String(lastId).padStart(6, '0')}`;
      db.run('UPDATE money_order SET number = ? WHERE id = ?', number, lastId);
      const made = one('id', lastId);
      if (!made) throw new Error('an order is missing that was just made');
      changes.notify(made);
      return made;
    },
    step: (id, step, at) => {
      db.run(`UPDATE money_order SET ${step}_at = ? WHERE id = ?`, at, id);
      const gone = one('id', id);
      if (gone) changes.notify(gone);
      return gone;
    },
    end: (id, outcome, returned) => {
      const now = clock.now();
      db.run(
        'UPDATE money_order SET status = ?, finished_at = ?, returned = ? WHERE id = ?',
        outcome,
        now,
        Number(returned),
        id,
      );
      db.run(
        `UPDATE money_order SET checked_at = coalesce(checked_at, ?), sent_at = coalesce(sent_at, ?)
         WHERE id = ? AND kind = 'withdrawal' AND status = 'success'`,
        now,
        now,
        id,
      );
      const ended = one('id', id);
      if (ended) changes.notify(ended);
      return ended;
    },
    isUnderWay: (memberId, kind) => db.has('money_order', { memberId, kind, status: 'pending' }),
    withdrawnToday: (memberId) => {
      const midnight = readPlatformTime(`${formatDate(clock.now())} 00:00:00`) ?? 0;
      return count("kind = 'withdrawal' AND status IN ('pending', 'success')", memberId, midnight);
    },
    depositCount: (memberId) => count("kind = 'deposit' AND status = 'success'", memberId),
    list: (memberId, kind) =>
      db
        .all(orderRow, 'SELECT * FROM money_order WHERE member_id = ? ORDER BY id DESC', memberId)
        .filter((order) => kind === undefined || order.kind === kind),
    pending: () => db.all(orderRow, "SELECT * FROM money_order WHERE status = 'pending' ORDER BY id"),
    due: () =>
      db.all(
        dueRow,
        `SELECT number, due_at IS NOT NULL AS paid FROM money_order
         WHERE status = 'pending' AND (due_at <= ? OR expires_at <= ?)`,
        clock.now(),
        clock.now(),
      ),
    onChange: changes.subscribe,
  };
}
