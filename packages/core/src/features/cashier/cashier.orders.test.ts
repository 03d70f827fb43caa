import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { settle, type TestDeps, money } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { createMoneyOrders } from './index.ts';

beforeAll(() => Promise.all([import('./cashier.api.ts'), import('@housefront/contract/endpoint')]));

const DEPOSIT = '/api/member/deposit/store';
const WITHDRAW = '/api/member/withdrawal/store';
const INFO = '/api/member/withdrawal/info';
const platform = usePlatform();
const deposit = { methodId: 'bank', accountId: 'harbor-1', amount: money(10_000n, 'USD'), payerName: '' };
const withdrawal = { bankAccountId: '2', amount: money(2000n, 'USD'), password: '1122' };

const setUp = (ports?: TestDeps['ports']) => {
  const deps = platform.deps({ member: 'falcon1', ...(ports && { ports }) });
  deps.site.setState({ currency: 'USD' });
  return deps;
};
const open = <Kind extends 'deposit' | 'withdrawal'>(deps: TestDeps, kind: Kind) => {
  const orders = createMoneyOrders(deps, kind);
  onTestFinished(orders.dispose);
  return { ...orders, state: () => orders.store.getState().state };
};
const orders = (kind: 'deposit' | 'withdrawal') => {
  const { cashier, members } = platform.sandbox.world;
  return cashier.orders(members.byAccount('falcon1')?.id ?? 0, kind);
};
const withdrawn = () => {
  const { ledger, members } = platform.sandbox.world;
  return ledger.movements(members.byAccount('falcon1')?.id ?? 0).filter(({ kind }) => kind === 'withdrawal').length;
};
/** The platform does what it is asked, and its answer is lost on the way. */
const loseAnswers = ({ ports }: TestDeps, path: string) =>
  ports.http.on(path, async ({ headers, body }) => {
    await platform.sandbox.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return new TypeError('the network failed');
  });
/** Lets the questions after an order pass. */
const wait = async ({ ports }: TestDeps, seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    await ports.clock.advance(1000);
    await settle();
  }
};

test('[MEM-36x] pressed twice an order is sent once, under a key that is gone with the answer', async () => {
  const deps = setUp();
  const { send, state } = open(deps, 'deposit');
  const [first, second] = await Promise.all([send(deposit), send(deposit)]);
  expect([first, second, state()]).toEqual([{ number: expect.any(String), payUrl: null }, undefined, 'idle']);
  expect(deps.ports.http.sent(DEPOSIT)).toHaveLength(1);
  expect(deps.ports.http.sent(DEPOSIT)[0]?.headers['idempotency-key']).toBe(orders('deposit')[0]?.requestKey);
  expect(deps.ports.storage.get('depositRequest')).toBeUndefined();
  expect(deps.heard('balance-changed')).toEqual([{ cash: null }]);
});

test('[MEM-39x] an answer that is lost is looked for: the order is found, and was carried out once', async () => {
  const deps = setUp();
  loseAnswers(deps, WITHDRAW);
  const { send, state } = open(deps, 'withdrawal');
  expect(await send(withdrawal)).toBeUndefined();
  expect(state()).toBe('checking');
  expect(await send(withdrawal)).toBeUndefined();
  await wait(deps, 1);
  expect(state()).toBe('idle');
  expect(deps.heard('message')).toEqual([{ kind: 'success', key: 'cashier.order_found' }]);
  expect([deps.ports.http.sent(WITHDRAW).length, withdrawn()]).toEqual([1, 1]);
  expect(deps.ports.storage.get('withdrawalRequest')).toBeUndefined();
});

test.each([502, 504])(
  '[MEM-39x] [GW-03] a %i of the site’s server is no answer: its key stays, and the order is looked for',
  async (status) => {
    const deps = setUp();
    deps.ports.http.on(WITHDRAW, async ({ headers, body }) => {
      await platform.sandbox.app.request(WITHDRAW, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status, json: { code: String(status), message: 'The service did not answer in time.', data: null } };
    });
    const { send, state } = open(deps, 'withdrawal');
    await send(withdrawal);
    expect([state(), deps.heard('message')]).toEqual(['checking', []]);
    await send(withdrawal);
    await wait(deps, 1);
    expect([state(), withdrawn(), deps.ports.http.sent(WITHDRAW).length]).toEqual(['idle', 1, 1]);
  },
);

test('[MEM-39x] an order that never arrived can be sent again, as the same order', async () => {
  const deps = setUp();
  deps.ports.http.on(WITHDRAW, new TypeError('the network failed'));
  const { send, state } = open(deps, 'withdrawal');
  await send(withdrawal);
  await wait(deps, 8);
  expect(state()).toBe('checking');
  await wait(deps, 1);
  expect(state()).toBe('lost');
  const [lost] = deps.ports.http.sent(WITHDRAW);
  // The first one arrives after all, with the second.
  loseAnswers(deps, WITHDRAW);
  await send(withdrawal);
  await wait(deps, 1);
  expect(deps.ports.http.sent(WITHDRAW)[1]?.headers['idempotency-key']).toBe(lost?.headers['idempotency-key']);
  expect([state(), withdrawn()]).toEqual(['idle', 1]);
});

const other = {
  deposit: { ...deposit, amount: money(10_001n, 'USD') },
  withdrawal: { ...withdrawal, amount: money(2001n, 'USD') },
};
const first = { deposit, withdrawal };
test.each([
  ['[MEM-37x] a deposit', 'deposit', DEPOSIT, {}],
  ['[MEM-39x] a withdrawal', 'withdrawal', WITHDRAW, {}],
  ['[MEM-37x] a deposit to another account', 'deposit', DEPOSIT, { accountId: 'harbor-2', amount: deposit.amount }],
  ['[MEM-37x] a deposit by another method', 'deposit', DEPOSIT, { methodId: 'gateway', amount: deposit.amount }],
  ['[MEM-37x] a deposit of another payer', 'deposit', DEPOSIT, { payerName: 'Grace Hopper', amount: deposit.amount }],
  [
    '[MEM-39x] a withdrawal to another account',
    'withdrawal',
    WITHDRAW,
    { bankAccountId: '3', amount: withdrawal.amount },
  ],
] as const)(
  '%s that differs is another order and has another key; the same one has the same',
  async (_, kind, path, over) => {
    const deps = setUp();
    deps.ports.http.on(path, new TypeError('the network failed'));
    const { send, state } = open(deps, kind);
    const order = async (form: object) => {
      await send(form as typeof deposit & typeof withdrawal);
      await wait(deps, 9);
      expect(state()).toBe('lost');
    };
    await order(first[kind]);
    // Spaces and another password make no other order.
    await order({ ...first[kind], ...(kind === 'deposit' ? { payerName: ' ' } : { password: '2211' }) });
    await order({ ...other[kind], ...over });
    const keys = deps.ports.http.sent(path).map(({ headers }) => headers['idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  },
);

test('[MEM-39x] after a reload it is looked what became of an order without an answer; its password is kept nowhere', async () => {
  const before = setUp();
  before.ports.http.hold(WITHDRAW);
  const first = createMoneyOrders(before, 'withdrawal');
  void first.send(withdrawal);
  await settle();
  const kept = before.ports.storage.get('withdrawalRequest');
  expect(JSON.stringify(kept)).not.toContain('1122');
  first.dispose();
  loseAnswers(before, WITHDRAW);
  await before.ports.http
    .send({
      url: WITHDRAW,
      method: 'POST',
      headers: before.ports.http.sent(WITHDRAW)[0]?.headers ?? {},
      body: JSON.stringify(before.ports.http.bodies(WITHDRAW)[0]),
      signal: new AbortController().signal,
    })
    .catch(() => undefined);
  const { state, send } = open(before, 'withdrawal');
  expect(state()).toBe('checking');
  expect(await send({ ...withdrawal, amount: money(3000n, 'USD') })).toBeUndefined();
  await wait(before, 1);
  expect([state(), withdrawn()]).toEqual(['idle', 1]);
});

test('[MEM-39x] while the platform cannot be asked an order is neither found nor lost', async () => {
  const deps = setUp();
  deps.ports.http.on(WITHDRAW, new TypeError('offline'));
  deps.ports.http.on(INFO, new TypeError('offline'));
  const { send, state } = open(deps, 'withdrawal');
  await send(withdrawal);
  await wait(deps, 60);
  expect(state()).toBe('checking');
});

test('[MEM-37x] two tabs that press at the same time make one order, and both know', async () => {
  const one = setUp();
  const ports = platform.ports();
  const two = setUp({ ...ports, random: { ...ports.random, id: () => 'of the other tab' } });
  // A second tab of the same login.
  one.ports.storage.set('token', two.ports.storage.get('token') ?? '');
  const [a, b] = [open(one, 'deposit'), open(two, 'deposit')];
  await Promise.all([a.send(deposit), b.send(deposit)]);
  expect(orders('deposit')).toHaveLength(1);
  expect([a.state(), b.state()]).toEqual(['idle', 'idle']);
  expect([...one.heard('message'), ...two.heard('message')]).toEqual([
    { kind: 'error', text: '您有一笔存款正在处理中' },
  ]);
});

test('[MEM-37x] the tab that follows sends what the first one has sent under the same key', async () => {
  const one = setUp();
  const release = one.ports.http.hold(DEPOSIT);
  const first = open(one, 'deposit');
  void first.send(deposit);
  await settle();
  const key = one.ports.storage.get('depositRequest')?.key;
  const second = open(one, 'deposit');
  expect(second.state()).toBe('checking');
  release(new TypeError('gone'));
  await settle();
  expect(one.ports.storage.get('depositRequest')?.key).toBe(key);
});

test('[MEM-36x] a refusal is reported, ends the order, and has limits read again', async () => {
  const deps = setUp();
  const { send, state } = open(deps, 'withdrawal');
  expect(await send({ ...withdrawal, password: '0000' })).toBeUndefined();
  expect(state()).toBe('idle');
  expect(deps.heard('message')).toEqual([{ kind: 'error', text: '旧取款密码错误' }]);
  expect(deps.ports.storage.get('withdrawalRequest')).toBeUndefined();
  expect(await send(withdrawal)).toEqual({ number: expect.any(String), payUrl: null });
});

test('[MEM-37x] [RT-17] a deposit that arrived has balance and orders read again', async () => {
  const deps = setUp();
  open(deps, 'deposit');
  deps.events.emit('deposit-succeeded', { orderNumber: 'D1', amount: null, times: 1 });
  expect(deps.heard('balance-changed')).toEqual([{ cash: null }]);
});
