import { QueryObserver } from '@tanstack/react-query';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { settle } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
// Loaded here, so that no test is the one that loads them.
import './member.api.ts';
import './member.loads.ts';
import { createMember } from './index.ts';

beforeAll(() => Promise.all([import('@housefront/contract/endpoint'), import('../site/site.api.ts')]));

const LAYOUT = '/api/member/profile/common/layout';
const PROFILE = '/api/member/profile';
const FRIEND = '/api/bonus_setting/check';
const login = { memberId: '42', currencyBefore: 'RMB', currency: 'RMB' };

const platform = usePlatform();

const setUp = () => {
  const deps = platform.deps({ member: 'lucky88' });
  deps.ports.storage.set('member_id', '42');
  const member = createMember(deps);
  onTestFinished(member.dispose);
  const { http } = deps.ports;
  const asked = () => http.requests.map(({ path }) => path).toSorted();
  return { ...deps, http, member, asked };
};

test('[AUTH-15x] [ERR-04x] what is known of a member fails without a word, and is given up when nothing waits for it', async () => {
  const deps = setUp();
  const { layout, profile } = deps.member.queries;
  expect(await readOutcome(deps, layout(), LAYOUT)).toEqual(quiet);
  expect(await readOutcome(deps, profile(), PROFILE)).toEqual(quiet);
});

test('[STORE-20x] it goes with the login, and is asked for again by the next one', () => {
  const { member, ports } = setUp();
  const keys = () => [member.queries.layout(), member.queries.profile()].map(keyOf);
  const keyOf = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey;
  expect(keys()).toEqual([
    ['member', 'layout', '42'],
    ['member', 'profile', '42'],
  ]);
  ports.storage.remove('member_id');
  expect(keys()).toEqual([
    ['member', 'layout', ''],
    ['member', 'profile', ''],
  ]);
});

test('[AUTH-13] [MEM-03x] a login found at the start loads the layout, one that was made here everything', async () => {
  const found = setUp();
  found.events.emit('login', { ...login, atStart: true });
  await settle();
  expect(found.asked()).toEqual([LAYOUT]);
  const made = setUp();
  made.events.emit('login', { ...login, atStart: false });
  await settle();
  expect(made.asked()).toEqual([LAYOUT, PROFILE, FRIEND].toSorted());
  expect(made.http.bodies(FRIEND)).toEqual([{ member_currency: 'RMB', site_id: 1001 }]);
  const keys = made.queryClient.getQueryCache().getAll();
  expect(keys.map(({ queryKey }) => queryKey)).toContainEqual(['member', 'recommend', '42']);
});

test('[AUTH-15x] loads that fail are reported nowhere', async () => {
  const { events, heard, http } = setUp();
  for (const path of [LAYOUT, PROFILE, FRIEND]) http.on(path, { status: 500, text: 'oops' });
  events.emit('login', { ...login, atStart: false });
  await settle();
  expect([http.requests.length, heard('failure'), heard('message')]).toEqual([3, [], []]);
});

test('[RT-15] a change of the profile makes layout and profile stale, and nothing else', async () => {
  const { member, queryClient, events } = setUp();
  const { layout, profile, recommend } = member.queries;
  const keys: readonly (readonly unknown[])[] = [layout().queryKey, profile().queryKey, recommend().queryKey];
  for (const key of keys) queryClient.setQueryData(key, {});
  events.emit('profile-changed', null);
  await settle();
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});

test('[PLAY-24x] whether a game runs is taken from a layout that is here', async () => {
  const { member, queryClient, http } = setUp();
  const stop = new QueryObserver(queryClient, member.queries.layout()).subscribe(() => undefined);
  onTestFinished(stop);
  await settle();
  expect([await member.isServerPlaying(), http.sent(LAYOUT).length]).toEqual([false, 1]);
});

test('a feature that was given up reads nothing any more', async () => {
  const { member, events, http } = setUp();
  member.dispose();
  events.emit('profile-changed', null);
  events.emit('login', { ...login, atStart: false });
  await settle();
  expect(http.requests).toEqual([]);
});
