import { minor, ZERO } from '@housefront/contract/money';
import { expect, test } from 'vitest';
import { createBank } from '../../testing/bank.fixtures.ts';
import { findScenario } from '../../scenarios/scenarios.ts';
import { auditReport } from '../ledger/auditReport.ts';
import type { MoneyOrder } from './cashier.types.ts';
import { MAIN_PURSE } from '../ledger/ledger.ts';

type Bank = Awaited<ReturnType<typeof createBank>>;

const byBank = { methodId: 'bank', accountId: 'harbor-1', payerName: 'Ann', remark: '', requestKey: 'k' };

function deposit({ cashier, member }: Bank, amount: number, wish: object = {}): MoneyOrder {
  const made = cashier.deposit(member, { ...byBank, amount: minor(BigInt(amount)), ...wish });
  if (typeof made === 'string') throw new Error(made);
  return made;
}

const bind = ({ bankAccounts, member }: Bank, accountNo = '123456') => {
  const made = bankAccounts.bind(member.id, { bankId: 'harbor', accountName: 'Ann', accountNo, branch: '' });
  return typeof made === 'string' ? 0 : made.id;
};

const withdraw = (bank: Bank, amount: number, bankAccountId: number) =>
  bank.cashier.withdraw(bank.member, { bankAccountId, amount: minor(BigInt(amount)), requestKey: 'w' });

const has = ({ ledger, member }: Bank) => ledger.balance(member.id, MAIN_PURSE);

test('[MEM-36x] money that is deposited arrives after a while, once, and less its fee', async () => {
  const bank = await createBank();
  const { cashier, clock, ledger, member } = bank;
  const made = deposit(bank, 25_005, { methodId: 'usdt', accountId: 'trc20' });
  expect(made).toMatchObject({ status: 'pending', fee: 250n, payToken: null });
  cashier.settleDue();
  expect(has(bank)).toBe(100_000n);
  clock.advance(45_000);
  cashier.settleDue();
  cashier.settleDue();
  expect(cashier.finish(made.number, 'success')).toBeUndefined();
  expect(has(bank)).toBe(124_755n);
  expect(ledger.movements(member.id, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['deposit-fee', -250n],
    ['deposit', 25_005n],
  ]);
  expect(cashier.depositCount(member.id)).toBe(1);
  expect(bank.turnover.remaining(member.id)).toBe(24_755n);
  expect(auditReport(ledger).problems).toBe(0);
});

test('[MEM-37x] a deposit that is not paid fails when its time is over, and moves nothing', async () => {
  const bank = await createBank();
  const made = deposit(bank, 5000, { methodId: 'gateway', accountId: '' });
  expect(made.payToken).toMatch(/^\S{20,}$/);
  bank.clock.advance(15 * 60_000 - 1);
  bank.cashier.settleDue();
  expect(bank.cashier.pending()).toHaveLength(1);
  bank.clock.advance(1);
  bank.cashier.settleDue();
  expect(bank.cashier.orders(bank.member.id)).toMatchObject([{ number: made.number, status: 'failed' }]);
  expect(has(bank)).toBe(100_000n);
});

test.each([
  ['method', { methodId: 'cheque' }],
  ['amount', { amount: minor(999n) }],
  ['amount', { amount: minor(500_001n) }],
  ['account', { accountId: 'nobody' }],
] as const)('[MEM-36x] a deposit is refused for its %s', async (refusal, wish) => {
  const { cashier, member } = await createBank();
  expect(cashier.deposit(member, { ...byBank, amount: minor(1000n), ...wish })).toBe(refusal);
  expect(cashier.pending()).toEqual([]);
});

test('[MEM-37x] a member has one deposit and one withdrawal under way', async () => {
  const bank = await createBank();
  const id = bind(bank);
  deposit(bank, 1000);
  expect(withdraw(bank, 1000, id)).toMatchObject({ status: 'pending' });
  expect(bank.cashier.deposit(bank.member, { ...byBank, amount: minor(1000n) })).toBe('under-way');
  expect(withdraw(bank, 1000, id)).toBe('under-way');
  expect(has(bank)).toBe(99_000n);
});

test('[MEM-39x] a withdrawal holds its money at once; approved it is gone, refused it is back', async () => {
  const bank = await createBank();
  const { cashier, ledger } = bank;
  const id = bind(bank);
  const held = () => ledger.sums().find(({ account }) => account === 'withdrawals-held')?.amount ?? 0n;
  for (const [outcome, left] of [
    ['cancelled', 100_000n],
    ['failed', 100_000n],
    ['success', 60_000n],
  ] as const) {
    const order = withdraw(bank, 40_000, id);
    expect([has(bank), held()]).toEqual([60_000n, 40_000n]);
    cashier.finish(typeof order === 'string' ? '' : order.number, outcome);
    expect([has(bank), held()]).toEqual([left, 0n]);
  }
  expect(auditReport(ledger)).toEqual({
    problems: 0,
    lines: [
      'USD',
      '  members                         600.00',
      '  bank                            400.00',
      '  owners                        -1000.00',
      '  withdrawals-held                  0.00',
      '  sum                               0.00',
      '',
      'No money was made or lost.',
    ],
  });
});

test('[MEM-39x] limits, balance, turnover and the count of the day decide about a withdrawal', async () => {
  const bank = await createBank();
  const { cashier, clock, member, turnover } = bank;
  expect(withdraw(bank, 1000, 1)).toBe('account');
  const id = bind(bank);
  expect(withdraw(bank, 999, id)).toBe('amount');
  expect(withdraw(bank, 500_001, id)).toBe('amount');
  expect(withdraw(bank, 100_001, id)).toBe('cash');
  turnover.add(member.id, minor(99_500n));
  expect(withdraw(bank, 1000, id)).toBe('turnover');
  turnover.bet(member.id, minor(99_500n));
  for (let left = 5; left > 0; left -= 1) {
    expect(cashier.limits(member).left).toBe(left);
    const order = withdraw(bank, 1000, id);
    cashier.finish(typeof order === 'string' ? '' : order.number, 'success');
  }
  expect(withdraw(bank, 1000, id)).toBe('daily');
  clock.advance(24 * 3_600_000);
  expect(withdraw(bank, 1000, id)).toMatchObject({ status: 'pending' });
});

test('[MEM-03x] [MEM-18] closed wallets and a missing bank account keep money out', async () => {
  const bank = await createBank();
  const { situations } = bank;
  const during = (name: string, work: () => unknown) => {
    const scenario = findScenario(name);
    if (!scenario) throw new Error(name);
    return situations.within([scenario], work);
  };
  const trial = () => bank.cashier.deposit(bank.member, { ...byBank, amount: minor(1000n) });
  expect(during('wallet-closed', trial)).toBe('closed');
  expect(during('bank-needed', trial)).toBe('bank-needed');
  const id = bind(bank);
  expect(during('wallet-closed', () => withdraw(bank, 1000, id))).toBe('closed');
  expect(during('bank-needed', trial)).toMatchObject({ status: 'pending' });
});

test('[MEM-45x] a member binds three accounts, and never the account of another member', async () => {
  const bank = await createBank();
  const { bankAccounts, member, members } = bank;
  await members.ensure([{ ...member, account: 'bob001', password: 'Secret1', mainMinor: ZERO }]);
  expect(['123456', '123457', '123458', '123459'].map((number) => bind(bank, number))).toEqual([1, 2, 3, 0]);
  const other = { bankId: 'harbor', accountName: 'Bob', accountNo: '123456', branch: '' };
  expect(bankAccounts.bind(members.byAccount('bob001')?.id ?? 0, other)).toBe('taken');
});

test('[MEM-39x] bets count for what has to be bet, as far as it goes, and a refund takes that back', async () => {
  const { turnover, member } = await createBank();
  turnover.add(member.id, minor(100n));
  expect([turnover.bet(member.id, minor(70n)), turnover.remaining(member.id)]).toEqual([70n, 30n]);
  expect([turnover.bet(member.id, minor(70n)), turnover.remaining(member.id)]).toEqual([30n, 0n]);
  expect(turnover.bet(member.id, minor(70n))).toBe(0n);
});

test('[MEM-39x] as much as still has to be bet is held; the rest can be withdrawn to the last cent', async () => {
  const bank = await createBank();
  const { cashier, member, turnover } = bank;
  const id = bind(bank);
  turnover.add(member.id, minor(40_000n));
  turnover.bet(member.id, minor(10_000n));
  expect(cashier.limits(member)).toMatchObject({ turnover: 30_000n, required: 40_000n, held: 30_000n });
  expect(withdraw(bank, 70_001, id)).toBe('turnover');
  expect(withdraw(bank, 70_000, id)).toMatchObject({ status: 'pending' });
  // No more than there is.
  turnover.add(member.id, minor(50_000n));
  expect(cashier.limits(member)).toMatchObject({ available: 30_000n, held: 30_000n });
});

test('[MEM-39x] what was asked for in all starts anew once nothing is left, and a refunded bet is open again', async () => {
  const { turnover, member } = await createBank();
  const { id } = member;
  const both = () => [turnover.remaining(id), turnover.required(id)];
  expect(both()).toEqual([0n, 0n]);
  turnover.add(id, minor(100n));
  turnover.bet(id, minor(60n));
  turnover.add(id, minor(20n));
  expect(both()).toEqual([60n, 120n]);
  turnover.refund(id, minor(60n));
  expect(both()).toEqual([120n, 120n]);
  turnover.bet(id, minor(500n));
  turnover.add(id, minor(30n));
  expect(both()).toEqual([30n, 30n]);
  turnover.refund(id, minor(10n));
  expect(both()).toEqual([40n, 40n]);
});

test.each([
  ['an entry makes or loses money: entry 1 USD', "INSERT INTO house_movement VALUES (99, 1, 'bank', 'USD', 5, 'x', 0)"],
  [
    'a deposit was not booked as its status says: D1',
    "UPDATE money_order SET status = 'success', finished_at = 1, number = 'D1' WHERE kind = 'deposit'",
  ],
  [
    'a withdrawal was not booked as its status says: W1',
    "UPDATE money_order SET status = 'failed', finished_at = 1, number = 'W1' WHERE kind = 'withdrawal'",
  ],
  [
    'the money held for withdrawals is not that of the open ones: USD',
    "UPDATE money_order SET amount = 2000 WHERE kind = 'withdrawal'",
  ],
  ['a movement names an order that does not exist: movement 2', "DELETE FROM money_order WHERE kind = 'withdrawal'"],
])('the audit finds that %s', async (problem, sql) => {
  const bank = await createBank();
  deposit(bank, 1000);
  withdraw(bank, 1000, bind(bank));
  expect(auditReport(bank.ledger).problems).toBe(0);
  bank.db.run(sql);
  expect(auditReport(bank.ledger).lines).toContain(`problem: ${problem}`);
});
