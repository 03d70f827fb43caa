import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { settle, testDeps } from '../../testing/index.ts';
import { cancelOrder, cashierQueries } from './index.ts';

beforeAll(() => Promise.all([import('./cashier.api.ts'), import('@housefront/contract/endpoint')]));

const CANCEL = '/api/member/withdrawal/cancel';

/** A member who has looked at withdrawals and deposits, and whether these are out of date. */
const setUp = async () => {
  const deps = testDeps({ token: 't' });
  deps.ports.http.ok(calls.withdrawalInfo, { accounts: [], orders: [] });
  deps.ports.http.ok(calls.depositMethods, { list: [], orders: [] });
  const { deposits, withdrawals } = cashierQueries(deps);
  await deps.queryClient.fetchQuery(withdrawals());
  await deps.queryClient.fetchQuery(deposits());
  const stale = () =>
    [withdrawals(), deposits()].map(({ queryKey }) => deps.queryClient.getQueryState(queryKey)?.isInvalidated);
  return { deps, stale };
};

test('[RG-27] a withdrawal is cancelled by its number; then balance and withdrawals are read again', async () => {
  const { deps, stale } = await setUp();
  deps.ports.http.ok(calls.withdrawalCancel, {});
  expect(await cancelOrder(deps, 'W1')).toBe(true);
  expect(deps.ports.http.bodies(CANCEL)).toEqual([{ site_id: 1001, order_number: 'W1' }]);
  expect(deps.heard('message')).toEqual([{ kind: 'success', key: 'cashier.cancelled' }]);
  expect(deps.heard('balance-changed')).toEqual([{ cash: null }]);
  expect(stale()).toEqual([true, false]);
});

test('[RG-27] a cancellation that comes too late is reported once, and what became of the order is read', async () => {
  const { deps, stale } = await setUp();
  deps.ports.http.code(CANCEL, '101', 'Paid out already');
  expect(await cancelOrder(deps, 'W1')).toBe(false);
  expect(deps.heard('message')).toEqual([{ kind: 'error', text: 'Paid out already' }]);
  expect([deps.heard('failure'), deps.heard('balance-changed')]).toEqual([[], [{ cash: null }]]);
  expect(stale()).toEqual([true, false]);
});

test('[ERR-06x] a cancellation that was given up on purpose says nothing', async () => {
  const { deps } = await setUp();
  deps.ports.http.hold(CANCEL);
  const cancelled = cancelOrder(deps, 'W1');
  await settle();
  deps.calls.cancelAll();
  expect([await cancelled, deps.heard('message')]).toEqual([false, []]);
});
