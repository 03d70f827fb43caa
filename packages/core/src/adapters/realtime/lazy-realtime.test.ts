import { expect, test } from 'vitest';
import { fakeClock, settle } from '../../testing/index.ts';
import { fakeRealtime } from '../../testing/realtime.ts';
import { lazyRealtime } from './lazy-realtime.ts';
import type { RealtimePort } from '../ports/ports.ts';

const auth = { token: () => 'Bearer t1', refused: () => undefined };

const offline = () => Promise.reject(new Error('offline'));

/** Realtime whose loads a test settles, in order. */
const open = (...loads: (() => Promise<RealtimePort>)[]) => {
  const clock = fakeClock();
  const states: string[] = [];
  let count = 0;
  const realtime = lazyRealtime(() => {
    count += 1;
    return (loads[count - 1] ?? offline)();
  }, clock);
  realtime.onState((state) => states.push(state));
  return { realtime, clock, states, loads: () => count };
};

test('[RT-03x] loads nothing before the first connect', async () => {
  const { realtime, loads } = open();
  expect(realtime.state()).toBe('off');
  expect(await realtime.check()).toBe(false);
  realtime.disconnect();
  expect(loads()).toBe(0);
});

test('[RT-03x] hands everything on once it is loaded', async () => {
  const inner = fakeRealtime();
  const { realtime, states, loads } = open(() => Promise.resolve(inner));
  await realtime.connect(auth);
  const heard: unknown[] = [];
  const stop = realtime.on('member.42', 'cash', (payload) => heard.push(payload));
  realtime.join('member.42', 'private');
  inner.setState('connected');
  inner.deliver('member.42', 'cash', 1);
  stop();
  inner.deliver('member.42', 'cash', 2);
  expect(heard).toEqual([1]);
  expect(inner.joined.get('member.42')).toBe('private');
  expect(await realtime.check()).toBe(true);
  realtime.leave('member.42');
  expect(inner.joined.size).toBe(0);
  realtime.disconnect();
  expect([inner.disconnects, inner.connects.length, realtime.state()]).toEqual([1, 1, 'off']);
  await realtime.connect(auth);
  expect([inner.connects.length, loads()]).toEqual([2, 1]);
  expect(states).toEqual(['connecting', 'connected', 'off', 'connecting']);
});

test('[RT-02] code that cannot be loaded is requested again every 5 seconds', async () => {
  const inner = fakeRealtime();
  const { realtime, clock, states } = open(offline, offline, () => Promise.resolve(inner));
  const connecting = realtime.connect(auth);
  await settle();
  expect(realtime.state()).toBe('waiting');
  await clock.advance(4999);
  expect(realtime.state()).toBe('waiting');
  await clock.advance(1);
  await clock.advance(5000);
  await connecting;
  expect(states).toEqual(['connecting', 'waiting', 'connecting', 'waiting', 'connecting']);
  expect(inner.connects).toEqual([auth]);
});

test('[RT-04x] a page that becomes active requests the code at once', async () => {
  const inner = fakeRealtime();
  const { realtime } = open(offline, () => Promise.resolve(inner));
  const connecting = realtime.connect(auth);
  await settle();
  expect(await realtime.check()).toBe(false);
  await connecting;
  expect(inner.connects).toEqual([auth]);
});

test.each(['load', 'pause'])('[RT-04x] a disconnect during a %s connects nothing', async (moment) => {
  const inner = fakeRealtime();
  let finish: (loaded: RealtimePort) => void = () => undefined;
  const slow = () =>
    new Promise<RealtimePort>((resolve) => {
      finish = resolve;
    });
  const { realtime, clock, states } = open(moment === 'load' ? slow : offline);
  const connecting = realtime.connect(auth);
  await settle();
  realtime.disconnect();
  finish(inner);
  await connecting;
  await clock.advance(60_000);
  expect([inner.connects, realtime.state(), states.at(-1)]).toEqual([[], 'off', 'off']);
});

test('[RT-04x] a sign-in after a sign-out during the load connects once', async () => {
  const inner = fakeRealtime();
  let finish: (loaded: RealtimePort) => void = () => undefined;
  const slow = new Promise<RealtimePort>((resolve) => {
    finish = resolve;
  });
  const { realtime } = open(
    () => slow,
    () => slow,
  );
  const first = realtime.connect(auth);
  realtime.disconnect();
  const second = realtime.connect({ ...auth, token: () => 'Bearer t2' });
  finish(inner);
  await Promise.all([first, second]);
  expect(realtime.state()).toBe('connecting');
  expect(inner.connects.map(({ token }) => token())).toContain('Bearer t2');
});
