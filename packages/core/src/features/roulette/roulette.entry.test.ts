import { calls } from '@housefront/contract/calls';
import type { SiteConfig } from '@housefront/contract/site-config';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { settle } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
import './roulette.api.ts';
import { createRoulette } from './index.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const ENTRY = '/api/arks/web/activity/roulette';

const platform = usePlatform();
const login = { memberId: '1', currencyBefore: 'RMB', currency: 'RMB' };

/** lucky88 on a site with a wheel of eight prizes. */
const setUp = (features: SiteConfig['features'] = {}) => {
  const deps = platform.deps({ member: 'lucky88', config: { features } });
  platform.sandbox.world.wheel.show(8);
  const roulette = createRoulette(deps);
  onTestFinished(roulette.dispose);
  const { queryClient, ports } = deps;
  const { detail } = roulette.queries;
  return {
    ...deps,
    http: ports.http,
    roulette,
    read: () => queryClient.fetchQuery(detail()),
    known: () => queryClient.getQueryData(detail().queryKey),
  };
};

test('[ROU-01] [APIM-22] the entry reads prizes and draws; the picture is that of the number of prizes', async () => {
  const deps = platform.deps({ member: 'lucky88' });
  const { queries } = createRoulette(deps);
  const images = { 'wheel-6': 'https://img.test/6.png', 'wheel-8': 'https://img.test/8.png' };
  const answer = (count: number) => {
    const prize_settings = Array.from({ length: count }, (_, index) => ({
      prize_id: index,
      name: 'x',
      icon: '/i.png',
    }));
    deps.ports.http.ok(calls.roulette, { detail: { prize_settings, remaining_draws: '2', images } });
    return deps.queryClient.fetchQuery({ ...queries.detail(), staleTime: 0 });
  };
  expect(await answer(6)).toMatchObject({
    image: 'https://img.test/6.png',
    draws: 2,
    prizes: { 0: { id: '0', name: 'x', icon: '/i.png', amount: null }, length: 6 },
  });
  expect((await answer(8)).image).toBe('https://img.test/8.png');
  expect((await answer(10)).image).toBeNull();
});

test('[AUTH-15x] a wheel that cannot be had is reported nowhere', async () => {
  const deps = platform.deps({ member: 'lucky88' });
  expect(await readOutcome(deps, createRoulette(deps).queries.detail(), ENTRY)).toEqual(quiet);
});

test('[AUTH-13] [RT-20] [RT-04x] it is loaded with a login made here, and read again when it changes or the page comes back', async () => {
  const deps = platform.deps({ member: 'lucky88' });
  const { http } = deps.ports;
  const roulette = createRoulette(deps);
  deps.events.emit('login', { ...login, atStart: true });
  await settle();
  expect(http.sent(ENTRY)).toHaveLength(0);
  deps.events.emit('login', { ...login, atStart: false });
  await settle();
  http.hold(ENTRY);
  deps.events.emit('roulette-changed', null);
  await settle();
  const under = http.sent(ENTRY)[1];
  void roulette.reread();
  await settle();
  expect([http.sent(ENTRY).length, under?.signal.aborted]).toEqual([3, true]);
  roulette.dispose();
  deps.events.emit('roulette-changed', null);
  deps.events.emit('login', { ...login, atStart: false });
  await settle();
  expect(http.sent(ENTRY)).toHaveLength(3);
});

test('[RT-04x] a wheel that is read again is a success when it could be read', async () => {
  const { roulette, read, known, http } = setUp();
  await read();
  platform.sandbox.world.wheel.show(6);
  expect(await roulette.reread()).toBe(true);
  expect([known()?.prizes.length, http.sent(ENTRY).length]).toEqual([6, 2]);
});

test('[RT-04x] [ERR-04x] a wheel that cannot be read again is a failure without a message, and the entry keeps the known one', async () => {
  const { roulette, read, known, http, heard } = setUp();
  await read();
  http.on(ENTRY, { status: 500, text: 'oops' });
  expect(await roulette.reread()).toBe(false);
  expect([known()?.prizes.length, heard('failure'), heard('message')]).toEqual([8, [], []]);
  http.ok(calls.roulette, { detail: { prize_settings: [], remaining_draws: 0, images: {} } });
  expect(await roulette.reread()).toBe(true);
});

test('[RT-04x] a wheel that was never asked for is not read again, which is no failure', async () => {
  const { roulette, http } = setUp();
  expect(await roulette.reread()).toBe(true);
  await settle();
  expect(http.requests).toEqual([]);
});

test('[RT-20] reading the wheel again leaves other reads alone', async () => {
  const { roulette, read, queryClient } = setUp();
  await read();
  const others: AbortSignal[] = [];
  const queryFn = ({ signal }: { readonly signal: AbortSignal }) => {
    others.push(signal);
    return new Promise<never>(() => undefined);
  };
  void queryClient.prefetchQuery({ queryKey: ['member', 'letters'], queryFn });
  await roulette.reread();
  expect(others.map(({ aborted }) => aborted)).toEqual([false]);
});

test('[STORE-20x] the wheel goes with the login, and a logout while it is read again is no failure of that read', async () => {
  const { roulette, read, known, http, queryClient, ports } = setUp();
  await read();
  http.hold(ENTRY);
  const reading = roulette.reread();
  await settle();
  queryClient.removeQueries({ queryKey: ['member'] });
  expect([await reading, known()]).toEqual([true, undefined]);
  expect(roulette.queries.detail().queryKey).toEqual(['member', 'roulette', '1']);
  ports.storage.remove('member_id');
  expect(roulette.queries.detail().queryKey).toEqual(['member', 'roulette', '']);
});

test('[ROU-01] a site without a wheel sends no calls', async () => {
  const { roulette, events, http } = setUp({ roulette: false });
  events.emit('login', { ...login, atStart: false });
  events.emit('roulette-changed', null);
  expect(await roulette.reread()).toBe(true);
  await settle();
  expect(http.requests).toEqual([]);
  expect(roulette.dispose).not.toThrow();
});
