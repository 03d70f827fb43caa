import { formatDate } from '@housefront/contract/wall-time';
import type { Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { asMinor, MAIN_PURSE, type Ledger } from '../ledger/ledger.ts';
import type { Member } from '../members/members.ts';
import { newToken } from '../storage/tokens.ts';

const row = z.object({
  number: z.string(),
  toAccount: z.string(),
  amount: asMinor,
  requestKey: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
});

/** Money transferred from an agent to a member. */
export type MemberTransfer = Readonly<z.output<typeof row>>;

/** Content of a transfer. */
export interface TransferOrder {
  readonly to: Member;
  readonly amount: Minor;
  readonly remark: string;
  readonly requestKey: string;
}

/** Transfers between the main wallets of two members. */
export interface MemberTransfers {
  /** Whether the balance is too low. */
  lacks(from: Member, amount: Minor): boolean;
  /** Moves the money at once; `cash` if the balance is too low. */
  transfer(from: Member, order: TransferOrder): MemberTransfer | 'cash';
  /** Transfers of a member, the newest first. */
  list(fromId: number): MemberTransfer[];
}

/** Creates the register. */
export function createMemberTransfers(db: Database, clock: Clock, ledger: Ledger): MemberTransfers {
  const select = `SELECT t.number, m.account AS toAccount, t.amount, t.request_key, t.created_at
    FROM member_transfer t JOIN member m ON m.id = t.to_id`;
  const lacks = (from: Member, amount: Minor): boolean => ledger.balance(from.id, MAIN_PURSE) < amount;
  return {
    lacks,
    transfer: (from, { to, amount, remark, requestKey }) =>
      db.transaction(() => {
        if (lacks(from, amount)) return 'cash';
        const now = clock.now();
        const { lastId } = db.insert('member_transfer', {
          number: newToken(),
          fromId: from.id,
          toId: to.id,
          amount,
          remark,
          requestKey,
          createdAt: now,
        });
        const day = formatDate(now).replaceAll('-', '');
        const number = `T${day}${String(lastId).padStart(6, '0')}`;
        db.run('UPDATE member_transfer SET number = ? WHERE id = ?', number, lastId);
        ledger.give(from.id, to.id, amount, `member-transfer ${number}`);
        return { number, toAccount: to.account, amount, requestKey, createdAt: now };
      }),
    list: (fromId) => db.all(row, `${select} WHERE t.from_id = ? ORDER BY t.id DESC`, fromId),
  };
}
