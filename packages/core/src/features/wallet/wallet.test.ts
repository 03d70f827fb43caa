import { calls } from '@housefront/contract/calls';
import { minor } from '@housefront/contract/money';
import { beforeAll, expect, test } from 'vitest';
import { settle, success, money } from '../../testing/index.ts';
import { usePlatform, type PlatformDepsOptions } from '../../testing/platform.ts';
import { createWallet } from './index.ts';
import { recallMessage } from './wallet.codes.ts';

const CASH = '/api/member/profile/my_cash';
const RECALL = '/api/member/profile/balance/all/back';
const GET_BACK = '/api/member/profile/balance_get_back';

// Parts that are fetched on first use are fetched here, so that every test runs on its own clock only.
beforeAll(() => Promise.all([import('./wallet.api.ts'), import('@housefront/contract/endpoint')]));

/** The balance of lucky88, in hundredths. */
const TOTAL = money(8_888_888n);
const platform = usePlatform();

const setUp = (options: PlatformDepsOptions = { member: 'lucky88' }) => {
  const deps = platform.deps(options);
  const { http, clock } = deps.ports;
  return { ...deps, http, clock, wallet: createWallet(deps) };
};

test('[API-40] [WAL-02x] reads wallets and total, the first present amount counts', async () => {
  const { http, wallet, queryClient } = setUp();
  http.malformed(calls.myCash, {
    my_cash_list: [
      { gp_id: 'GPAA', cash: 1, balance: 2, is_light: '/light.svg', icon_dark: '/dark.svg' },
      { gp_id: 'GPBB', amount: '1,234.567', is_light: 1 },
      { gp_id: 'GPCC', balance: null, is_light: 0 },
      { no: 'provider' },
    ],
    total: '1,236.56',
  });
  expect(await queryClient.fetchQuery(wallet.queries.cash())).toEqual({
    wallets: [
      { gpId: 'GPAA', cash: money(100n), iconDark: '/dark.svg', iconLight: '/light.svg', light: false },
      { gpId: 'GPBB', cash: money(123_456n), iconDark: '', iconLight: '', light: true },
      { gpId: 'GPCC', cash: null, iconDark: '', iconLight: '', light: false },
    ],
    total: money(123_656n),
    version: null,
  });
  expect(http.bodies(CASH)).toEqual([{}]);
  expect(wallet.store.getState().balance).toEqual(money(123_656n));
});

test('[WAL-03] [WAL-04x] [MEM-26x] fifty clicks on any recall button send one call, free again after 10000 ms', async () => {
  const { http, clock, wallet } = setUp();
  await Promise.all(Array.from({ length: 50 }, () => wallet.recallAll()));
  await Promise.all(Array.from({ length: 50 }, () => wallet.getBack()));
  expect(http.sent(RECALL)).toHaveLength(1);
  expect(http.sent(GET_BACK)).toHaveLength(0);
  expect(wallet.store.getState().cooldown).toBe(10);
  await clock.advance(9999);
  expect(wallet.store.getState().cooldown).toBe(1);
  await wallet.recallAll();
  expect(http.sent(RECALL)).toHaveLength(1);
  await clock.advance(1);
  expect(wallet.store.getState().cooldown).toBe(0);
  expect(clock.pending()).toBe(0);
  await wallet.recallAll();
  expect(http.sent(RECALL)).toHaveLength(2);
});

test.each([
  ['success', (http: ReturnType<typeof setUp>['http']) => http.ok(calls.balanceAllBack, null)],
  ['code 101', (http: ReturnType<typeof setUp>['http']) => http.code(RECALL, '101')],
  ['no network', (http: ReturnType<typeof setUp>['http']) => http.on(RECALL, new TypeError('offline'))],
])('[WAL-05] the recalling flag is set during the call and cleared after %s', async (_, prepare) => {
  const { http, wallet } = setUp();
  prepare(http);
  const done = wallet.recallAll();
  expect(wallet.store.getState().recalling).toBe(true);
  await done;
  expect(wallet.store.getState().recalling).toBe(false);
});

test('[WAL-05] a recall that times out clears the flag and says so', async () => {
  const { http, clock, wallet, heard } = setUp();
  http.hold(RECALL);
  const done = wallet.recallAll();
  await clock.advance(29_999);
  expect(wallet.store.getState()).toMatchObject({ recalling: true, cooldown: 0 });
  await clock.advance(1);
  await done;
  expect(wallet.store.getState().recalling).toBe(false);
  expect(heard('message')).toEqual([{ kind: 'info', key: 'wallet.checking' }]);
});

test('[FLD-01] a recall without an answer is not called done while a provider says nothing readable', async () => {
  const { http, clock, wallet, heard } = setUp();
  http.on(RECALL, new TypeError('offline'));
  const cash = (amount: unknown) =>
    http.unchecked(calls.myCash, { my_cash_list: [{ gp_id: 'GPR8', cash: amount }], total: '1' });
  cash('soon');
  await wallet.recallAll();
  await clock.advance(4000);
  expect(heard('message')).toEqual([{ kind: 'info', key: 'wallet.checking' }]);
  cash('0.00');
  await clock.advance(10_000);
  await settle();
  expect(heard('message').at(-1)).toEqual({ kind: 'success', key: 'success' });
});

test('[WAL-03] [WAL-06] an answer that never came is looked for in the wallets until they show it', async () => {
  const { http, clock, wallet, heard } = setUp();
  const { ledger } = platform.sandbox.world;
  ledger.post(1, 'GPR8', minor(4000n), 'adjustment', 'left at a game');
  http.on(RECALL, new TypeError('offline'));
  http.on(CASH, new TypeError('offline'));
  await wallet.recallAll();
  await clock.advance(4000);
  expect(heard('message')).toEqual([{ kind: 'info', key: 'wallet.checking' }]);
  const cash = (amount: string) =>
    success(calls.myCash, { my_cash_list: [{ gp_id: 'GPR8', cash: amount }], total: '1' });
  http.on(CASH, cash('40.00'));
  await clock.advance(5000);
  await settle();
  expect(heard('message').at(-1)).toEqual({ kind: 'error', key: 'wallet.not_back' });
  expect(http.sent(RECALL)).toHaveLength(1);
  await clock.advance(1000);
  await wallet.recallAll();
  http.on(CASH, cash('0.00'));
  await clock.advance(1000);
  await settle();
  expect(heard('message').at(-1)).toEqual({ kind: 'success', key: 'success' });
  const [first, second] = http.sent(RECALL).map(({ headers }) => headers['idempotency-key']);
  expect([typeof first, first === second]).toEqual(['string', false]);
});

test('[WAL-03] [STORE-20x] what became of a recall is not shown to the member after', async () => {
  const { http, clock, wallet, heard, events } = setUp();
  http.on(RECALL, new TypeError('offline'));
  await wallet.recallAll();
  events.emit('logout', { reason: 'asked' });
  await clock.advance(10_000);
  expect(heard('message')).toHaveLength(1);
  expect(clock.pending()).toBe(0);
});

test('[WAL-06] [APIM-12] success says so and loads the figures again', async () => {
  const { http, clock, wallet, heard } = setUp();
  await wallet.recallAll();
  expect(heard('message')).toEqual([{ kind: 'success', key: 'success' }]);
  expect(http.sent(CASH)).toHaveLength(1);
  await clock.advance(10_000);
  await wallet.getBack();
  expect(http.bodies(GET_BACK)).toEqual([{}]);
  expect(http.sent(CASH)).toHaveLength(2);
});

test('[WAL-03] a recall that takes longer than the cooldown still blocks the next one', async () => {
  const { http, clock, wallet } = setUp();
  http.hold(RECALL);
  const done = wallet.recallAll();
  await clock.advance(15_000);
  expect(wallet.store.getState()).toMatchObject({ recalling: true, cooldown: 0 });
  await wallet.recallAll();
  await wallet.getBack();
  expect([http.sent(RECALL).length, http.sent(GET_BACK).length]).toEqual([1, 0]);
  await clock.advance(15_000);
  await done;
});

test('[WAL-03] fifty network failures send no money call twice', async () => {
  const { http, clock, wallet } = setUp();
  http.on(RECALL, new TypeError('flap'));
  for (let flap = 1; flap <= 50; flap += 1) {
    await wallet.recallAll();
    expect(http.sent(RECALL)).toHaveLength(flap);
    await clock.advance(10_000);
  }
});

test.each(['101', '102', '103', '104', '105'])('[ERR-08] [API-41] recall code %s has its own text', async (code) => {
  const { http, wallet, heard } = setUp();
  http.code(RECALL, code, 'server text');
  await wallet.recallAll();
  expect(heard('message')).toEqual([{ kind: 'error', key: `one_key_err_code_${code}` }]);
  expect(heard('failure')).toEqual([]);
  expect(http.sent(CASH)).toEqual([]);
});

test.each(['101', '102', '103', '104', '105'])(
  '[MEM-25] a collection refused with %s has its own text',
  async (code) => {
    const { http, wallet, heard } = setUp();
    http.code(GET_BACK, code, 'server text');
    await wallet.getBack();
    expect(heard('message')).toEqual([{ kind: 'error', key: `one_key_err_code_${code}` }]);
  },
);

test('[MEM-23] [MEM-26x] [WAL-04x] every control rests one second after a collection and ten after a recall, and is free at zero', async () => {
  for (const [action, path, counted] of [
    ['getBack', GET_BACK, [1, 0]],
    ['recallAll', RECALL, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
  ] as const) {
    const { clock, http, wallet } = setUp();
    await wallet[action]();
    const seen: number[] = [wallet.store.getState().cooldown];
    for (const _ of counted.slice(1)) {
      await Promise.all([wallet.getBack(), wallet.recallAll()]);
      await clock.advance(1000);
      seen.push(wallet.store.getState().cooldown);
    }
    expect(seen).toEqual(counted);
    expect([http.sent(GET_BACK).length + http.sent(RECALL).length, http.sent(path).length, clock.pending()]).toEqual([
      1, 1, 0,
    ]);
    await wallet[action]();
    expect(http.sent(path)).toHaveLength(2);
  }
});

test('[MEM-22x] what the layout says is shown until the wallets are known, and never after', async () => {
  const { events, wallet } = setUp();
  events.emit('cash-read', { cash: money(100n) });
  expect(wallet.store.getState().balance).toEqual(money(100n));
  await wallet.refreshBalance();
  events.emit('cash-read', { cash: money(100n) });
  expect(wallet.store.getState().balance).toEqual(TOTAL);
});

test.each(['106', '999', '10', '1010'])('[ERR-08] [MEM-25] recall code %s shows the server’s message', (code) => {
  expect(recallMessage({ kind: 'refused', code, message: 'server text' })).toEqual({
    kind: 'error',
    text: 'server text',
  });
});

test('[API-14x] a recall refused with 101 is reported exactly once', async () => {
  const { http, wallet, emitted } = setUp();
  http.code(RECALL, '101', 'x');
  await wallet.recallAll();
  expect(emitted).toHaveLength(1);
});

test('[MEM-21] [MEM-22x] five refreshes send one call; a failure keeps the amount', async () => {
  const { http, wallet } = setUp();
  const all = Promise.all(Array.from({ length: 5 }, () => wallet.refreshBalance()));
  expect(wallet.store.getState().refreshing).toBe(true);
  await all;
  expect(http.sent(CASH)).toHaveLength(1);
  expect(wallet.store.getState()).toMatchObject({ balance: TOTAL, refreshing: false });
  http.code(CASH, '500');
  await wallet.refreshBalance();
  expect(wallet.store.getState()).toMatchObject({ balance: TOTAL, refreshing: false });
});

test('[WAL-07x] guests cause no call', async () => {
  const { http, wallet } = setUp({});
  await Promise.all([wallet.recallAll(), wallet.getBack(), wallet.refreshBalance()]);
  expect(http.requests).toEqual([]);
  expect(wallet.store.getState().cooldown).toBe(0);
});

test('[WAL-07x] each event refreshes once', async () => {
  const { http, wallet, events } = setUp();
  for (const [index, emit] of [
    () => events.emit('funds-recalled', null),
    () => events.emit('game-ended', { gpId: null }),
  ].entries()) {
    emit();
    await settle();
    expect(http.sent(CASH)).toHaveLength(index + 1);
  }
  expect(wallet.store.getState().balance).toEqual(TOTAL);
});

test('[RT-13] funds recalled elsewhere end the wait', async () => {
  const { http, wallet, events } = setUp();
  http.hold(RECALL);
  void wallet.recallAll();
  events.emit('funds-recalled', null);
  expect(wallet.store.getState().recalling).toBe(false);
});

test('logout forgets balance and cooldown, login starts fresh', async () => {
  const { clock, wallet, events } = setUp();
  await wallet.recallAll();
  events.emit('logout', { reason: 'asked' });
  expect(wallet.store.getState()).toEqual({
    recalling: false,
    cooldown: 0,
    balance: null,
    version: null,
    refreshing: false,
    away: false,
    stale: false,
  });
  expect(clock.pending()).toBe(0);
  events.emit('login', { memberId: '42', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  await settle();
  expect(wallet.store.getState().balance).toEqual(TOTAL);
  wallet.dispose();
});

test('[WAL-06] [WAL-07x] a change while the balance is being read has it read once more afterwards', async () => {
  const { http, wallet, events } = setUp();
  const answer = http.hold(CASH);
  void wallet.refreshBalance();
  await settle();
  for (let change = 0; change < 5; change += 1) events.emit('funds-recalled', null);
  expect(http.sent(CASH)).toHaveLength(1);
  http.ok(calls.myCash, { my_cash_list: [], total: '20.00' });
  answer(success(calls.myCash, { my_cash_list: [], total: '10.00' }));
  await settle();
  await settle();
  expect(http.sent(CASH)).toHaveLength(2);
  expect(wallet.store.getState()).toMatchObject({ balance: money(2000n), refreshing: false });
});

test('[RT-11] [MEM-22x] an answer on its way does not overwrite an amount that was announced meanwhile', async () => {
  const { http, wallet, events } = setUp();
  const answer = http.hold(CASH);
  const read = wallet.refreshBalance();
  await settle();
  events.emit('balance-changed', { cash: money(999n) });
  answer(success(calls.myCash, { my_cash_list: [], total: '10.00' }));
  await read;
  expect(wallet.store.getState()).toMatchObject({ balance: money(999n), refreshing: false });
});

test('[RT-04x] a read after a return does not wait for one that hangs, nor believe it', async () => {
  const { http, wallet } = setUp();
  const late = http.hold(CASH);
  const hung = wallet.refreshBalance();
  await settle();
  http.ok(calls.myCash, { my_cash_list: [], total: '20.00' });
  expect(await wallet.rereadBalance()).toBe(true);
  expect(wallet.store.getState()).toMatchObject({ balance: money(2000n), refreshing: false });
  late(success(calls.myCash, { my_cash_list: [], total: '10.00' }));
  await hung;
  expect(wallet.store.getState().balance).toEqual(money(2000n));
  http.code(CASH, '500');
  expect(await wallet.rereadBalance()).toBe(false);
  expect(wallet.store.getState()).toMatchObject({ balance: money(2000n), refreshing: false });
});
