import * as z from 'zod/mini';
import type { SeedMember } from '../../seed/types.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import type { Members } from '../members/members.ts';

/** Largest number of bank accounts of a member. */
export const MAX_BANK_ACCOUNTS = 3;

/** A person's account at a bank. */
export interface BankAccount {
  readonly id: number;
  readonly bankId: string;
  readonly accountName: string;
  readonly accountNo: string;
  readonly branch: string;
}

/** Bank accounts that members have bound, oldest first. */
export interface BankAccounts {
  list(memberId: number): BankAccount[];
  find(memberId: number, id: number): BankAccount | undefined;
  /** Links one; `full` when the member has the largest number of accounts, `taken` when another member has linked it. */
  bind(memberId: number, account: Omit<BankAccount, 'id'>): BankAccount | 'full' | 'taken';
  /** Binds the accounts of the seed's members. */
  ensure(seed: readonly SeedMember[]): void;
}

const row = z.object({
  id: z.number(),
  bankId: z.string(),
  accountName: z.string(),
  accountNo: z.string(),
  branch: z.string(),
});
const COLUMNS = 'id, bank_id AS bankId, account_name AS accountName, account_no AS accountNo, branch';

/** Creates the register. */
export function createBankAccounts(db: Database, clock: Clock, members: Members): BankAccounts {
  const list = (memberId: number): BankAccount[] =>
    db.all(row, `SELECT ${COLUMNS} FROM bank_account WHERE member_id = ? ORDER BY id`, memberId);

  const bind: BankAccounts['bind'] = (memberId, account) =>
    db.transaction(() => {
      if (list(memberId).length >= MAX_BANK_ACCOUNTS) return 'full';
      const { bankId, accountName, accountNo, branch } = account;
      const taken = db.get(
        z.object({ id: z.number() }),
        'SELECT id FROM bank_account WHERE bank_id = ? AND account_no = ?',
        bankId,
        accountNo,
      );
      if (taken) return 'taken';
      const { lastId } = db.run(
        `INSERT INTO bank_account (member_id, bank_id, account_name, account_no, branch, created_at)
         VALUES (?, ?, ?, ?, ?, ?)`,
        memberId,
        bankId,
        accountName,
        accountNo,
        branch,
        clock.now(),
      );
      return { id: lastId, ...account };
    });

  return {
    list,
    find: (memberId, id) => list(memberId).find((account) => account.id === id),
    bind,
    ensure: (seed) => {
      for (const { account, guard } of seed) {
        const member = members.byAccount(account);
        if (!guard?.bankAccount || !member || list(member.id).length > 0) continue;
        bind(member.id, { ...guard.bankAccount, accountName: member.name });
      }
    },
  };
}
