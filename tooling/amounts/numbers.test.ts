import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moneyToNumber } from './numbers.ts';

const root = join(import.meta.dirname, '../..');
const listed = ['--cached', '--others', '--exclude-standard'];
const patterns = ['ts', 'tsx', 'js'].map((ending) => `:(glob)packages/*/src/**/*.${ending}`);
const files = execFileSync('git', ['ls-files', ...listed, ...patterns], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && !/\.(?:test|stories|fixtures)\.|\/(?:testing|conformance|stories)\//.test(file));

test('[LOC-01] no amount of money becomes a JavaScript number, which holds 2^53 minor units at most', () => {
  expect(files.length).toBeGreaterThan(700);
  const found = files.flatMap((file) =>
    moneyToNumber(file, readFileSync(join(root, file), 'utf8')).map(({ text }) => `${file} ${text}`),
  );
  expect(found).toEqual([
    // A part of the whole, of at most 1000.
    'packages/app/src/protection/limits/limit-words.ts Number(((amount - left) * 1000n) / amount)',
    // A percentage, of at most 100.
    'packages/contract/src/rules/forms/downline.ts Number(commissionPercent)',
    // Advertisers take the value of a deposit as a number only; it moves no money.
    'packages/core/src/features/tracking/tracking.deposits.ts Number(toWire(amount))',
    // How many hundredths of the stake a win is.
    'packages/sandbox/src/world/rewards/wins.ts Number((win * 100n) / bet)',
  ]);
});

test.each([
  'Number(amount)',
  'Number(row.balance)',
  'Number(row["win_loss"])',
  'Number(toWire(minor(units), 2))',
  'Number(String(totalAmount))',
  'parseFloat(cash)',
  'parseFloat(reply.total_amount)',
  'Number.parseFloat(member_cash)',
  'Number.parseInt(deposit.amount, 10)',
  'parseInt(betText)',
  '+amount',
  '+row.total',
  'sum + +row.validBet',
  'rows.reduce((sum, row) => sum + Number(row.profit), 0)',
  'Math.max(Number(min_amount), 5)',
  'const a = { value: Number(jackpot) };',
  '`${Number(payout)}`',
  'Number(await balanceOf(run))',
  'Number(wallet?.cash ?? 0)',
  'Number(withdrawal.fee)',
  'Number(stake) * 2',
])('[LOC-01] in %j money becomes a number', (code) => {
  expect(moneyToNumber('a.ts', code)).toHaveLength(1);
});

test.each([
  'Number(page)',
  'Number(years.at(-1))',
  '-amount',
  'BigInt(amount)',
  'String(balance)',
  '+index',
  'Number(cashier)',
])('[LOC-01] in %j no money becomes a number', (code) => {
  expect(moneyToNumber('a.ts', code)).toEqual([]);
});
