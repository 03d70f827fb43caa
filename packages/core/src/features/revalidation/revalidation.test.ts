import { queryOptions, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakePorts, settle, testDeps, type TestDepsOptions, money } from '../../testing/index.ts';
import { createSession } from '../session/index.ts';
import { createRevalidation } from './index.ts';

const MEMBERS = ['balance', 'letters', 'envelope', 'wheel', 'protection'] as const;
const SUBJECTS = [...MEMBERS, 'records', 'profile', 'service', 'banners', 'template'] as const;
type Read = (typeof SUBJECTS)[number];

const setUp = async (options: TestDepsOptions = { token: 't1' }) => {
  const ports = options.ports ?? fakePorts();
  Object.assign(ports.random, { next: () => 0 });
  let slept = 0;
  const clock = { ...ports.clock, now: () => ports.clock.now() + slept };
  const deps = testDeps({ ...options, ports: { ...ports, clock } });
  const session = createSession(deps);
  const read = Object.fromEntries(SUBJECTS.map((subject) => [subject, 0])) as Record<Read, number>;
  const answers: Partial<Record<Read, boolean[]>> = {};
  const reads = new Map(
    SUBJECTS.map((subject) => [
      subject,
      () => {
        read[subject] += 1;
        return Promise.resolve(answers[subject]?.shift() ?? true);
      },
    ]),
  );
  const game = { open: false };
  const feature = createRevalidation({
    ...deps,
    session,
    reads,
    realtime: deps.ports.realtime,
    isGameOpen: () => game.open,
  });
  await session.start();
  const { device, realtime, windows } = deps.ports;
  realtime.setState('connected');
  /** Rounds of reads of what a member has: every part of one is made together. */
  const rounds = () => {
    const counts = MEMBERS.map((subject) => read[subject]);
    expect(new Set(counts).size).toBe(1);
    return read.balance;
  };
  /** Some channels are subscribed; they carry changes of these subjects. */
  const hear = (...tells: readonly Read[]) => deps.events.emit('channel-subscribed', { subjects: tells });
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
  return {
    ...deps,
    game,
    session,
    feature,
    read,
    answers,
    device,
    realtime,
    windows,
    clock,
    rounds,
    hear,
    hideFor,
    sleepFor,
  };
};

test.each(SUBJECTS)(
  '[RT-04x] %s is read once when the channel that reports it is subscribed, and nothing else',
  async (subject) => {
    const { read, hear, clock } = await setUp();
    hear(subject);
    await clock.advance(50_000);
    expect(Object.entries(read).filter(([, times]) => times > 0)).toEqual([[subject, 1]]);
  },
);

test('[RT-04x] [RT-21x] what a member has is read at once; what all visitors see within 3 s, by chance', async () => {
  const { read, hear, clock, ports } = await setUp();
  Object.assign(ports.random, { next: () => 0.5 });
  hear(...SUBJECTS);
  await settle();
  expect(read).toMatchObject({ balance: 1, records: 1, letters: 1, profile: 1, envelope: 1, wheel: 1 });
  expect([read.service, read.banners, read.template]).toEqual([0, 0, 0]);
  await clock.advance(1499);
  expect([read.service, read.banners, read.template]).toEqual([0, 0, 0]);
  await clock.advance(1);
  expect([read.service, read.banners, read.template]).toEqual([1, 1, 1]);
});

test('[RT-04x] a channel that is heard again and again is read once a second, the last time after the last', async () => {
  const { read, hear, clock } = await setUp();
  for (let flap = 0; flap < 25; flap += 1) {
    hear('balance');
    await clock.advance(100);
  }
  expect(read.balance).toBe(3);
  await clock.advance(50_000);
  expect(read.balance).toBe(4);
});

test('[RT-04x] a read that began after the channel was heard counts', async () => {
  const { read, hear, clock, device } = await setUp();
  hear('balance');
  await clock.advance(400);
  hear('balance');
  await clock.advance(600);
  expect(read.balance).toBe(2);
  device.goOnline();
  await clock.advance(50_000);
  expect(read.balance).toBe(2);
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
  const { rounds, hideFor, realtime, hear, clock } = await setUp();
  realtime.setState('waiting');
  await hideFor(100);
  expect([rounds(), realtime.checks]).toEqual([0, 1]);
  await clock.advance(500);
  hear(...MEMBERS);
  await clock.advance(10_000);
  expect(rounds()).toBe(1);
  realtime.setState('waiting');
  await hideFor(100);
  await clock.advance(999);
  expect(rounds()).toBe(1);
  await clock.advance(1);
  expect(rounds()).toBe(2);
});

test('[RT-04x] what was read before the connection was open is read again with it, at most once in a second', async () => {
  const { rounds, hideFor, realtime, hear, clock } = await setUp();
  realtime.setState('off');
  await hideFor(100);
  expect(rounds()).toBe(1);
  await clock.advance(400);
  for (let flap = 0; flap < 5; flap += 1) hear(...MEMBERS);
  expect(rounds()).toBe(1);
  await clock.advance(600);
  expect(rounds()).toBe(2);
  await clock.advance(10_000);
  expect(rounds()).toBe(2);
});

test('several ways back at once are one return', async () => {
  const { rounds, device, windows, clock } = await setUp();
  device.setVisible(false);
  await clock.advance(50_000);
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

test('out of sight nothing is read; what happened there counts when it is looked at', async () => {
  const { rounds, device, clock, realtime, sleepFor } = await setUp();
  device.setVisible(false);
  await sleepFor(50_000);
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

test.each(MEMBERS)(
  '[RT-04x] %s that cannot be read is tried again with growing waits, the rest is not',
  async (subject) => {
    const { read, device, answers, clock, events } = await setUp();
    answers[subject] = Array.from({ length: 8 }, () => false);
    device.goOnline();
    await settle();
    for (const [index, wait] of [1000, 2000, 4000, 8000, 16_000, 24_000, 24_000, 24_000].entries()) {
      events.emit('channel-delivered', { subjects: ['balance'] });
      await clock.advance(wait - 1);
      expect(read[subject]).toBe(index + 1);
      await clock.advance(1);
      expect(read[subject]).toBe(index + 2);
    }
    await clock.advance(30_000);
    expect(MEMBERS.map((one) => read[one])).toEqual(MEMBERS.map((one) => (one === subject ? 9 : 1)));
  },
);

test('the waits between tries are spread, and a channel that is heard begins them anew', async () => {
  const { read, hear, answers, clock, ports } = await setUp();
  Object.assign(ports.random, { next: () => 0.999_999 });
  answers.balance = Array.from({ length: 6 }, () => false);
  hear('balance');
  await settle();
  await clock.advance(1249);
  expect(read.balance).toBe(1);
  await clock.advance(1 + 2500 + 5000);
  expect(read.balance).toBe(4);
  hear('balance');
  await clock.advance(5000);
  expect(read.balance).toBe(5);
  await clock.advance(1250);
  expect(read.balance).toBe(6);
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
  const { hideFor, device, windows, clock, realtime, rounds } = guest;
  await hideFor(50_000);
  device.goOnline();
  windows.show(true);
  guest.hear(...SUBJECTS);
  await clock.advance(50_000);
  expect([rounds(), realtime.checks, guest.read.service]).toEqual([0, 0, 0]);
  guest.session.store.setState({ status: 'member', demo: true });
  await hideFor(50_000);
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
  const { session, device, feature, rounds, clock, hear, sleepFor } = await setUp();
  device.goOnline();
  await settle();
  expect(rounds()).toBe(1);
  hear(...SUBJECTS);
  await session.logout('expired');
  await sleepFor(50_000);
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
  const { feature, events, device, windows, realtime, rounds, clock, hear, hideFor } = await setUp();
  realtime.setState('waiting');
  await hideFor(100);
  feature.dispose();
  expect(clock.pending()).toBe(0);
  hear(...SUBJECTS);
  events.emit('login-doubted', null);
  events.emit('login', { memberId: '42', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  windows.show(true);
  device.goOnline();
  await hideFor(50_000);
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
  await clock.advance(50_000);
  device.setVisible(true);
  await settle();
  expect(rounds()).toBe(0);
});

test('[RT-04x] a balance that is tried again gives way to a newer return', async () => {
  const { read, device, answers, clock } = await setUp();
  answers.balance = [false, true];
  device.goOnline();
  await settle();
  await clock.advance(999);
  expect(read.balance).toBe(1);
  await clock.advance(1);
  expect([read.balance, read.letters]).toEqual([2, 1]);
  await clock.advance(1000);
  device.goOnline();
  await clock.advance(50_000);
  expect([read.balance, read.letters]).toEqual([3, 2]);
});

test('[RT-24] after a channel came back, everything is read within 5 s, by chance; the balance beside a game at once', async () => {
  const { read, hear, clock, ports, game } = await setUp();
  hear(...SUBJECTS);
  await clock.advance(3000);
  expect(Object.values(read)).toEqual(SUBJECTS.map(() => 1));
  Object.assign(ports.random, { next: () => 0.9 });
  hear(...SUBJECTS);
  await clock.advance(4499);
  expect(Object.values(read)).toEqual(SUBJECTS.map(() => 1));
  await clock.advance(1);
  expect(Object.values(read)).toEqual(SUBJECTS.map(() => 2));
  game.open = true;
  await clock.advance(2000);
  hear('balance', 'letters');
  await settle();
  expect([read.balance, read.letters]).toEqual([3, 2]);
});

test('[RT-24] [RT-04x] a channel that comes back with its page is read at once', async () => {
  const { read, hear, clock, ports, device } = await setUp();
  hear('records');
  await clock.advance(60_000);
  Object.assign(ports.random, { next: () => 0.9 });
  device.goOnline();
  await clock.advance(9000);
  hear('records');
  await settle();
  expect(read.records).toBe(2);
  await clock.advance(2000);
  hear('records');
  await clock.advance(4400);
  expect(read.records).toBe(2);
  await clock.advance(100);
  expect(read.records).toBe(3);
});

test('[RT-24] the first subscriptions after another sign-in are read at once', async () => {
  const { read, hear, clock, ports, session } = await setUp();
  Object.assign(ports.random, { next: () => 0.9 });
  hear('balance');
  await settle();
  await session.logout();
  session.complete({ token: 't2', id: '42', account: 'a', currency: 'RMB' });
  await clock.advance(2000);
  hear('balance');
  await settle();
  expect(read.balance).toBe(2);
});

test('[RT-11] a thousand changes without an amount are two reads, the second a second later', async () => {
  const { read, clock, events } = await setUp();
  for (let change = 0; change < 1000; change += 1) events.emit('balance-changed', { cash: null });
  await settle();
  expect(read.balance).toBe(1);
  await clock.advance(999);
  expect(read.balance).toBe(1);
  await clock.advance(5000);
  expect(read.balance).toBe(2);
});

test('[RT-11] a change without an amount is read until a read succeeds, and one with its amount is not read', async () => {
  const { read, answers, clock, events } = await setUp();
  answers.balance = [false, false];
  events.emit('balance-changed', { cash: null });
  await settle();
  await clock.advance(2999);
  expect(read.balance).toBe(2);
  await clock.advance(1);
  expect(read.balance).toBe(3);
  events.emit('balance-changed', { cash: money(100n) });
  await clock.advance(30_000);
  expect(read.balance).toBe(3);
});

test('[RT-26] [RT-22] a visible page whose channel is silent from its beginning reads the balance after 60 to 120 s', async () => {
  const { read, clock, hear, ports } = await setUp();
  await clock.advance(1000);
  hear('balance');
  await clock.advance(58_000);
  Object.assign(ports.random, { next: () => 0.999 });
  await clock.advance(2000);
  expect(read.balance).toBe(2);
  await clock.advance(117_000);
  expect(read.balance).toBe(2);
  await clock.advance(2000);
  expect(read).toEqual({ ...Object.fromEntries(SUBJECTS.map((subject) => [subject, 0])), balance: 3 });
});

test('[RT-22] an event of the member’s channel shows that it delivers; events of other channels do not', async () => {
  const { read, clock, events } = await setUp();
  for (let round = 0; round < 5; round += 1) {
    await clock.advance(50_000);
    events.emit('channel-delivered', { subjects: ['balance', 'letters'] });
  }
  expect(read.balance).toBe(0);
  await clock.advance(50_000);
  events.emit('channel-delivered', { subjects: ['banners'] });
  await clock.advance(11_000);
  expect(read.balance).toBe(1);
});

test('[RT-22] nothing is read for a silent channel while hidden, without a connection, or as a guest', async () => {
  const { read, clock, device, events, realtime, session } = await setUp();
  device.setVisible(false);
  await clock.advance(600_000);
  expect(read.balance).toBe(0);
  device.setVisible(true);
  await settle();
  expect(read.balance).toBe(1);
  realtime.setState('waiting');
  await clock.advance(600_000);
  expect(read.balance).toBe(1);
  realtime.setState('connected');
  await session.logout();
  events.emit('balance-changed', { cash: null });
  await clock.advance(600_000);
  expect(read.balance).toBe(1);
});
