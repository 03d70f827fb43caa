import { expect, test } from 'vitest';
import { approveLimit, askContact, confirmLimit, needsContact, withdrawLimit } from './limits.ts';

const month = { kind: 'deposit', period: 'month' } as const;
const day = { kind: 'deposit', period: 'day' } as const;
const set = (amount: bigint) => [{ ...month, amount, pending: null }];

test.each([
  [month, 35_000n, false],
  [month, 35_001n, true],
  [month, null, true],
  [day, 99_999n, false],
  [{ kind: 'loss', period: 'month' } as const, 99_999n, false],
])('[RG-44] %o of %o needs a personal contact: %o', (key, amount, needed) => {
  expect(needsContact(key, amount, 35_000n)).toBe(needed);
  expect(needsContact(key, amount, null)).toBe(false);
});

test('[RG-44] the platform agrees to the amount that it names: a wish of later waits on', () => {
  const raise = askContact(set(20_000n), month, 50_000n, 35_000n);
  expect(approveLimit(raise, month, 40_000n)).toBe(raise);
  expect(approveLimit(raise, month, null)).toBe(raise);
  expect(approveLimit(raise, month, 50_000n)).toEqual(set(50_000n));
});

test('[RG-44] what waits for a contact has no moment, is confirmed by no member, and counts once the platform agrees', () => {
  const asked = askContact(set(20_000n), month, 50_000n, 35_000n);
  expect(asked).toEqual([{ ...month, amount: 20_000n, pending: { amount: 50_000n, effectiveAt: null } }]);
  expect(confirmLimit(asked, month, Number.POSITIVE_INFINITY)).toBe(asked);
  expect(approveLimit(asked, month)).toEqual(set(50_000n));
  expect(withdrawLimit(asked, month)).toEqual(set(20_000n));
});

test('[RG-44] without a limit the highest that needs no contact holds meanwhile; a removal ends the limit', () => {
  expect(askContact([], month, 50_000n, 35_000n)).toMatchObject([{ amount: 35_000n, pending: { amount: 50_000n } }]);
  expect(askContact([], month, null, 35_000n)).toEqual([]);
  expect(approveLimit(askContact(set(20_000n), month, null, 35_000n), month)).toEqual([]);
});

test('[RG-44] the platform agrees only to what waits for a contact', () => {
  const raise = [{ ...month, amount: 20_000n, pending: { amount: 50_000n, effectiveAt: 5 } }];
  expect(approveLimit(raise, month)).toBe(raise);
  expect(approveLimit(set(20_000n), month)).toEqual(set(20_000n));
});
