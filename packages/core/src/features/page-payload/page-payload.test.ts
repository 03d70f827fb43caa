import { beforeAll, expect, test } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { payloadAddress, takePayload } from './index.ts';

beforeAll(() => import('@housefront/contract/features/version'));

const FILE = '/slotgame/_payload.json';
const address = { path: 'slotgame', gt_id: '2' };

const entry = (queryKey: readonly unknown[], data: unknown, dataUpdatedAt = 1000) => ({
  queryKey,
  state: { status: 'success', data, dataUpdatedAt },
});

const payload = (queries: readonly unknown[], over: object = {}, build = 'b1') => ({
  json: { build, data: { mode: 'desktop', locale: 'zh_CN', currency: 'RMB', queries, ...over } },
});

test.each([
  ['/', {}, { path: '' }],
  ['/slotgame', {}, { path: 'slotgame' }],
  ['//slotgame//', {}, { path: 'slotgame' }],
  ['/discount/5', { tab: 'all' }, { path: 'discount/5' }],
  [
    '/slotgame',
    { gt_id: 2, gp_id: 'GP01', house: 'h', isCrashGame: '1', q: 'a' },
    { path: 'slotgame', gt_id: '2', gp_id: 'GP01', house: 'h', isCrashGame: '1' },
  ],
  ['/slotgame', { gt_id: ['2'], gp_id: true, house: null, isCrashGame: undefined }, { path: 'slotgame' }],
])('[API-18x] the page %s with %o asks for the file of %o', (pathname, search, parts) => {
  expect(payloadAddress(pathname, search)).toEqual(parts);
});

test('[API-18x] a file of this build puts its answers where the page looks for them, with their age', async () => {
  const deps = testDeps();
  deps.ports.http.on(FILE, payload([entry(['banners', 1], ['a']), entry(['jackpot', 'RMB'], 5, 2000)]));
  expect(await takePayload(deps, address, 'b1')).toBe(true);
  expect(deps.ports.http.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${FILE}?gt_id=2&build=b1`,
  ]);
  expect(deps.queryClient.getQueryData(['banners', 1])).toEqual(['a']);
  expect(deps.queryClient.getQueryData(['jackpot', 'RMB'])).toBe(5);
  expect(deps.queryClient.getQueryState(['jackpot', 'RMB'])?.dataUpdatedAt).toBe(2000);
});

test.each([
  ['is missing', { status: 404, text: '' }],
  ['is of another build', payload([entry(['banners'], ['a'])], {}, 'b2')],
  ['is for the other mode', payload([entry(['banners'], ['a'])], { mode: 'mobile' })],
  ['is in another language', payload([entry(['banners'], ['a'])], { locale: 'en_US' })],
  ['is for another currency', payload([entry(['banners'], ['a'])], { currency: 'USD' })],
  ['cannot be read', { text: '<!doctype html>' }],
  ['never arrived', new TypeError('offline')],
])('[API-18x] a file that %s changes nothing, without a word', async (_, answer) => {
  const deps = testDeps();
  deps.ports.http.on(FILE, answer);
  expect(await takePayload(deps, address, 'b1')).toBe(false);
  expect(deps.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(deps.emitted).toEqual([]);
});

test('[API-18x] a file that is late is given up after three seconds', async () => {
  const deps = testDeps();
  deps.ports.http.hold(FILE);
  let taken: boolean | null = null;
  void takePayload(deps, address, 'b1').then((result) => (taken = result));
  await deps.ports.clock.advance(2999);
  expect(taken).toBeNull();
  await deps.ports.clock.advance(1);
  expect(taken).toBe(false);
});

test('[API-18x] only what is younger takes the place of what is known', async () => {
  const deps = testDeps();
  for (const name of ['older', 'as old', 'younger'])
    deps.queryClient.setQueryData([name], 'known', { updatedAt: 1000 });
  deps.ports.http.on(
    FILE,
    payload([entry(['older'], 'new', 999), entry(['as old'], 'new', 1000), entry(['younger'], 'new', 1001)]),
  );
  await takePayload(deps, address, 'b1');
  const kept = ['older', 'as old', 'younger'].map((name) => deps.queryClient.getQueryData([name]));
  expect(kept).toEqual(['known', 'known', 'new']);
});

test('[API-18x] [CAT-29x] the first screens of a list fill an empty place, never that of a list', async () => {
  const deps = testDeps();
  const part = { games: [1], more: 2 };
  deps.queryClient.setQueryData(['whole'], { games: [1, 2, 3] }, { updatedAt: 1000 });
  deps.queryClient.setQueryData(['nothing'], { games: [1] }, { updatedAt: 1000 });
  deps.ports.http.on(
    FILE,
    payload([
      entry(['whole'], part, 3000),
      entry(['empty'], part, 3000),
      entry(['nothing'], null, 3000),
      entry(['text'], 'more', 3000),
    ]),
  );
  expect(await takePayload(deps, address, 'b1')).toBe(true);
  expect(deps.queryClient.getQueryData(['whole'])).toEqual({ games: [1, 2, 3] });
  expect(deps.queryClient.getQueryData(['empty'])).toEqual(part);
  expect(deps.queryClient.getQueryData(['nothing'])).toBeNull();
  expect(deps.queryClient.getQueryData(['text'])).toBe('more');
});

test('[FLD-09] on a device whose clock is behind, answers of the server are no younger than now', async () => {
  const deps = testDeps();
  const now = Date.now();
  deps.ports.http.on(FILE, payload([entry(['banners', 1], ['a'], now + 90 * 60_000)]));
  await takePayload(deps, address, 'b1');
  expect(deps.queryClient.getQueryState(['banners', 1])?.dataUpdatedAt).toBeLessThan(now + 60_000);
});
