import { calls } from '@housefront/contract/calls';
import { beforeEach, expect, test } from 'vitest';
import { record } from '../../testing/client.fixtures.ts';
import { falcon, protectedPerTest } from '../../testing/protected.fixtures.ts';

const { here, client, deposit, member, profile, send, signIn } = protectedPerTest();
const HOUR = 3_600_000;
const PAYABLE_MS = 15 * 60_000;
beforeEach(() => signIn());

/** An order on the page of a payment provider, in dollars. */
const order = async () => {
  const made = await send(calls.depositStore, {
    site_id: 1001,
    currency: 'USD',
    method_id: 'gateway',
    account_id: '',
    amount: '60.00',
    payer_name: '',
    remark: '',
  });
  expect(made.code).toBe('100');
  const [last] = here.sandbox.world.cashier.orders(member().id, 'deposit');
  return { number: last?.number ?? '', path: `/pay/${last?.payToken ?? ''}` };
};
const pay = (path: string) =>
  here.sandbox.app.request(path, { method: 'POST', body: new URLSearchParams({ outcome: 'success' }) });
const cash = () => here.sandbox.world.ledger.total(member().id);
const stateOf = (number: string) => {
  const found = here.sandbox.world.cashier.orders(member().id).find((one) => one.number === number);
  return [found?.status, found?.returned];
};

const pauses = [
  ['a break', 'gb', () => send(calls.breakStore, { duration: '24h' })],
  ['an exclusion', 'gb', () => send(calls.exclusionStore, { duration: '6m', confirmed: true })],
  ['the panic button', 'de', () => send(calls.panic, {})],
  ['a national register', 'gb', () => client.control('/exclude', { account: falcon[0], action: 'exclude' })],
] as const;

test.each(pauses)(
  '[RG-48] an order from before %s that is paid after it is returned, and nothing is booked',
  async (...one) => {
    const [, name, take] = one;
    const { number, path } = await order();
    await profile(name);
    const before = cash();
    await take();
    here.clock.advance(60_000);
    expect((await pay(path)).status).toBe(303);
    expect([cash(), stateOf(number)]).toEqual([before, ['failed', true]]);
    const shown = await (await here.sandbox.app.request(path)).text();
    expect(shown).toContain('The payment was returned');
    // It is over: paying again changes nothing.
    await pay(path);
    expect([cash(), stateOf(number)]).toEqual([before, ['failed', true]]);
    expect(here.sandbox.world.ledger.problems()).toEqual([]);
  },
);

test('[RG-48] it is returned at the very moment of the break, and also once the break is over', async () => {
  await profile('gb');
  await send(calls.limitDecline, {});
  await profile('none');
  const now = await order();
  await profile('gb');
  const before = cash();
  await send(calls.breakStore, { duration: '24h' });
  await pay(now.path);
  expect([cash(), stateOf(now.number)]).toEqual([before, ['failed', true]]);
  // Within its 15 minutes an order outlives no break of a profile, so this one is ended by hand.
  here.clock.advance(25 * HOUR);
  await signIn();
  await profile('none');
  const later = await order();
  here.sandbox.world.db.insert('member_pause', {
    memberId: member().id,
    kind: 'break',
    beginsAt: here.clock.now() + 1000,
    endsAt: here.clock.now() + 60_000,
  });
  here.clock.advance(PAYABLE_MS - 1000);
  await pay(later.path);
  expect([cash(), stateOf(later.number)]).toEqual([before, ['failed', true]]);
});

test('[RG-48] a bank payment that arrives after it is returned too; the record says so', async () => {
  await deposit('60.00');
  await profile('gb');
  const before = cash();
  await client.control('/exclude', { account: falcon[0], action: 'exclude' });
  here.clock.advance(60_000);
  here.sandbox.world.cashier.settleDue();
  expect(cash()).toBe(before);
  await client.control('/exclude', { account: falcon[0], action: 'end' });
  await signIn();
  const { list } = record(
    (
      await send(calls.dwRecord, {
        site_id: 1001,
        type: 'deposit',
        status: 'failed',
        start_at: '2026-01-15 00:00:00',
        end_at: '2026-01-15 23:59:59',
        count: 20,
        page: 1,
        sort_field: 'created_at',
        sort_order: 'desc',
      })
    ).data,
  );
  expect(list).toMatchObject([{ amount: '60.00', status: 'failed', remark: 'Payment returned' }]);
});

test('an order after a break is booked, and one that is refused is not called returned', async () => {
  const refused = await order();
  await here.sandbox.app.request(refused.path, { method: 'POST', body: new URLSearchParams({ outcome: 'failed' }) });
  expect(stateOf(refused.number)).toEqual(['failed', false]);
  await profile('gb');
  await send(calls.breakStore, { duration: '24h' });
  here.clock.advance(25 * HOUR);
  await signIn();
  await profile('none');
  const before = cash();
  const { number, path } = await order();
  await pay(path);
  expect([cash() > before, stateOf(number)]).toEqual([true, ['success', false]]);
});
