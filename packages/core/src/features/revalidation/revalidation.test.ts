import { queryOptions, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakePorts, settle, testDeps, type TestDepsOptions } from '../../testing/index.ts';
import { createSession } from '../session/index.ts';
import { createRevalidation } from './index.ts';

const setUp = async (options: TestDepsOptions = { token: 't1' }) => {
  const ports = options.ports ?? fakePorts();
  let slept = 0;
  const clock = { ...ports.clock, now: () => ports.clock.now() + slept };
  const deps = testDeps({ ...options, ports: { ...ports, clock } });
  const session = createSession(deps);
  const read = { balance: 0, lists: 0 };
  const answers: boolean[] = [];
  const feature = createRevalidation({
    ...deps,
    session,
    reads: {
      balance: () => {
        read.balance += 1;
        return Promise.resolve(answers.shift() ?? true);
      },
      lists: () => void (read.lists += 1),
    },
  });
  await session.start();
  const { device, realtime, windows } = deps.ports;
  realtime.setState('connected');
  /** Rounds of reads so far: every part of one is made together. */
  const rounds = () => {
    const counts = [read.balance, read.lists, deps.heard('envelope-changed').length];
    expect(new Set(counts).size).toBe(1);
    return read.balance;
  };
  const hideFor = async (ms: number) => {
    device.setVisible(false);
    await clock.advance(ms);
    device.setVisible(true);
    await settle();
  };
  const sleepFor = async (ms: number) => {
    slept += ms;
    await clock.advance(1000);
  };
  return { ...deps, session, feature, read, answers, device, realtime, windows, clock, rounds, hideFor, sleepFor };
};

test('[RT-04x] a connection that came back has everything read once', async () => {
  const { events, rounds } = await setUp();
  events.emit('reconnected', null);
  await settle();
  expect(rounds()).toBe(1);
});

test('a page that is seen again is read at once, unless it was gone for a moment and its connection lives', async () => {
  const { rounds, hideFor, realtime } = await setUp();
  await hideFor(4999);
  expect([rounds(), realtime.checks]).toEqual([0, 1]);
  await hideFor(5000);
  expect([rounds(), realtime.checks]).toEqual([1, 2]);
});

test('a page that was gone for a moment is read when its connection does not answer', async () => {
  const { rounds, hideFor, realtime } = await setUp();
  realtime.alive = false;
  await hideFor(100);
  expect(rounds()).toBe(1);
});

test('a page without a connection waits for it for a second, and no longer', async () => {
  const { rounds, hideFor, realtime, events, clock } = await setUp();
  realtime.setState('waiting');
  await hideFor(100);
  expect([rounds(), realtime.checks]).toEqual([0, 1]);
  await clock.advance(500);
  events.emit('reconnected', null);
  await clock.advance(10_000);
  expect(rounds()).toBe(1);
  realtime.setState('waiting');
  await hideFor(100);
  await clock.advance(999);
  expect(rounds()).toBe(1);
  await clock.advance(1);
  expect(rounds()).toBe(2);
});

test('[RT-04x] what was read before the connection stood is read again with it, at most once in a second', async () => {
  const { rounds, hideFor, realtime, events, clock } = await setUp();
  realtime.setState('off');
  await hideFor(100);
  expect(rounds()).toBe(1);
  await clock.advance(400);
  for (let flap = 0; flap < 5; flap += 1) events.emit('reconnected', null);
  expect(rounds()).toBe(1);
  await clock.advance(600);
  expect(rounds()).toBe(2);
  await clock.advance(10_000);
  expect(rounds()).toBe(2);
});

test('several ways back at once are one return', async () => {
  const { rounds, device, windows, clock } = await setUp();
  device.setVisible(false);
  await clock.advance(60_000);
  device.setVisible(true);
  device.goOnline();
  windows.show(true);
  await clock.advance(999);
  device.goOnline();
  await settle();
  expect(rounds()).toBe(1);
  await clock.advance(1);
  device.goOnline();
  await settle();
  expect(rounds()).toBe(2);
});

test('the network, the page cache and sleep bring it up to date; a page that is merely shown does not', async () => {
  const { rounds, device, windows, clock, sleepFor } = await setUp();
  windows.show(false);
  await settle();
  expect(rounds()).toBe(0);
  windows.show(true);
  await settle();
  expect(rounds()).toBe(1);
  await clock.advance(2000);
  device.goOnline();
  await settle();
  expect(rounds()).toBe(2);
  await clock.advance(2000);
  await sleepFor(3999);
  expect(rounds()).toBe(2);
  await sleepFor(4000);
  expect(rounds()).toBe(3);
});

test('out of sight nothing is read; what happened there counts when somebody looks', async () => {
  const { rounds, device, clock, realtime, sleepFor } = await setUp();
  device.setVisible(false);
  await sleepFor(60_000);
  await clock.advance(1000);
  device.setVisible(true);
  await settle();
  expect(rounds()).toBe(1);
  await clock.advance(2000);
  device.setVisible(false);
  device.goOnline();
  await settle();
  expect([rounds(), realtime.checks]).toEqual([1, 2]);
  device.setVisible(true);
  await settle();
  expect(rounds()).toBe(2);
});

test('a balance that cannot be read is tried again after 1, 2 and 4 s, the rest is not', async () => {
  const { read, device, answers, clock } = await setUp();
  answers.push(false, false, false, false, false);
  device.goOnline();
  await settle();
  for (const [index, wait] of [1000, 2000, 4000].entries()) {
    await clock.advance(wait - 1);
    expect(read.balance).toBe(index + 1);
    await clock.advance(1);
    expect(read).toEqual({ balance: index + 2, lists: 1 });
  }
  await clock.advance(60_000);
  expect(read.balance).toBe(4);
});

test('[ERR-01] a doubt about the login is cleared by a call', async () => {
  const { rounds, events } = await setUp();
  events.emit('login-doubted', null);
  events.emit('login-doubted', null);
  await settle();
  expect(rounds()).toBe(1);
});

test('[MEM-32] [AUTH-33x] guests and members of a demo site cause no call', async () => {
  const guest = await setUp({});
  const { hideFor, device, windows, events, clock, realtime, rounds } = guest;
  await hideFor(60_000);
  device.goOnline();
  windows.show(true);
  events.emit('reconnected', null);
  await clock.advance(60_000);
  expect([rounds(), realtime.checks]).toEqual([0, 0]);
  guest.session.store.setState({ status: 'member', demo: true });
  await hideFor(60_000);
  expect(rounds()).toBe(0);
});

test('[PLAY-34x] the detail of the site is asked for again when it is old, for guests too', async () => {
  const { hideFor, queryClient, clock } = await setUp({});
  let asked = 0;
  const detail = queryOptions({
    queryKey: ['site', 'detail', 1001],
    queryFn: () => (asked += 1),
    staleTime: () => (asked === 1 ? 0 : 300_000),
  });
  const stop = new QueryObserver(queryClient, detail).subscribe(() => undefined);
  await settle();
  await hideFor(4000);
  expect(asked).toBe(1);
  await hideFor(6000);
  expect(asked).toBe(2);
  await clock.advance(1000);
  await hideFor(6000);
  expect(asked).toBe(2);
  stop();
});

test('after a logout and after the end nothing is read', async () => {
  const { session, device, feature, rounds, clock, events, sleepFor } = await setUp();
  device.goOnline();
  await settle();
  expect(rounds()).toBe(1);
  events.emit('reconnected', null);
  await session.logout('expired');
  await sleepFor(60_000);
  expect(rounds()).toBe(1);
  feature.dispose();
  device.goOnline();
  expect(clock.pending()).toBe(0);
});

test('a connection that is being made is waited for as a lost one is', async () => {
  const { rounds, hideFor, realtime, clock } = await setUp();
  realtime.setState('connecting');
  await hideFor(100);
  await clock.advance(999);
  expect(rounds()).toBe(0);
  await clock.advance(1);
  expect(rounds()).toBe(1);
});

test('a feature that was given up waits for nothing and hears nothing', async () => {
  const { feature, events, device, windows, realtime, rounds, clock, hideFor } = await setUp();
  realtime.setState('waiting');
  await hideFor(100);
  feature.dispose();
  expect(clock.pending()).toBe(0);
  events.emit('reconnected', null);
  events.emit('login-doubted', null);
  events.emit('login', { memberId: '42', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  windows.show(true);
  device.goOnline();
  await hideFor(60_000);
  expect([rounds(), clock.pending()]).toEqual([0, 0]);
});

test('a page that was hidden from the start counts its time out of sight from there', async () => {
  const ports = fakePorts();
  ports.device.setVisible(false);
  const { device, clock, rounds } = await setUp({ token: 't1', ports });
  await clock.advance(5000);
  device.setVisible(true);
  await settle();
  expect(rounds()).toBe(1);
});

test('a page that is said to be visible twice was away for nothing', async () => {
  const { device, clock, rounds } = await setUp();
  await clock.advance(60_000);
  device.setVisible(true);
  await settle();
  expect(rounds()).toBe(0);
});

test('[RT-04x] a balance that is tried again gives way to a newer return', async () => {
  const { read, device, answers, clock } = await setUp();
  answers.push(false, true);
  device.goOnline();
  await settle();
  await clock.advance(999);
  expect(read.balance).toBe(1);
  await clock.advance(1);
  expect(read).toEqual({ balance: 2, lists: 1 });
  await clock.advance(1000);
  device.goOnline();
  await clock.advance(60_000);
  expect(read).toEqual({ balance: 3, lists: 2 });
});
