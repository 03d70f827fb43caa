import { minor, ZERO } from '@housefront/contract/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ProviderWalletError } from '../../provider/game/wallet.types.ts';
import { annSeed, createBank, gameAt } from '../../testing/bank.fixtures.ts';
import { auditReport } from '../ledger/auditReport.ts';
import { createMemberTransfers } from './member-transfers.ts';
import { asMinor, InsufficientFunds, MAIN_PURSE } from '../ledger/ledger.ts';

/** Number of sequences: a few, or the requested number, e.g. 10000. */
const RUNS = Number(process.env['HOUSEFRONT_MONEY_RUNS'] ?? 150);

const gp = fc.constantFrom('GP1', 'GP2');
const round = fc.constantFrom('r1', 'r2', 'r3');
const amount = fc.integer({ min: 1, max: 60_000 });
const order = fc.integer({ min: 1000, max: 80_000 });
const outcome = fc.constantFrom('success' as const, 'cancelled' as const, 'failed' as const);
const method = fc.constantFrom('bank', 'gateway', 'ewallet', 'usdt');
const does = <const Name extends string>(name: Name) => fc.constant(name);

const step = fc.oneof(
  fc.record({ do: does('deposit'), method, amount: order }),
  fc.record({ do: does('withdraw'), amount: order }),
  fc.record({ do: does('decide'), outcome }),
  fc.record({ do: does('wait'), ms: fc.integer({ min: 1, max: 20 * 60_000 }) }),
  fc.record({ do: does('play'), gp }),
  fc.record({ do: does('bet'), gp, amount, round }),
  fc.record({ do: does('settle'), gp, amount: fc.nat(60_000), round }),
  fc.record({ do: does('refund'), gp, round }),
  fc.record({ do: does('leave') }),
  fc.record({ do: does('recall') }),
  fc.record({ do: does('envelope'), most: amount }),
  fc.record({ do: does('maintain'), gp, on: fc.boolean() }),
  fc.record({ do: does('give'), amount }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
/** A step, and whether everything that it did is lost because something breaks at its end. */
const turn = fc.record({ step, breaks: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)) });

class Broken extends Error {}

async function walk() {
  const bank = await createBank();
  const { bankAccounts, cashier, clock, db, envelopes, maintenance, member, runs, wallet } = bank;
  const bound = bankAccounts.bind(member.id, { bankId: 'harbor', accountName: 'Ann', accountNo: '123456', branch: '' });
  const bankAccountId = typeof bound === 'string' ? 0 : bound.id;
  const transfers = createMemberTransfers(db, clock, bank.ledger);
  await bank.members.ensure([{ ...annSeed, account: 'ben001', mainMinor: ZERO }]);
  const ben = bank.members.byAccount('ben001') ?? member;
  const tokens = new Map<string, string>();
  const receivers: Readonly<Record<string, string>> = { bank: 'harbor-1', usdt: 'trc20' };

  const take = (action: Step): void => {
    switch (action.do) {
      case 'deposit': {
        const accountId = receivers[action.method] ?? '';
        const wish = { methodId: action.method, accountId, payerName: '', remark: '', requestKey: '' };
        cashier.deposit(member, { ...wish, amount: minor(BigInt(action.amount)) });
        break;
      }
      case 'withdraw':
        cashier.withdraw(member, { bankAccountId, amount: minor(BigInt(action.amount)), requestKey: '' });
        break;
      case 'decide': {
        const [first] = cashier.pending();
        if (first) cashier.finish(first.number, action.outcome);
        break;
      }
      case 'wait':
        clock.advance(action.ms);
        cashier.settleDue();
        break;
      case 'play':
        tokens.set(action.gp, runs.start(member, gameAt(action.gp)));
        break;
      case 'bet':
        void wallet.bet(tokens.get(action.gp) ?? '', minor(BigInt(action.amount)), action.round);
        break;
      case 'settle':
        void wallet.settle(tokens.get(action.gp) ?? '', minor(BigInt(action.amount)), action.round);
        break;
      case 'refund':
        void wallet.refund(tokens.get(action.gp) ?? '', action.round);
        break;
      case 'leave':
        runs.leave(member.id);
        break;
      case 'recall':
        runs.recall(member.id);
        break;
      case 'envelope': {
        const { id } = envelopes.hand('USD', minor(BigInt(action.most)), clock.now() + 1000);
        envelopes.claim(member, id);
        break;
      }
      case 'maintain':
        if (action.on) maintenance.set(action.gp, { startAt: null, endAt: null });
        else maintenance.clear(action.gp);
        break;
      case 'give':
        transfers.transfer(member, { to: ben, amount: minor(BigInt(action.amount)), remark: '', requestKey: '' });
        break;
      default:
        action satisfies never;
    }
  };

  /** Everything that the member owns or is owed. */
  const owned = () => bank.ledger.total(member.id) + held();
  const held = () => bank.ledger.sums().find(({ account }) => account === 'withdrawals-held')?.amount ?? 0n;
  /** Incoming minus outgoing money, computed from orders, bets and envelopes, not from movements. */
  const row = (sql: string) => db.get(sumShape, sql)?.sum ?? 0n;
  const expected = () =>
    100_000n +
    row("SELECT coalesce(sum(amount - fee), 0) AS sum FROM money_order WHERE kind = 'deposit' AND status = 'success'") -
    row("SELECT coalesce(sum(amount), 0) AS sum FROM money_order WHERE kind = 'withdrawal' AND status = 'success'") -
    row('SELECT coalesce(sum(bet), 0) - coalesce(sum(win), 0) AS sum FROM round') +
    row('SELECT coalesce(sum(amount), 0) AS sum FROM envelope_claim') -
    row('SELECT coalesce(sum(amount), 0) AS sum FROM member_transfer');
  return { ...bank, take, owned, expected };
}
const sumShape = z.object({ sum: asMinor });

test(
  '[SBX-03] [AGT-20x] whatever is deposited, played, withdrawn, given, recalled, found and broken off, no money is made or lost',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { maxLength: 30 }), async (turns) => {
        const { db, expected, ledger, maintenance, member, owned, runs, take } = await walk();
        const leftovers: bigint[] = [];
        for (const { step: action, breaks } of turns) {
          const before = owned();
          try {
            db.transaction(() => {
              take(action);
              if (breaks) throw new Broken();
            });
          } catch (error) {
            const refused = error instanceof ProviderWalletError || error instanceof InsufficientFunds;
            if (!refused && !(error instanceof Broken)) throw error;
            leftovers.push(owned() - before);
          }
          expect(owned()).toBe(expected());
        }
        expect(leftovers.filter((left) => left !== 0n)).toEqual([]);
        expect(auditReport(ledger).lines.at(-1)).toBe('No money was made or lost.');
        maintenance.clearAll();
        runs.recall(member.id);
        expect(ledger.balance(member.id, MAIN_PURSE)).toBe(ledger.total(member.id));
        expect(auditReport(ledger).problems).toBe(0);
        db.close();
      }),
      { numRuns: RUNS },
    );
  },
  60_000 + RUNS * 100,
);
