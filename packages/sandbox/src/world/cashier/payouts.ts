import { minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import type { BankAccounts } from './bank-accounts.ts';
import type { Cashier } from './cashier.types.ts';
import type { Database } from '../storage/database.ts';
import { asMinor } from '../ledger/ledger.ts';
import type { Members } from '../members/members.ts';
import type { Runs } from '../play/runs.ts';

/** Dependencies of {@link createPayouts}. */
export interface PayoutParts {
  readonly db: Database;
  readonly cashier: Cashier;
  readonly bankAccounts: BankAccounts;
  readonly members: Members;
  readonly runs: Runs;
}

/** Winnings that are paid out by themselves: what is above an amount of the member when a game ends (RG-43). */
export interface Payouts {
  /** The amount in minor units; null for none. */
  amount(memberId: number): bigint | null;
  /** Sets the amount; null ends it. False for a member without a bank account. */
  set(memberId: number, amount: bigint | null): boolean;
}

/** Creates them. They are withdrawals: what turnover holds stays, and of two at once the second one is not made. */
export function createPayouts({ db, cashier, bankAccounts, members, runs }: PayoutParts): Payouts {
  const amountOf = (memberId: number): bigint | null =>
    db.get(z.object({ amount: asMinor }), 'SELECT amount FROM member_payout WHERE member_id = ?', memberId)?.amount ??
    null;

  runs.onEnd((memberId) => {
    const amount = amountOf(memberId);
    const member = members.byId(memberId);
    const [account] = bankAccounts.list(memberId);
    if (amount === null || !member || !account) return;
    const { available, held, max } = cashier.limits(member);
    const free = available - held;
    const over = available - amount;
    const wanted = over < free ? over : free;
    if (wanted <= 0n) return;
    const sum = minor(wanted < max ? wanted : max);
    cashier.withdraw(member, { bankAccountId: account.id, amount: sum, requestKey: '', automatic: true });
  });

  return {
    amount: amountOf,
    set: (memberId, amount) => {
      if (amount === null) {
        db.run('DELETE FROM member_payout WHERE member_id = ?', memberId);
        return true;
      }
      if (bankAccounts.list(memberId).length === 0) return false;
      db.insert('member_payout', { memberId, amount }, 'replace');
      return true;
    },
  };
}
