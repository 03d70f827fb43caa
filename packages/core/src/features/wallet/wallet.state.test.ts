import { calls } from '@housefront/contract/calls';
import { QueryObserver } from '@tanstack/react-query';
import { beforeAll, expect, test } from 'vitest';
import { malformed, settle, testDeps, success, money } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { createWallet } from './index.ts';
import { recallMessage } from './wallet.codes.ts';

const CASH = '/api/member/profile/my_cash';
const RECALL = '/api/member/profile/balance/all/back';
const GET_BACK = '/api/member/profile/balance_get_back';
const initial = {
  recalling: false,
  cooldown: 0,
  balance: null,
  version: null,
  refreshing: false,
  away: false,
  stale: false,
};
const cashOf = (total: string) => success(calls.myCash, { my_cash_list: [], total });

// Parts that are fetched on first use are fetched here, so that every test runs on its own clock only.
beforeAll(() => Promise.all([import('./wallet.api.ts'), import('@housefront/contract/endpoint')]));

/** The balance of lucky88, in hundredths. */
const TOTAL = money(8_888_888n);
const platform = usePlatform();

const setUp = () => {
  const deps = platform.deps({ member: 'lucky88' });
  const { http, clock, storage } = deps.ports;
  return { ...deps, http, clock, storage, wallet: createWallet(deps) };
};

test('[WAL-05] before the first reply nothing is known, and nothing is under way', () => {
  expect(setUp().wallet.store.getState()).toEqual(initial);
});

test('[RT-11] announced balances have wallets on show read again, at most once a second', async () => {
  const { http, clock, wallet, events, queryClient } = setUp();
  const stop = new QueryObserver(queryClient, wallet.queries.cash()).subscribe(() => undefined);
  await settle();
  expect(http.sent(CASH)).toHaveLength(1);
  for (let cash = 1; cash <= 50; cash += 1) events.emit('balance-changed', { cash: money(cash) });
  await settle();
  expect(http.sent(CASH)).toHaveLength(2);
  await clock.advance(999);
  expect(http.sent(CASH)).toHaveLength(2);
  await clock.advance(1);
  expect(http.sent(CASH)).toHaveLength(3);
  stop();
});

test('[RT-11] other data of the member is left alone by an announced balance', async () => {
  const { wallet, events, queryClient } = setUp();
  queryClient.setQueryData(['member', 'favourites'], []);
  await queryClient.fetchQuery(wallet.queries.cash());
  events.emit('balance-changed', { cash: money(7n) });
  expect(queryClient.getQueryState(['member', 'favourites'])?.isInvalidated).toBe(false);
  expect(queryClient.getQueryState(wallet.queries.cash().queryKey)?.isInvalidated).toBe(true);
});

test('[STORE-20x] the wallets of one member are not those of the next', async () => {
  const { http, storage, wallet, queryClient } = setUp();
  await queryClient.fetchQuery({ ...wallet.queries.cash(), staleTime: Infinity });
  storage.set('member_id', '43');
  http.on(CASH, cashOf('99.00'));
  expect(await queryClient.fetchQuery({ ...wallet.queries.cash(), staleTime: Infinity })).toMatchObject({
    total: money(9900n),
  });
});

test('[MEM-22x] a reply without a total keeps the amount', async () => {
  const { http, wallet } = setUp();
  await wallet.refreshBalance();
  http.on(CASH, malformed(calls.myCash, { my_cash_list: [], total: null }));
  await wallet.refreshBalance();
  expect(wallet.store.getState()).toMatchObject({ balance: TOTAL, refreshing: false });
});

test('[API-14x] [APIM-12] a refused collection is reported exactly once, and so is a balance that could not be read', async () => {
  const { http, wallet, emitted } = setUp();
  http.code(GET_BACK, '999', 'server text');
  await wallet.getBack();
  expect(emitted).toEqual([{ name: 'message', payload: { kind: 'error', text: 'server text' } }]);
  http.code(CASH, '999', 'server text');
  await wallet.refreshBalance();
  expect(emitted).toHaveLength(1);
  expect(http.sent(CASH)).toHaveLength(1);
});

test('[ERR-01] a recall whose login has ended says nothing of its own', async () => {
  const { http, wallet, heard } = setUp();
  http.on(RECALL, { status: 401, json: { code: '401', message: 'gone', data: null } });
  await wallet.recallAll();
  expect(heard('message')).toEqual([]);
  expect(heard('session-expired')).toHaveLength(1);
});

test('[WAL-03] after a cooldown the next recall begins one of its own, of ten seconds', async () => {
  const { clock, wallet } = setUp();
  await wallet.recallAll();
  await clock.advance(10_000);
  await wallet.recallAll();
  expect(wallet.store.getState().cooldown).toBe(10);
  await clock.advance(1000);
  expect(wallet.store.getState().cooldown).toBe(9);
  await clock.advance(9000);
  expect(wallet.store.getState().cooldown).toBe(0);
  expect(clock.pending()).toBe(0);
});

test('[STORE-20x] an amount that was announced to the member before is not shown after the logout', async () => {
  const { clock, wallet, events } = setUp();
  events.emit('balance-changed', { cash: money(1n) });
  events.emit('balance-changed', { cash: money(2n) });
  events.emit('logout', { reason: 'asked' });
  expect(clock.pending()).toBe(0);
  await clock.advance(1000);
  expect(wallet.store.getState()).toEqual(initial);
});

test('[STORE-20x] a read of the member before neither ends nor repeats that of the next', async () => {
  const { http, wallet, events } = setUp();
  const late = http.hold(CASH);
  void wallet.refreshBalance();
  await settle();
  events.emit('balance-changed', { cash: null });
  events.emit('logout', { reason: 'asked' });
  expect(wallet.store.getState()).toEqual(initial);
  late(cashOf('10.00'));
  await settle();
  expect(http.sent(CASH)).toHaveLength(1);
});

test('[MEM-22x] a read that was given up for a newer one does not end its wait', async () => {
  const { http, wallet } = setUp();
  http.hold(CASH);
  void wallet.refreshBalance();
  await settle();
  const answer = http.hold(CASH);
  const seen: boolean[] = [];
  wallet.store.subscribe(({ refreshing }) => void seen.push(refreshing));
  const second = wallet.rereadBalance();
  await settle();
  expect(http.sent(CASH)).toHaveLength(2);
  expect(seen).not.toContain(false);
  expect(wallet.store.getState().refreshing).toBe(true);
  answer(cashOf('20.00'));
  expect(await second).toBe(true);
  expect(wallet.store.getState()).toMatchObject({ balance: money(2000n), refreshing: false });
});

test('[RT-04x] for a guest there is nothing to read again, and that is no failure', async () => {
  const deps = testDeps();
  const wallet = createWallet(deps);
  expect(await wallet.rereadBalance()).toBe(true);
  expect(deps.ports.http.requests).toEqual([]);
});

test('[WAL-06] a recall that ends while the balance is read has it read once more', async () => {
  const { http, wallet } = setUp();
  const answer = http.hold(CASH);
  void wallet.refreshBalance();
  await settle();
  await wallet.recallAll();
  http.on(CASH, cashOf('30.00'));
  answer(cashOf('10.00'));
  await settle();
  await settle();
  expect(http.sent(CASH)).toHaveLength(2);
  expect(wallet.store.getState()).toMatchObject({ balance: money(3000n), refreshing: false });
});

test('what has been disposed hears nothing and leaves no timer', async () => {
  const { http, clock, wallet, events } = setUp();
  await wallet.recallAll();
  events.emit('balance-changed', { cash: money(1n) });
  wallet.dispose();
  expect(clock.pending()).toBe(0);
  const sent = http.requests.length;
  const before = wallet.store.getState();
  events.emit('login', { memberId: '42', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  events.emit('game-ended', { gpId: null });
  events.emit('funds-recalled', null);
  events.emit('balance-changed', { cash: money(9n) });
  events.emit('logout', { reason: 'asked' });
  await settle();
  expect(http.requests).toHaveLength(sent);
  expect(wallet.store.getState()).toEqual(before);
});

test('[STORE-20x] the late end of a read does not end that of the member who came after', async () => {
  const { http, storage, wallet, events } = setUp();
  const late = http.hold(CASH);
  void wallet.refreshBalance();
  await settle();
  storage.set('member_id', '43');
  const answer = http.hold(CASH);
  events.emit('login', { memberId: '43', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  await settle();
  expect(http.sent(CASH)).toHaveLength(2);
  late(malformed(calls.myCash, { my_cash_list: [], total: null }));
  await settle();
  expect(wallet.store.getState().refreshing).toBe(true);
  answer(cashOf('43.00'));
  await settle();
  expect(wallet.store.getState()).toEqual({ ...initial, balance: money(4300n), version: null });
});

test('[STORE-20x] a login shows nothing of what was known before it', async () => {
  const { http, wallet, events } = setUp();
  await wallet.recallAll();
  expect(wallet.store.getState()).toMatchObject({ balance: TOTAL, cooldown: 10 });
  http.hold(CASH);
  events.emit('login', { memberId: '42', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  expect(wallet.store.getState()).toEqual({ ...initial, refreshing: true });
});

test('[RT-04x] a balance that is read again gives up no other read', async () => {
  const { wallet, queryClient } = setUp();
  let aborted = false;
  void queryClient
    .fetchQuery({
      queryKey: ['member', 'favourites'],
      queryFn: ({ signal }) => new Promise(() => signal.addEventListener('abort', () => (aborted = true))),
    })
    .catch(() => undefined);
  await settle();
  await wallet.rereadBalance();
  expect(aborted).toBe(false);
});

test('[ERR-08] a code has its own text in a refusal only, and only as a whole', () => {
  expect(recallMessage({ kind: 'invalid', code: '101', message: '' })).toEqual({ kind: 'error', key: 'error_generic' });
  expect(recallMessage({ kind: 'refused', code: '9101', message: 'server text' })).toEqual({
    kind: 'error',
    text: 'server text',
  });
});

test('[RG-51] a balance of the currency of before is unknown at once, and read again', async () => {
  const { http, wallet, events } = setUp();
  await wallet.refreshBalance();
  expect(wallet.store.getState().balance).toEqual(TOTAL);
  http.on(CASH, cashOf('7.00'));
  events.emit('currency-moved', null);
  expect(wallet.store.getState()).toMatchObject({ balance: null, version: null });
  await settle();
  expect(wallet.store.getState().balance).toEqual(money(700n));
});
