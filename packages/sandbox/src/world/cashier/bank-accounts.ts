import * as z from 'zod/mini';
import type { SeedMember } from '../../seed/types.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import type { Members } from '../members/members.ts';

/** Largest number of bank accounts of a member. */
export const MAX_BANK_ACCOUNTS = 3;

const row = z.object({
  id: z.number(),
  bankId: z.string(),
  accountName: z.string(),
  accountNo: z.string(),
  branch: z.string(),
});

/** A person's account at a bank. */
export type BankAccount = Readonly<z.output<typeof row>>;

/** Bank accounts that members have bound, oldest first. */
export interface BankAccounts {
  list(memberId: number): BankAccount[];
  find(memberId: number, id: number): BankAccount | undefined;
  /** Links one; `full` when the member has the largest number of accounts, `taken` when another member has linked it. */
  bind(memberId: number, account: Omit<BankAccount, 'id'>): BankAccount | 'full' | 'taken';
  /** Binds the accounts of the seed's members. */
  ensure(seed: readonly SeedMember[]): void;
}

/** Creates the register. */
export function createBankAccounts(db: Database, clock: Clock, members: Members): BankAccounts {
  const list = (memberId: number): BankAccount[] =>
    db.all(row, 'SELECT * FROM bank_account WHERE member_id = ? ORDER BY id', memberId);

  const bind: BankAccounts['bind'] = (memberId, account) =>
    db.transaction(() => {
      if (list(memberId).length >= MAX_BANK_ACCOUNTS) return 'full';
      const { bankId, accountNo } = account;
      if (db.has('bank_account', { bankId, accountNo })) return 'taken';
      const { lastId } = db.insert('bank_account', { memberId, ...account, createdAt: clock.now() });
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
