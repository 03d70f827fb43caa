import { calls } from '@housefront/contract/calls';
import { currencyRow } from '@housefront/contract/currency';
import { moneyOf } from '@housefront/contract/money';
import { parseAmount } from '@housefront/contract/read-amount';
import { expect, test } from 'vitest';
import { settle, testDeps, money } from '../testing/index.ts';
import { usePlatform } from '../testing/platform.ts';
// Loaded here, so that no test is the one that loads them.
import './announcements/announcements.api.ts';
import './banners/banners.api.ts';
import './jackpot/jackpot.api.ts';
import './member/member.api.ts';
import './member/member.loads.ts';
import { announcement } from './announcements/announcements.fixtures.ts';
import { createAnnouncements, announcementLines, visibleAnnouncements } from './announcements/index.ts';
import { htmlToText } from '../i18n/html-text.ts';
import { createBanners, visibleBanners } from './banners/index.ts';
import { createJackpot, formatJackpot } from './jackpot/index.ts';
import { createMember } from './member/index.ts';
import { createVersion } from './version/index.ts';

const platform = usePlatform();
const BANNERS = '/api/arks/web/carousel_picture';

test('[API-26] banners are asked for by mode and read from their list', async () => {
  const deps = platform.deps();
  const { http } = deps.ports;
  const banners = createBanners(deps);
  const known = platform.sandbox.world.seed.banners.toSorted((one, other) => one.sort - other.sort);
  const list = await deps.queryClient.fetchQuery(banners.queries.list());
  expect(list.map(({ id, picture }) => [id, picture])).toEqual(known.map(({ id, art }) => [String(id), art[0]]));
  deps.site.setState({ mode: 'mobile' });
  const mobile = await deps.queryClient.fetchQuery(banners.queries.list());
  expect(mobile.map(({ picture }) => picture)).toEqual(known.map(({ art }) => art[2]));
  expect(http.bodies(BANNERS)).toEqual([
    { site_id: 1001, use_type: 0 },
    { site_id: 1001, use_type: 2 },
  ]);
  expect(visibleBanners(list, false, 'desktop')).toEqual(list);
});

test('[API-26] an answer without pictures, and pictures without an id, are none', async () => {
  const deps = testDeps();
  const banners = createBanners(deps);
  deps.ports.http.malformed(calls.carouselPicture, {
    web_carousel_picture_list: [{ id: 1, picture_url: '/a.jpg' }, {}],
  });
  expect(await deps.queryClient.fetchQuery(banners.queries.list())).toMatchObject([{ id: '1' }]);
  deps.site.setState({ mode: 'mobile' });
  deps.ports.http.malformed(calls.carouselPicture, {});
  expect(await deps.queryClient.fetchQuery(banners.queries.list())).toEqual([]);
});

test('[HOME-11x] banners marked for the other login state are left out, unmarked ones never', async () => {
  const deps = testDeps();
  deps.ports.http.ok(calls.carouselPicture, {
    web_carousel_picture_list: [
      { id: 1, display_before_login: 0, display_after_login: 1 },
      { id: 2, display_before_login: 1, display_after_login: 0 },
      { id: 3 },
    ],
  });
  const list = await deps.queryClient.fetchQuery(createBanners(deps).queries.list());
  expect(visibleBanners(list, false, 'desktop').map(({ id }) => id)).toEqual(['2', '3']);
  expect(visibleBanners(list, true, 'desktop').map(({ id }) => id)).toEqual(['1', '3']);
});

test('[ERR-04x] a failed list keeps its last good content', async () => {
  const deps = testDeps();
  const options = createBanners(deps).queries.list();
  deps.ports.http.ok(calls.carouselPicture, { web_carousel_picture_list: [{ id: 1 }] });
  await deps.queryClient.fetchQuery(options);
  deps.ports.http.code(BANNERS, '999', 'no');
  await expect(deps.queryClient.fetchQuery({ ...options, staleTime: 0 })).rejects.toMatchObject({
    code: '999',
    message: 'no',
  });
  expect(deps.queryClient.getQueryData(options.queryKey)).toHaveLength(1);
  deps.events.emit('banners-changed', null);
  expect(deps.queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
});

test('[API-27] [HOME-15x] the marquee is asked for by sort ascending', async () => {
  const deps = platform.deps();
  const list = await deps.queryClient.fetchQuery(createAnnouncements(deps).queries.list());
  expect(deps.ports.http.bodies('/api/arks/web/announcement/marquee')).toEqual([
    { site_id: 1001, sort_field: 'sort', sort_order: 'asc' },
  ]);
  const known = platform.sandbox.world.seed.announcements.toSorted((one, other) => one.sort - other.sort);
  expect(list.map(({ id, content, sort }) => [id, content, sort])).toEqual(
    known.map(({ id, texts, sort }) => [String(id), texts.zh_CN, sort]),
  );
});

test('[HOME-13] guests and members see their own announcements', () => {
  const list = [
    announcement({ id: 'none', shownToGuests: false, shownToMembers: false }),
    announcement({ id: 'before', shownToMembers: false }),
    announcement({ id: 'after', shownToGuests: false }),
    announcement({ id: 'both' }),
  ];
  expect(visibleAnnouncements(list, false).map(({ id }) => id)).toEqual(['before', 'both']);
  expect(visibleAnnouncements(list, true).map(({ id }) => id)).toEqual(['after', 'both']);
});

test('[HOME-14] announcements are ordered by sort, whatever the order of arrival', () => {
  const list = [
    announcement({ id: 'c', sort: 10 }),
    announcement({ id: 'a', sort: -1 }),
    announcement({ id: 'b', sort: 9 }),
    announcement({ id: 'd', sort: 10 }),
  ];
  expect(visibleAnnouncements(list, true).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(announcementLines(list, true, 'en_US').map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  ['<p>Hello <b>you</b></p>', 'Hello you'],
  ['a<br>b&nbsp;&amp;&nbsp;c', 'a b & c'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['x<script>alert(1)</script>y<style>p{}</style>', 'x y'],
  ['<script>alert(1)', ''],
  ['<img src=x onerror=alert(1)', ''],
  ['<!-- c -->&#20013;&#x6587;&unknown;', '中文&unknown;'],
  ['&lt;b&gt;', '<b>'],
  ['  \n ', ''],
])('[HOME-15x] HTML is stripped: %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test('[HOME-15x] lines are in the current language and empty ones are left out', () => {
  const list = [
    announcement({ id: null, content: { zh_CN: '<p>你好</p>', en_US: 'hi' } }),
    announcement({ content: ' ' }),
    announcement({ id: 't', content: '', title: 'T' }),
  ];
  expect(announcementLines(list, false, 'zh_CN')).toEqual([
    { id: 'line-0', text: '你好', title: '' },
    { id: 't', text: 'T', title: 'T' },
  ]);
});

test('[HOME-13] the list is loaded again with login and logout', async () => {
  const deps = testDeps();
  const feature = createAnnouncements(deps);
  const { queryKey } = feature.queries.list();
  const stale = () => deps.queryClient.getQueryState(queryKey)?.isInvalidated;
  deps.queryClient.setQueryData(queryKey, []);
  deps.events.emit('login', { memberId: '1', currencyBefore: 'RMB', currency: 'RMB', atStart: true });
  expect(stale()).toBe(false);
  deps.events.emit('login', { memberId: '1', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  expect(stale()).toBe(true);
  deps.queryClient.setQueryData(queryKey, []);
  deps.events.emit('logout', { reason: 'asked' });
  expect(stale()).toBe(true);
  feature.dispose();
});

test.each([
  [0, '0000000000.00'],
  ['12345.6', '0000012345.60'],
  ['1234567890', '1234567890.00'],
  ['12345678901.5', '12345678901.50'],
  ['-5', '0000000000.00'],
  ['abc', '0000000000.00'],
])('[HOME-25] [HOME-26x] the total %s is shown as %s', (total, shown) => {
  const row = currencyRow([], 'RMB');
  expect(formatJackpot(moneyOf(parseAmount(total), row), row)).toBe(shown);
});

test('[API-28] the jackpot is asked for by currency and read as number or text', async () => {
  const deps = platform.deps();
  const { http, device } = deps.ports;
  const jackpot = createJackpot(deps);
  const { queryKey } = jackpot.queries.total();
  const total = platform.sandbox.world.jackpot.total('RMB');
  expect(total).toBeGreaterThan(0);
  expect(await deps.queryClient.fetchQuery(jackpot.queries.total())).toEqual(money(total));
  deps.site.setState({ currency: 'USD' });
  http.ok(calls.jackpot, { jackpot_amount_total: 7 });
  expect(await deps.queryClient.fetchQuery(jackpot.queries.total())).toEqual(money(700n, 'USD'));
  expect(http.bodies('/api/v2/get_jackpot')).toEqual([{ currency: 'RMB' }, { currency: 'USD' }]);
  device.setVisible(false);
  expect(deps.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
  device.setVisible(true);
  expect(deps.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('[APIM-11] [APIM-09] [STORE-02] a login loads layout and profile and keeps the member type', async () => {
  const deps = platform.deps({ member: 'falcon1' });
  const { http, storage } = deps.ports;
  const falcon = platform.sandbox.world.members.byAccount('falcon1');
  const member = createMember(deps);
  expect(await deps.queryClient.fetchQuery(member.queries.layout())).toMatchObject({
    id: String(falcon?.id),
    isPlaying: false,
  });
  expect(await deps.queryClient.fetchQuery(member.queries.profile())).toMatchObject({ hasWithdrawPassword: true });
  expect(await member.isServerPlaying()).toBe(false);
  expect([storage.get('member_type'), storage.get('agent_type')]).toEqual(['2', expect.anything()]);
  expect([http.bodies('/api/member/profile/common/layout'), http.bodies('/api/member/profile')]).toEqual([[{}], [{}]]);
  deps.events.emit('profile-changed', null);
  await settle();
  expect(deps.queryClient.getQueryState(member.queries.profile().queryKey)?.isInvalidated).toBe(true);
  member.dispose();
});

test('[API-16] [VER-01] the newest build is asked for past every cache; anything unreadable is nothing', async () => {
  const deps = testDeps();
  const { http, clock } = deps.ports;
  const version = createVersion(deps);
  http.ok(calls.latestBuild, { id: 'b2', timestamp: 1 });
  expect(await version.latest()).toBe('b2');
  await clock.advance(5);
  await version.latest();
  const [first, second] = http.requests.map(({ url, method }) => `${method} ${url}`);
  expect(first).toMatch(/^GET \/builds\/latest\.json\?timestamp=\d+$/);
  expect(second).not.toBe(first);
  for (const answer of [{ text: '<html>' }, { status: 404, text: '' }, { json: {} }, new TypeError('offline')]) {
    http.on('/builds/latest.json', answer);
    expect(await version.latest()).toBeNull();
  }
  expect(deps.emitted).toEqual([]);
});

test('[API-17] metadata of a build; anything unreadable is nothing, and reported nowhere', async () => {
  const deps = testDeps();
  const { http } = deps.ports;
  const { meta } = createVersion(deps);
  http.on('/builds/meta/b2.json', { json: { id: 'b2', timestamp: 1, extra: true } });
  expect(await meta('b2')).toMatchObject({ id: 'b2', extra: true });
  expect(http.requests[0]).toMatchObject({ method: 'GET', url: '/builds/meta/b2.json' });
  for (const answer of [{ text: '<html>' }, { status: 404, text: '' }, { json: {} }, new TypeError('offline')]) {
    http.on('/builds/meta/b2.json', answer);
    expect(await meta('b2')).toBeNull();
  }
  expect(deps.emitted).toEqual([]);
});
