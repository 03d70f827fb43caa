import { minor } from '@housefront/contract/money';
import { createPrng, pick } from '../../base/prng.ts';
import { createCashier, type CashierParts } from './cashier.ts';
import { createLedger, MAIN_PURSE } from '../ledger/ledger.ts';
import type { Member } from '../members/members.ts';
import { createTurnover } from '../ledger/turnover.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Dependencies of a history. */
export interface HistoryParts extends Omit<CashierParts, 'ledger' | 'turnover'> {
  /** Providers of past transfers. */
  readonly providers: readonly string[];
}

/**
 * Creates a history of a member: for each of the days before today a deposit, some of which failed, transfers to a provider
 * and back, and withdrawals. All are real bookings, so the rest is the member's balance.
 * @returns the number of new orders
 */
export function writeHistory({ providers, ...parts }: HistoryParts, member: Member, days: number): number {
  const { bankAccounts, db } = parts;
  const random = createPrng(`history ${member.account}`);
  let now = parts.clock.now();
  const clock = { ...parts.clock, now: () => now };
  const ledger = createLedger(db, clock);
  // The turnover of a past deposit counts as wagered.
  const turnover = {
    ...createTurnover(db),
    add: () => undefined,
    remaining: () => minor(0n),
    required: () => minor(0n),
  };
  const cashier = createCashier({ ...parts, clock, ledger, turnover });
  const account = bankAccounts.list(member.id)[0]?.id;
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const before = ledger.balance(member.id, MAIN_PURSE);
  let orders = 0;
  return db.transaction(() => {
    for (let day = days; day >= 1; day -= 1) {
      now = midnight - day * DAY_MS + Math.floor(random() * 8) * HOUR_MS;
      const method = pick(random, cashier.of(member.currency).methods);
      const made = cashier.deposit(member, {
        methodId: method.id,
        accountId: method.receivers[0]?.id ?? '',
        amount: pick(random, method.presets),
        payerName: '',
        remark: '',
        requestKey: '',
      });
      if (typeof made === 'string') continue;
      orders += 1;
      now += 20 * 60_000;
      if (random() < 0.2) {
        cashier.finish(made.number, 'failed');
        continue;
      }
      cashier.finish(made.number, 'success');
      now += HOUR_MS;
      const provider = pick(random, providers);
      const stake = minor(made.amount / 2n);
      ledger.transfer(member.id, MAIN_PURSE, provider, stake, `history ${day}`);
      now += HOUR_MS;
      ledger.transfer(member.id, provider, MAIN_PURSE, stake, `history ${day}`);
      now += HOUR_MS;
      const gained = minor(ledger.balance(member.id, MAIN_PURSE) - before);
      const drawn =
        account === undefined
          ? 'account'
          : cashier.withdraw(member, { bankAccountId: account, amount: gained, requestKey: '' });
      if (typeof drawn === 'string') continue;
      orders += 1;
      now += 2 * HOUR_MS;
      cashier.finish(drawn.number, random() < 0.15 ? 'cancelled' : 'success');
    }
    return orders;
  });
}
