import { calls } from '@housefront/contract/calls';
import type { SiteConfig } from '@housefront/contract/site-config';
import { QueryObserver } from '@tanstack/react-query';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { settle, testDeps, type TestDeps, money } from '../../testing/index.ts';
import { looksFor } from '../unanswered.fixtures.ts';
import { limitRefusedStore } from '../protection/refusals/protection.refused.ts';
import { tellRefusals } from '../protection/refusals/protection.calls.ts';
import { cashierQueries, createMoneyOrders } from './index.ts';

beforeAll(() =>
  Promise.all([
    import('./cashier.api.ts'),
    import('../protection/refusals/protection.refusals.ts'),
    import('@housefront/contract/endpoint'),
  ]),
);

const deposit = { methodId: 'bank', accountId: 'harbor-1', amount: money(10_000n), payerName: ' Ada ' };
const withdrawal = { bankAccountId: '2', amount: money(2000n), password: '1122' };
const DEPOSIT = '/api/member/deposit/store';
const WITHDRAW = '/api/member/withdrawal/store';
const METHODS = '/api/member/deposit/methods';
const INFO = '/api/member/withdrawal/info';
const protection: NonNullable<SiteConfig['protection']> = {
  profile: 'gb',
  marks: [],
  values: { zone: 'Europe/London' },
  licence: { sentence: '', account: '', register: 'https://register.example.com' },
  links: [],
};

const kinds = [
  ['deposit', DEPOSIT, METHODS],
  ['withdrawal', WITHDRAW, INFO],
] as const;

type Kind = (typeof kinds)[number][0];
const forms = { deposit, withdrawal };

/** A member with orders of one kind. */
const open = (kind: Kind, config: Partial<SiteConfig> = {}) => {
  const deps = testDeps({ token: 't', config });
  deps.ports.http.ok(calls.depositMethods, { list: [], orders: [] });
  deps.ports.http.ok(calls.withdrawalInfo, { accounts: [], orders: [] });
  const orders = createMoneyOrders<Kind>(
    { ...deps, calls: config.protection ? tellRefusals(deps.calls, deps) : deps.calls },
    kind,
  );
  onTestFinished(orders.dispose);
  const read = (path: string) => deps.ports.http.sent(path).length;
  return { deps, orders, read, send: () => orders.send(forms[kind]), state: () => orders.store.getState().state };
};

/** Shows both lists of orders. @returns number of reads of deposits and of withdrawals since then */
const showLists = async (deps: TestDeps) => {
  const { deposits, withdrawals } = cashierQueries(deps);
  onTestFinished(new QueryObserver(deps.queryClient, deposits()).subscribe(() => undefined));
  onTestFinished(new QueryObserver(deps.queryClient, withdrawals()).subscribe(() => undefined));
  await settle();
  const { http } = deps.ports;
  const before = [http.sent(METHODS).length, http.sent(INFO).length] as const;
  return () => [http.sent(METHODS).length - before[0], http.sent(INFO).length - before[1]];
};
const onlyIts = (kind: Kind, number: number) => (kind === 'deposit' ? [number, 0] : [0, number]);

test('[MEM-36x] a deposit goes out whole, the name of who pays without spaces, and gives the page of the payment', async () => {
  const { deps, send } = open('deposit');
  deps.ports.http.ok(calls.depositStore, { order_number: 'D1', pay_url: 'https://pay.example.com/1', expire_at: '' });
  expect(await send()).toEqual({ number: 'D1', payUrl: 'https://pay.example.com/1' });
  expect(deps.ports.http.bodies(DEPOSIT)).toEqual([
    {
      site_id: 1001,
      currency: 'RMB',
      method_id: 'bank',
      account_id: 'harbor-1',
      amount: '100.00',
      payer_name: 'Ada',
      remark: '',
    },
  ]);
});

test('[MEM-39x] a withdrawal goes out whole', async () => {
  const { deps, send } = open('withdrawal');
  deps.ports.http.ok(calls.withdrawalStore, { order_number: 'W1' });
  expect(await send()).toEqual({ number: 'W1', payUrl: null });
  expect(deps.ports.http.bodies(WITHDRAW)).toEqual([
    { site_id: 1001, currency: 'RMB', bank_account_id: '2', amount: '20.00', withdraw_password: '1122' },
  ]);
});

test.each(kinds)(
  '[MEM-37x] [MEM-39x] after a %s that was made its own list alone is read again',
  async (kind, path) => {
    const { deps, send } = open(kind);
    const rereads = await showLists(deps);
    deps.ports.http.on(path, { json: { code: '100', message: '', data: { order_number: 'X1' } } });
    expect(await send()).toMatchObject({ number: 'X1' });
    await settle();
    expect([rereads(), deps.heard('balance-changed')]).toEqual([onlyIts(kind, 1), [{ cash: null }]]);
  },
);

test.each(kinds)(
  '[MEM-36x] [MEM-39x] after a %s that was refused its own list alone is read again',
  async (kind, path) => {
    const { deps, send, state } = open(kind);
    const rereads = await showLists(deps);
    deps.ports.http.code(path, '101', 'Not so much');
    expect(await send()).toBeUndefined();
    await settle();
    expect([rereads(), deps.heard('balance-changed'), state()]).toEqual([onlyIts(kind, 1), [], 'idle']);
    expect(deps.heard('message')).toEqual([{ kind: 'error', text: 'Not so much' }]);
    expect(deps.heard('failure')).toEqual([]);
  },
);

test.each(kinds)(
  '[MEM-37x] [MEM-39x] a %s without an answer is looked for in its own list',
  async (kind, path, list) => {
    const { deps, orders, read, send, state } = open(kind);
    const { http, storage, clock } = deps.ports;
    http.on(path, new TypeError('gone'));
    await send();
    expect(state()).toBe('checking');
    const key = storage.get(`${kind}Request`)?.key ?? '';
    const found = [{ order_number: 'X1', request_key: key, status: 'pending' }];
    if (kind === 'deposit') http.ok(calls.depositMethods, { list: [], orders: found });
    else http.ok(calls.withdrawalInfo, { accounts: [], orders: found });
    await clock.advance(1000);
    expect([state(), deps.heard('message')]).toEqual(['idle', [{ kind: 'success', key: 'cashier.order_found' }]]);
    expect([read(METHODS), read(INFO), read(list)]).toEqual([...onlyIts(kind, 1), 1]);
    orders.dispose();
  },
);

test.each(kinds)(
  '[MEM-37x] [MEM-39x] while the list of a %s fails it is asked again in the same rhythm',
  async (kind, path, list) => {
    const { deps, read, send, state } = open(kind);
    deps.ports.http.on(path, new TypeError('gone'));
    deps.ports.http.on(list, new TypeError('gone'));
    await send();
    expect(await looksFor(deps, () => read(list))).toEqual([1, 2, 3, 4]);
    expect([state(), deps.heard('failure')]).toEqual(['checking', []]);
  },
);

test('[RG-12] [RG-17] a deposit over a limit is shown by the site with a profile, and by a message on any other', async () => {
  const limited = open('deposit', { protection });
  const data = { kind: 'deposit', period: 'day', left: '100', overall: 0 };
  limited.deps.ports.http.code(DEPOSIT, '301', 'Over the limit', data);
  expect(await limited.send()).toBeUndefined();
  const reached = { kind: 'deposit', period: 'day', left: 100n, restartsAt: null, overall: false };
  expect(limitRefusedStore(limited.deps).getState().refusal).toEqual({ reached });
  expect([limited.deps.heard('message'), limited.state()]).toEqual([[], 'idle']);
  const plain = open('deposit');
  plain.deps.ports.http.code(DEPOSIT, '301', 'Over the limit', data);
  await plain.send();
  expect(plain.deps.heard('message')).toEqual([{ kind: 'error', text: 'Over the limit' }]);
});

test('[MEM-37x] [RT-17] many deposits that arrive make two reads, and none after the page of deposits is left', async () => {
  const { deps, orders } = open('deposit');
  const rereads = await showLists(deps);
  const arrive = () => deps.events.emit('deposit-succeeded', { orderNumber: 'D1', amount: null, times: 1 });
  for (let time = 0; time < 50; time += 1) arrive();
  await deps.ports.clock.advance(999);
  expect([rereads(), deps.heard('balance-changed').length]).toEqual([[1, 0], 1]);
  await deps.ports.clock.advance(1001);
  expect([rereads(), deps.heard('balance-changed').length]).toEqual([[2, 0], 2]);
  arrive();
  arrive();
  orders.dispose();
  arrive();
  await deps.ports.clock.advance(5000);
  expect(deps.heard('balance-changed')).toHaveLength(3);
});

test.each(kinds)('[MEM-37x] [MEM-39x] a %s is no longer looked for once its page is left', async (kind, path, list) => {
  const { deps, orders, read, send } = open(kind);
  deps.ports.http.on(path, new TypeError('gone'));
  await send();
  orders.dispose();
  // The other tab got the answer, which this one does not follow any more.
  deps.ports.storage.fromOtherTab(`${kind}Request`, null);
  await deps.ports.clock.advance(60_000);
  expect([read(list), deps.heard('balance-changed'), deps.ports.clock.pending()]).toEqual([0, [], 0]);
});
