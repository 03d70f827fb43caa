import { expect, test } from 'vitest';
import { askLimit, confirmLimit, limitsLeft, lowestLeft, refusedBy, withdrawLimit, type Limit } from './limits.ts';

const zone = 'Europe/London';
const noon = Date.UTC(2026, 10, 27, 12);
const HOUR = 3_600_000;
const day = { kind: 'deposit', period: 'day' } as const;
const week = { kind: 'deposit', period: 'week' } as const;
const raise = { wait: '24h' } as const;
const ask = (limits: readonly Limit[], amount: bigint | null, at = noon, key: typeof day | typeof week = day) =>
  askLimit(limits, key, amount, raise, { at, zone });
const amountOf = (limits: readonly Limit[]) => limits.map(({ amount }) => amount);

test('[RG-16] a confirmation counts for the amount that it names: one of an earlier wish confirms no later one', () => {
  const set: readonly Limit[] = [{ ...day, amount: 5000n, pending: { amount: 8000n, effectiveAt: noon } }];
  expect(confirmLimit(set, day, noon, 7000n)).toBe(set);
  expect(confirmLimit(set, day, noon, null)).toBe(set);
  expect(confirmLimit(set, day, noon, 8000n)).toEqual([{ ...day, amount: 8000n, pending: null }]);
  const removal: readonly Limit[] = [{ ...day, amount: 5000n, pending: { amount: null, effectiveAt: noon } }];
  expect(confirmLimit(removal, day, noon, 8000n)).toBe(removal);
  expect(confirmLimit(removal, day, noon, null)).toEqual([]);
});

test('[RG-16] a first limit and a lower one count at once', () => {
  const first = ask([], 10_000n);
  expect(first).toEqual([{ ...day, amount: 10_000n, pending: null }]);
  expect(amountOf(ask(first, 5000n))).toEqual([5000n]);
});

test('[RG-16] a raise counts after its wait, and only when it was confirmed then', () => {
  const asked = ask(ask([], 5000n), 8000n);
  expect(asked).toEqual([{ ...day, amount: 5000n, pending: { amount: 8000n, effectiveAt: noon + 24 * HOUR } }]);
  expect(confirmLimit(asked, day, noon + 24 * HOUR - 1)).toBe(asked);
  expect(confirmLimit(asked, day, noon + 24 * HOUR)).toEqual([{ ...day, amount: 8000n, pending: null }]);
});

test('[RG-16] asking for another raise starts the wait again, and asking for less withdraws it', () => {
  const asked = ask(ask(ask([], 5000n), 8000n), 9000n, noon + HOUR);
  expect(asked[0]?.pending).toEqual({ amount: 9000n, effectiveAt: noon + 25 * HOUR });
  expect(ask(asked, 5000n)[0]?.pending).toBeNull();
  expect(withdrawLimit(asked, day)).toEqual([{ ...day, amount: 5000n, pending: null }]);
});

test('[RG-16] a removal waits as a raise does', () => {
  const asked = ask(ask([], 5000n), null);
  expect(amountOf(asked)).toEqual([5000n]);
  expect(confirmLimit(asked, day, noon + 24 * HOUR)).toEqual([]);
  expect(ask([], null)).toEqual([]);
});

test('[RG-16] a raise may also wait for the end of its period', () => {
  const own = { wait: '72h', periodEnd: true } as const;
  const set = ask([], 5000n, noon, week);
  // Friday noon and 72 h is Monday noon; the week of Friday ends before it.
  expect(askLimit(set, week, 8000n, own, { at: noon, zone })[0]?.pending?.effectiveAt).toBe(noon + 72 * HOUR);
  const monday = Date.UTC(2026, 10, 23, 12);
  expect(askLimit(set, week, 8000n, own, { at: monday, zone })[0]?.pending?.effectiveAt).toBe(Date.UTC(2026, 10, 30));
});

test('[RG-13] [RG-17] the limit with the least left applies, of equal ones that which restarts last', () => {
  const limits = [...ask([], 10_000n), ...ask([], 20_000n, noon, week)];
  const left = (used: Readonly<Record<string, bigint>>) =>
    limitsLeft(limits, ({ period }) => used[period] ?? 0n, { at: noon, zone });
  expect(lowestLeft(left({ day: 4000n, week: 4000n }), 'deposit')).toMatchObject({ period: 'day', left: 6000n });
  expect(lowestLeft(left({ day: 4000n, week: 19_000n }), 'deposit')).toMatchObject({ period: 'week', left: 1000n });
  const both = lowestLeft(left({ day: 9000n, week: 19_000n }), 'deposit');
  expect(both).toMatchObject({ period: 'week', left: 1000n, restartsAt: Date.UTC(2026, 10, 30) });
  expect(refusedBy(left({}), 'deposit', 10_000n)).toBeUndefined();
  expect(refusedBy(left({}), 'deposit', 10_001n)).toMatchObject({ period: 'day', left: 10_000n });
  expect(refusedBy(left({}), 'stake', 10_001n)).toBeUndefined();
});

test('[RG-13] what is left is never below zero, and never above the limit', () => {
  const limits = ask([], 10_000n);
  const left = (used: bigint) => limitsLeft(limits, () => used, { at: noon, zone })[0]?.left;
  expect(left(12_000n)).toBe(0n);
  expect(left(-5000n)).toBe(10_000n);
});
