import { calls } from '@housefront/contract/calls';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
// Loaded here, so that no test is the one that loads it.
import './promotions.api.ts';
import { createPromotions, popUpPlace, popUpPromotions, promotionsForMode, type Promotion } from './index.ts';
import { shouldPopUp } from './promotions.popup.ts';

const platform = usePlatform();
const signedIn = { token: 't1', site: { memberId: '42' } };
const GUEST = '/api/arks/web/bulletin';
const MEMBER = '/api/arks/web/bulletin/member';
const HISTORY = '/api/arks/web/bulletin/history';
const HIDE = '/api/arks/web/bulletin/member/hide';
const item = {
  id: 5,
  title: 'Hi',
  display_device: 0,
  content: '<p>Ten winners a day</p>',
  updated_at: '2026-01-01 00:00:00',
  setting: { display_frequency: 0 },
};

/** Ids of the promotions that the platform has for a mode and a place. */
const known = (place: number, mode: 1 | 2 = 1, past = false) =>
  platform.sandbox.world.seed.promotions
    .filter((one) => one.past === past && one.displayLocation === place && [0, mode].includes(one.displayDevice))
    .map(({ id }) => String(id));
const ids = (list: readonly Promotion[]) => list.map(({ id }) => id);

test('[API-22] guests send no display_location, members send theirs', async () => {
  const guest = platform.deps();
  expect(ids(await guest.queryClient.fetchQuery(createPromotions(guest).queries.list()))).toEqual(known(2));
  expect(guest.ports.http.bodies(GUEST)).toEqual([{ site_id: 1001, display_device: 1 }]);
  const member = platform.deps({ member: 'lucky88', site: { memberId: '1', mode: 'mobile' } });
  const { queries } = createPromotions(member);
  expect(ids(await member.queryClient.fetchQuery(queries.list()))).toEqual(known(2, 2));
  expect(ids(await member.queryClient.fetchQuery(queries.list(3)))).toEqual(known(3, 2));
  expect(member.ports.http.bodies(MEMBER)).toEqual([
    { site_id: 1001, display_device: 2, display_location: 2 },
    { site_id: 1001, display_device: 2, display_location: 3 },
  ]);
});

test('[API-23] the history takes the same payloads', async () => {
  for (const [who, body] of [
    [{}, { site_id: 1001, display_device: 1 }],
    [
      { member: 'lucky88', site: { memberId: '1' } },
      { site_id: 1001, display_device: 1, display_location: 2 },
    ],
  ] as const) {
    const deps = platform.deps(who);
    const list = await deps.queryClient.fetchQuery(createPromotions(deps).queries.history());
    expect(ids(list)).toEqual(known(2, 1, true));
    expect(deps.ports.http.bodies(HISTORY)).toEqual([body]);
  }
});

const anItem = async (frequency: number): Promise<Promotion[]> => {
  const deps = testDeps();
  deps.ports.http.ok(calls.promotions, { list: [{ ...item, setting: { display_frequency: frequency } }] });
  return deps.queryClient.fetchQuery(createPromotions(deps).queries.list());
};

test('[API-24] [API-25x] closing once-only promotions is reported to the platform, and a failure is silent', async () => {
  const list = await anItem(0);
  const member = testDeps(signedIn);
  member.ports.http.code(HIDE, '999', 'no');
  await createPromotions(member).close(list, 2);
  expect(member.ports.http.bodies(HIDE)).toEqual([{ site_id: 1001, display_device: 1, display_location: 2 }]);
  expect(member.ports.http.sent(MEMBER)).toEqual([]);
  expect(member.emitted).toEqual([]);
});

test('[HOME-22] a member who closes a once-only promotion makes one hide call and then one list call', async () => {
  for (const place of [2, 3] as const) {
    const member = platform.deps({ member: 'lucky88', site: { memberId: '1' } });
    const { http } = member.ports;
    const feature = createPromotions(member);
    const list = await member.queryClient.fetchQuery(feature.queries.list(place));
    // Only an observed list is loaded again.
    const observer = new QueryObserver(member.queryClient, { ...feature.queries.list(place), staleTime: Infinity });
    const stop = observer.subscribe(() => undefined);
    const once = list.filter((one) => one.once);
    expect(once).toHaveLength(1);
    const before = http.requests.length;
    await feature.close(list, place);
    expect(http.requests.slice(before).map(({ url }) => url)).toEqual([HIDE, MEMBER]);
    expect(observer.getCurrentResult().data).toEqual(list.filter((one) => !once.includes(one)));
    stop();
  }
});

test('[HOME-22] guests and other frequencies make no hide call', async () => {
  const member = testDeps(signedIn);
  await createPromotions(member).close(await anItem(1), 2);
  await createPromotions(member).close([], 2);
  const guest = testDeps();
  await createPromotions(guest).close(await anItem(0), 2);
  expect([...member.ports.http.requests, ...guest.ports.http.requests]).toEqual([]);
});

test('[HOME-21] [MEM-28] closing is remembered in this tab, but not on the deposit page', async () => {
  const deps = testDeps();
  const feature = createPromotions(deps);
  await feature.close([], 3);
  expect(deps.ports.storage.get('popUpDiscountModalCloseTime')).toBeUndefined();
  await feature.close([], 2);
  const { clock, storage } = deps.ports;
  expect(storage.session.getItem('popUpDiscountModalCloseTime')).toBe(String(clock.now()));
  expect(storage.local.getItem('popUpDiscountModalCloseTime')).toBeNull();
});

test('[HOME-17] promotions of the other mode are left out', async () => {
  const [one] = await anItem(0);
  const list = [null, 0, 1, 2].flatMap((device) => (one === undefined ? [] : [{ ...one, device }]));
  expect(promotionsForMode(list, 'desktop').map(({ device }) => device)).toEqual([null, 0, 1]);
  expect(promotionsForMode(list, 'mobile').map(({ device }) => device)).toEqual([null, 0, 2]);
});

test('[HOME-19] [HOME-20x] pop up when there is something new, or never closed, or on the deposit page', () => {
  const closedAt = Date.parse('2026-01-01T04:00:00Z');
  const updated = ['2026-01-01 00:00:00', '2026-01-01 00:00:01', 'soon'];
  const [old = [], fresh = [], odd] = updated.map((updatedAt) => [{ updatedAt }]);
  const table = [
    [[], false, undefined, false],
    [[], true, undefined, false],
    [old, false, undefined, true],
    [old, true, closedAt, true],
    [old, false, closedAt, false],
    [fresh, false, closedAt, true],
    [[...old, ...fresh], false, closedAt, true],
    [odd, false, closedAt, false],
    [odd, false, undefined, true],
  ] as const;
  for (const [list = [], onDepositPage, at, shown] of table)
    expect(shouldPopUp({ list, onDepositPage, closedAt: at })).toBe(shown);
});

test('[HOME-19] the whole table of login state, close time, update and page', async () => {
  const closedAt = Date.parse('2026-01-01T04:00:00Z');
  for (const member of [false, true]) {
    for (const place of [2, 3] as const) {
      for (const closed of [false, true]) {
        for (const fresh of [false, true]) {
          const deps = testDeps(member ? signedIn : {});
          const feature = createPromotions(deps);
          const updated_at = fresh ? '2026-01-01 00:00:01' : '2026-01-01 00:00:00';
          deps.ports.http.ok(member ? calls.memberPromotions : calls.promotions, { list: [{ ...item, updated_at }] });
          if (closed) deps.ports.storage.set('popUpDiscountModalCloseTime', closedAt);
          const list = await deps.queryClient.fetchQuery(feature.queries.list(place));
          expect(popUpPromotions(deps, list, place).length > 0).toBe(place === 3 || !closed || fresh);
          // Each login state asks for its own list only.
          expect(deps.ports.http.requests.map(({ url }) => url)).toEqual([member ? MEMBER : GUEST]);
        }
      }
    }
  }
});

test('[HOME-19] [HOME-21] who wants no more today sees what is newer alone until the day is over, on the deposit page too', () => {
  const noon = new Date(2026, 0, 1, 12).getTime();
  const hour = 3_600_000;
  const list = [{ updatedAt: '2025-12-30 00:00:00' }];
  const newer = [{ updatedAt: '2026-01-05 00:00:00' }];
  const table = [
    [list, noon, false],
    [list, noon + 11 * hour, false],
    [list, noon + 13 * hour, true],
    [list, noon + 24 * hour, true],
    [newer, noon, true],
    [[], noon, false],
  ] as const;
  for (const [shown, now, pops] of table) {
    for (const onDepositPage of [false, true])
      expect(shouldPopUp({ list: shown, onDepositPage, closedAt: undefined, restedAt: noon, now })).toBe(pops);
  }
});

test('[HOME-21] that is remembered beyond the tab and writes no close time', async () => {
  const deps = testDeps();
  const feature = createPromotions(deps);
  const list = await anItem(1);
  // After the promotion was written.
  await deps.ports.clock.advance(2 * 86_400_000);
  expect(popUpPromotions(deps, list, 3)).toHaveLength(1);
  feature.rest();
  expect([popUpPromotions(deps, list, 2), popUpPromotions(deps, list, 3)]).toEqual([[], []]);
  expect(deps.ports.storage.local.getItem('promotionsRest')).toBe(String(deps.ports.clock.now()));
  expect(deps.ports.storage.session.getItem('popUpDiscountModalCloseTime')).toBeNull();
  await deps.ports.clock.advance(86_400_000);
  expect(popUpPromotions(deps, list, 2)).toHaveLength(1);
});

const hour = 3_600_000;
test.each([
  [
    'visit',
    [
      [0, false],
      [hour, false],
      [25 * hour, false],
    ],
  ],
  [
    'day',
    [
      [0, false],
      [11 * hour, false],
      [13 * hour, true],
      [25 * hour, true],
    ],
  ],
  [
    'week',
    [
      [0, false],
      [25 * hour, false],
      [167 * hour, false],
      [168 * hour, true],
      [400 * hour, true],
    ],
  ],
  [
    'never',
    [
      [0, false],
      [1000 * hour, false],
    ],
  ],
] as const)('[HOME-19] with the rhythm "%s" closed promotions come back when it is time', async (every, table) => {
  for (const member of [false, true]) {
    for (const [later, pops] of table) {
      const deps = testDeps(member ? signedIn : {});
      const other = { guestPromotions: 'never', memberPromotions: 'never', homeScreenHint: 'never' } as const;
      const own = member ? { memberPromotions: every } : { guestPromotions: every };
      Object.assign(deps.config, { interruptions: { ...other, ...own } });
      const list = await anItem(1);
      // Noon of a day after the promotion was written.
      const noon = new Date(2026, 5, 1, 12).getTime();
      await deps.ports.clock.advance(noon - deps.ports.clock.now());
      expect(popUpPromotions(deps, list, 2)).toHaveLength(every === 'never' ? 0 : 1);
      // Those of the deposit page are opened by a press, however often.
      expect(popUpPromotions(deps, list, 3)).toHaveLength(1);
      const feature = createPromotions(deps);
      await feature.close(list, 2);
      await deps.ports.clock.advance(later);
      expect([member, later, popUpPromotions(deps, list, 2).length > 0]).toEqual([member, later, pops]);
      const newer = list.map((one) => ({ ...one, updatedAt: '2027-01-01 00:00:00' }));
      expect(popUpPromotions(deps, newer, 2)).toHaveLength(every === 'never' ? 0 : 1);
      // Promotions that were closed in this visit stay closed, also after a sign-out.
      deps.events.emit('logout', { reason: 'asked' });
      expect(popUpPromotions(deps, list, 2).length > 0).toBe(pops);
      feature.dispose();
    }
  }
});

test('[HOME-21] a close time from a clock that was wrong hides nothing for longer than usual', async () => {
  const deps = testDeps();
  Object.assign(deps.config, { interruptions: { ...deps.config.interruptions, guestPromotions: 'week' } });
  const list = await anItem(1);
  deps.ports.storage.set('promotionsClosed', deps.ports.platformClock.now() + 30 * 24 * hour);
  expect(popUpPromotions(deps, list, 2)).toHaveLength(1);
});

test('[HOME-17] what pops up is for this mode', async () => {
  const deps = testDeps();
  const [one] = await anItem(1);
  const list = one === undefined ? [] : [{ ...one, device: 1 }];
  expect(popUpPromotions(deps, list, 2)).toHaveLength(1);
  deps.site.setState({ mode: 'mobile' });
  expect(popUpPromotions(deps, list, 2)).toEqual([]);
});

test('[HOME-20x] a login and a logout consider the promotions afresh, a login found at the start does not', () => {
  const deps = testDeps();
  const feature = createPromotions(deps);
  const { storage } = deps.ports;
  const login = { memberId: '42', currencyBefore: 'RMB', currency: 'RMB' };
  const after = (emit: () => void) => {
    storage.set('popUpDiscountModalCloseTime', 5);
    emit();
    return storage.get('popUpDiscountModalCloseTime');
  };
  expect(after(() => deps.events.emit('login', { ...login, atStart: true }))).toBe(5);
  expect(after(() => deps.events.emit('login', { ...login, atStart: false }))).toBeUndefined();
  expect(after(() => deps.events.emit('logout', { reason: 'asked' }))).toBeUndefined();
  feature.dispose();
  expect(after(() => deps.events.emit('logout', { reason: 'asked' }))).toBe(5);
});

test.each([
  ['/', '', 2],
  ['/discount/3', '', 2],
  ['/gameHall/3', '?x=1', 2],
  ['/user/Deposit', '', 3],
  ['/user/deposit/', '', 3],
  ['/user', '?page=Deposit', 3],
  ['/user', '?page=Info', null],
  ['/user', '', null],
  ['/user/Info', '?page=Deposit', null],
  ['/proxy', '?page=Register', null],
  ['/fastPayment', '', null],
  ['/play', '', null],
  ['/loading', '', null],
  ['/close', '', null],
  ['/authCallback', '', null],
  ['/', '?appPage=header', null],
  ['/', '?appPage=footer', null],
  ['/', '?appPage=content', 2],
  ['/', '?appPage=foo', 2],
  ['/players', '', 2],
])('[HOME-18] [HOME-20x] on %s%s the place of promotions is %s', (path, search, place) => {
  expect(popUpPlace(path, search)).toBe(place);
});

test('[ERR-04x] lists that fail are reported nowhere, those that nothing waits for are given up', async () => {
  for (const [who, path] of [
    [{}, GUEST],
    [signedIn, MEMBER],
  ] as const) {
    const deps = testDeps(who);
    const { queries } = createPromotions(deps);
    expect(await readOutcome(deps, queries.list(), path)).toEqual(quiet);
    expect(await readOutcome(deps, queries.history(), HISTORY)).toEqual(quiet);
  }
});

test('[API-22] a member’s lists go with the login and are kept by place, those of guests are the same everywhere', () => {
  const guest = createPromotions(testDeps()).queries;
  expect([guest.list(3).queryKey, guest.history(3).queryKey]).toEqual([
    ['promotions', 1001, 1, 'list'],
    ['promotions', 1001, 1, 'history'],
  ]);
  const member = createPromotions(testDeps(signedIn)).queries;
  expect([member.list(3).queryKey, member.history(3).queryKey]).toEqual([
    ['member', 'promotions', 1001, 1, 3, 'list'],
    ['member', 'promotions', 1001, 1, 3, 'history'],
  ]);
});

test('[HOME-22] one promotion that is shown once is enough for the hide call, and nothing is loaded again after a refusal', async () => {
  const member = testDeps(signedIn);
  const feature = createPromotions(member);
  const list = [...(await anItem(1)), ...(await anItem(0))];
  const { queryKey } = feature.queries.list(2);
  member.queryClient.setQueryData(queryKey, list);
  member.queryClient.setQueryData(['banners'], []);
  const stale = () => member.queryClient.getQueryState(queryKey)?.isInvalidated;
  member.ports.http.code(HIDE, '999', 'no');
  await feature.close(list, 2);
  expect([member.ports.http.sent(HIDE).length, stale()]).toEqual([1, false]);
  member.ports.http.ok(calls.promotionHide, null);
  await feature.close(list, 2);
  expect([member.ports.http.sent(HIDE).length, stale()]).toEqual([2, true]);
  expect(member.queryClient.getQueryState(['banners'])?.isInvalidated).toBe(false);
});

test('a feature that was given up hears of no login', () => {
  const deps = testDeps();
  const feature = createPromotions(deps);
  deps.ports.storage.set('popUpDiscountModalCloseTime', 5);
  feature.dispose();
  deps.events.emit('login', { memberId: '42', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  expect(deps.ports.storage.get('popUpDiscountModalCloseTime')).toBe(5);
});

test('[HOME-18] [HOME-20x] the pages of windows are meant with what is below them, and the deposit section in any spelling', () => {
  expect(popUpPlace('/user/deposit//', '')).toBe(3);
  expect(popUpPlace('/user', '?page=DEPOSIT')).toBe(3);
  expect(popUpPlace('/USER/Info', '')).toBeNull();
  expect(popUpPlace('/user/deposit/new', '')).toBeNull();
  expect(popUpPlace('/discount', '?page=Deposit')).toBe(2);
});

test('[LOOK-03] what was closed in this visit does not pop up after a sign-in, what is new to the visitor does', async () => {
  const deps = testDeps();
  Object.assign(deps.config, {
    interruptions: { ...deps.config.interruptions, guestPromotions: 'visit', memberPromotions: 'day' },
  });
  const feature = createPromotions(deps);
  const [closed] = await anItem(1);
  if (closed === undefined) throw new Error('no promotion');
  const other = { ...closed, id: '6' };
  const changed = { ...closed, updatedAt: '2027-01-01 00:00:00' };
  await feature.close([closed], 2);
  deps.site.setState({ memberId: '42' });
  deps.events.emit('login', { memberId: '42', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  expect(popUpPromotions(deps, [closed], 2)).toEqual([]);
  expect(popUpPromotions(deps, [closed, other], 2)).toEqual([other]);
  expect(popUpPromotions(deps, [changed], 2)).toEqual([changed]);
  // Another tab is another visit.
  deps.ports.storage.remove('closedPromotions');
  expect(popUpPromotions(deps, [closed], 2)).toEqual([closed]);
  feature.dispose();
});

test('[LOOK-03] a promotion without words does not pop up, but opens at a press on the deposit page', async () => {
  const deps = testDeps();
  const picture = '<p><img src="/a.png" alt="Bonus"></p>';
  deps.ports.http.ok(calls.promotions, {
    list: [
      { ...item, id: 7, content: picture },
      { ...item, id: 8, display_content: 'picture', content: 'https://a.test/p.png' },
      { ...item, id: 9, content: `${picture}<p>Ten winners a day</p>` },
    ],
  });
  const list = await deps.queryClient.fetchQuery(createPromotions(deps).queries.list());
  expect(ids(popUpPromotions(deps, list, 2))).toEqual(['9']);
  expect(ids(popUpPromotions(deps, list, 3))).toEqual(['7', '8', '9']);
});
