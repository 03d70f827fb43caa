import { calls } from '@housefront/contract/calls';
import type { Protection } from '@housefront/contract/protection';
import { beforeEach, expect, test } from 'vitest';
import { protectedPerTest } from '../../testing/protected.fixtures.ts';

const { here, client, deposit, later, member, profile, send, signIn, state } = protectedPerTest();
const DAY = 24 * 3_600_000;
beforeEach(() => signIn());

const month = { kind: 'deposit', period: 'month' } as const;
const store = (amount: string | null) => send(calls.limitStore, { ...month, amount });
const facts = () => here.sandbox.world.protection.facts;
const falcon = () => member().id;

test('[RG-12] where members may decline freely a limit is asked for and never blocks', async () => {
  await profile('mt');
  expect(await state()).toMatchObject({ limit_needed: 1 });
  expect((await deposit('100.00')).code).toBe('100');
  await send(calls.limitDecline, {});
  expect(await state()).toMatchObject({ limit_needed: 0 });
});

test('[RG-18] a review is due six months after the last one, and no sooner', async () => {
  await profile('gb');
  expect(await state()).toMatchObject({ review_due: 0 });
  // Six months after 15 January in London.
  await later(181 * DAY - 3_600_001);
  expect(await state()).toMatchObject({ review_due: 0 });
  await later(1);
  expect(await state()).toMatchObject({ review_due: 1 });
  expect((await send(calls.reviewStore, {})).code).toBe('100');
  expect(await state()).toMatchObject({ review_due: 0 });
  await later(190 * DAY);
  expect(await state()).toMatchObject({ review_due: 1 });
  await profile('se');
  expect(await state()).toMatchObject({ review_due: 0 });
  expect((await send(calls.reviewStore, {})).code).toBe('101');
});

test('[RG-19] deposits at other operators count for the monthly limit, and nothing says how much', async () => {
  await profile('de');
  await store('100000');
  await client.control('/deposits-elsewhere', { account: 'falcon1', amount: '900.00' });
  expect(await state()).toMatchObject({
    overall: { amount: '100000', deposited: '0' },
    limits: [{ ...month, amount: '100000', left: null, restarts_at: '2026-01-31T23:00:00.000Z' }],
  });
  const refused = await deposit('100.01');
  expect([refused.code, refused.data]).toEqual([
    '301',
    { ...month, left: null, restarts_at: '2026-01-31T23:00:00.000Z', overall: 1 },
  ]);
  expect((await deposit('100.00')).code).toBe('100');
  expect(await state()).toMatchObject({ overall: { amount: '100000', deposited: '10000' } });
});

test('[RG-19] the next month begins without the deposits elsewhere', async () => {
  await profile('de');
  await store('100000');
  await client.control('/deposits-elsewhere', { account: 'falcon1', amount: '1000.00' });
  expect((await deposit('10.00')).code).toBe('301');
  await later(20 * DAY);
  expect((await deposit('10.00')).code).toBe('100');
});

test('[RG-44] a monthly limit above the threshold waits for the platform; a young member has a lower one', async () => {
  await profile('nl');
  const row = here.sandbox.world.protection.of(1001);
  if (!row) throw new Error('no profile');
  const amounts: Protection = {
    ...row,
    contactAbove: { amounts: { USD: '35000' }, young: { below: 24, amounts: { USD: '15000' } } },
  };
  const { protection } = here.sandbox.world;
  const ask = (amount: bigint | null) => protection.ask(falcon(), amounts, month, amount);
  // A member whose age is not known counts as young.
  expect(facts().contactAbove(falcon(), [amounts])).toBe(15_000n);
  await client.control('/birthday', { account: 'falcon1', day: '1990-06-01' });
  expect(facts().contactAbove(falcon(), [amounts])).toBe(35_000n);
  ask(35_000n);
  expect(protection.limits(falcon())).toMatchObject([{ amount: 35_000n, pending: null }]);
  ask(35_001n);
  const waits = [{ amount: 35_000n, pending: { amount: 35_001n, effectiveAt: null } }];
  expect(protection.limits(falcon())).toMatchObject(waits);
  here.clock.advance(400 * DAY);
  expect(protection.confirm(falcon(), month, 35_001n)).toBe(false);
  expect(protection.limits(falcon())).toMatchObject(waits);
  const about = { account: 'falcon1' };
  await client.control('/limit-approve', { ...about, amount: '350.02' });
  expect(protection.limits(falcon())).toMatchObject(waits);
  await client.control('/limit-approve', { ...about, amount: '350.01' });
  expect(protection.limits(falcon())).toMatchObject([{ amount: 35_001n, pending: null }]);
  await client.control('/birthday', { account: 'falcon1', day: '2004-06-01' });
  expect(facts().contactAbove(falcon(), [amounts])).toBe(15_000n);
});
