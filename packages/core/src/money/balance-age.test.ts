import { myCash } from '@housefront/contract/features/wallet';
import { expect, test } from 'vitest';
import { confirmBalance, followBalanceAge } from './balance-age.ts';
import { createWallet } from '../features/wallet/index.ts';
import { settle, testDeps, money } from '../testing/index.ts';

const CASH = '/api/member/profile/my_cash';
const answer = (total: string) => ({ my_cash_list: [], total });

/** A member with a balance and a connection over which it was read. */
const setUp = async () => {
  const deps = testDeps({ token: 't1' });
  const { clock, http, realtime } = deps.ports;
  const wallet = createWallet(deps);
  const stop = followBalanceAge(deps, wallet);
  const read = async (total: string) => {
    http.ok(myCash, answer(total));
    await wallet.rereadBalance();
  };
  realtime.setState('connecting');
  deps.events.emit('login', { memberId: '42', currencyBefore: 'RMB', currency: 'RMB', atStart: true });
  realtime.setState('connected');
  await settle();
  await read('10.00');
  const isStale = () => wallet.store.getState().stale;
  return { ...deps, clock, http, realtime, wallet, stop, read, isStale };
};

test('[RT-25] an amount is marked after more than 10 s without a connection, until it was read again', async () => {
  const { clock, realtime, read, isStale } = await setUp();
  await clock.advance(60_000);
  realtime.setState('waiting');
  await clock.advance(5000);
  realtime.setState('connecting');
  await clock.advance(5000);
  expect(isStale()).toBe(false);
  await clock.advance(1);
  expect(isStale()).toBe(true);
  realtime.setState('connected');
  await clock.advance(60_000);
  expect(isStale()).toBe(true);
  await read('11.00');
  expect(isStale()).toBe(false);
  await clock.advance(60_000);
  expect(isStale()).toBe(false);
});

test('[RT-25] a loss of 10 s at most, and a start whose connection takes as long, mark nothing', async () => {
  const { clock, realtime, isStale } = await setUp();
  for (const state of ['waiting', 'connected'] as const) {
    realtime.setState(state);
    await clock.advance(10_000);
  }
  expect(isStale()).toBe(false);
  await clock.advance(60_000);
  expect(isStale()).toBe(false);
});

test('[RT-25] connections that end at once are no connection', async () => {
  const { clock, realtime, isStale } = await setUp();
  for (let times = 0; times < 3; times += 1) {
    realtime.setState('waiting');
    await clock.advance(3000);
    realtime.setState('connected');
  }
  realtime.setState('waiting');
  await clock.advance(1000);
  expect(isStale()).toBe(false);
  await clock.advance(1);
  expect(isStale()).toBe(true);
});

test('[RT-25] an amount that was read without a connection is marked 10 s later', async () => {
  const { clock, realtime, read, isStale } = await setUp();
  realtime.setState('waiting');
  await clock.advance(20_000);
  await read('12.00');
  await clock.advance(10_000);
  expect(isStale()).toBe(false);
  await clock.advance(1);
  expect(isStale()).toBe(true);
});

test('[RT-25] an announced amount is right; an announcement without one is not', async () => {
  const { clock, events, realtime, isStale, wallet } = await setUp();
  realtime.setState('waiting');
  await clock.advance(20_000);
  realtime.setState('connected');
  events.emit('balance-changed', { cash: null });
  expect(isStale()).toBe(true);
  events.emit('balance-changed', { cash: money(1300n) });
  expect(wallet.store.getState()).toMatchObject({ stale: false, balance: money(1300n) });
});

test('[RT-25] a page without live updates marks nothing, nor does the next member', async () => {
  const { clock, events, realtime, isStale } = await setUp();
  realtime.setState('off');
  await clock.advance(60_000);
  expect(isStale()).toBe(false);
  realtime.setState('connecting');
  expect(isStale()).toBe(true);
  events.emit('logout', { reason: 'asked' });
  events.emit('login', { memberId: '43', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  await clock.advance(10_000);
  expect(isStale()).toBe(false);
});

test('[RT-25] nothing is marked once it was stopped', async () => {
  const { clock, realtime, isStale, stop } = await setUp();
  realtime.setState('waiting');
  stop();
  await clock.advance(60_000);
  expect(isStale()).toBe(false);
});

const stale = async () => {
  const made = await setUp();
  made.realtime.setState('waiting');
  await made.clock.advance(10_001);
  expect(made.isStale()).toBe(true);
  return made;
};

test('[RT-25] a balance that may be old is read before money moves; one that is right is not', async () => {
  const { http, ports, wallet, isStale } = await stale();
  http.ok(myCash, answer('14.00'));
  const before = http.sent(CASH).length;
  expect(await confirmBalance(ports, wallet)).toBe(true);
  expect(isStale()).toBe(false);
  expect(wallet.store.getState().balance).toEqual(money(1400n));
  expect(await confirmBalance(ports, wallet)).toBe(true);
  expect(http.sent(CASH).length - before).toBe(1);
});

test('[RT-25] a read that fails ends the wait at once', async () => {
  const { http, ports, wallet } = await stale();
  http.code(CASH, 500);
  expect(await confirmBalance(ports, wallet)).toBe(false);
});

test('[RT-25] a read without an answer ends the wait after 5 s', async () => {
  const { clock, http, ports, wallet } = await stale();
  http.hold(CASH);
  let known: boolean | undefined;
  void confirmBalance(ports, wallet).then((result) => (known = result));
  await clock.advance(4999);
  expect(known).toBeUndefined();
  await clock.advance(1);
  await settle();
  expect(known).toBe(false);
});

test('[RT-25] a read that replaces the first one counts', async () => {
  const { http, ports, wallet } = await stale();
  http.hold(CASH);
  const confirmed = confirmBalance(ports, wallet);
  await settle();
  http.ok(myCash, answer('15.00'));
  await wallet.rereadBalance();
  expect(await confirmed).toBe(true);
});
