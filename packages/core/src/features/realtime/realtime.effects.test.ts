import { calls } from '@housefront/contract/calls';
import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCore, type Core } from '../../createCore.ts';
import { createI18n } from '../../i18n/index.ts';
import { fakePorts, settle as settleOnce, testConfig, type FakePorts, success, money } from '../../testing/index.ts';
// Loaded here, so that no test is the one that loads it.
import './realtime.effects.ts';

const LETTERS = '/api/arks/web/member/letter';
const ROULETTE = '/api/arks/web/activity/roulette';
const DETAIL = '/api/arks/web/site/detail';
const FLOATS = '/api/arks/web/float';
const CASH = '/api/member/profile/my_cash';
const LAYOUT = '/api/member/profile/common/layout';
const BANNERS = '/api/arks/web/carousel_picture';
const STATIC = '/static/1001/env_config.json';

// Effects fetch their parts when first used; a chain of them takes a few rounds.
const settle = async () => {
  for (let round = 0; round < 4; round += 1) {
    await vi.dynamicImportSettled();
    await settleOnce();
  }
};

const answerLetters = ({ http }: FakePorts, unread: number) =>
  http.ok(calls.letters, { list: [{ id: 5, is_read: 0 }], total_count: 60, unread_count: unread });

/** The whole core of a member, whose page is open and who hears of everything. */
const setUp = async () => {
  const ports = fakePorts();
  ports.storage.set('token', 't1');
  ports.storage.set('member_id', '42');
  ports.storage.set('currency', 'RMB');
  const { http, realtime } = ports;
  const layout = {
    id: 42,
    member_type: 1,
    member_account: 'a',
    member_currency: 'RMB',
    member_cash: '1.00',
    is_playing: 0,
  };
  http.ok(calls.commonLayout, { member_common_layout: layout });
  http.ok(calls.myCash, { my_cash_list: [], total: '12.50' });
  answerLetters(ports, 1);
  http.ok(calls.roulette, { detail: { prize_settings: [], remaining_draws: 0 } });
  const core = createCore({
    config: testConfig({ languages: ['zh_CN', 'en_US'], customerServiceUrl: {} }),
    ports,
    i18n: await createI18n({ locale: 'zh_CN' }),
    initial: { locale: 'zh_CN', mode: 'desktop', currency: 'RMB' },
  });
  onTestFinished(core.dispose);
  await core.start();
  await settle();
  return { core, ports, http, realtime, member: (event: string) => realtime.deliver('member.42', event, {}) };
};

/** An observer, such as a page. */
const look = (core: Core, options: object) =>
  onTestFinished(new QueryObserver(core.queryClient, options as never).subscribe(() => undefined));

test.each(['letter.sent', 'letter.read', 'letter.delete'])(
  '[RT-12] [RT-18x] %s has the letters read again, once for those that follow within 500 ms',
  async (event) => {
    const { core, ports, http, member } = await setUp();
    const unread = () => core.queryClient.getQueryData(core.letters.queries.page().queryKey)?.unread;
    expect([http.sent(LETTERS).length, unread()]).toEqual([1, 1]);
    answerLetters(ports, 2);
    member(event);
    await ports.clock.advance(400);
    member(event);
    await ports.clock.advance(499);
    expect(http.sent(LETTERS)).toHaveLength(1);
    await ports.clock.advance(1);
    await settle();
    expect([http.sent(LETTERS).length, unread()]).toEqual([2, 2]);
  },
);

test('[RT-12] [MEM-32] letters that changed before a logout are not asked for after it', async () => {
  const { core, ports, http, member } = await setUp();
  http.ok(calls.logout, null);
  member('letter.sent');
  await core.session.logout();
  await ports.clock.advance(5000);
  await settle();
  expect(http.sent(LETTERS)).toHaveLength(1);
});

test('[RT-12] an answer about the letters of before does not count', async () => {
  const { core, ports, http, member } = await setUp();
  const release = http.hold(LETTERS);
  void core.letters.reread();
  await settle();
  answerLetters(ports, 7);
  member('letter.sent');
  await ports.clock.advance(500);
  release(success(calls.letters, { list: [], total_count: 0, unread_count: 0 }));
  await settle();
  expect(core.queryClient.getQueryData(core.letters.queries.page().queryKey)?.unread).toBe(7);
});

test('[RT-20] [RT-21x] a wheel that changed is read once within 3 s', async () => {
  const { ports, http, realtime } = await setUp();
  expect(http.sent(ROULETTE)).toHaveLength(0);
  realtime.deliver('member.RMB', 'roulette_display', {});
  await ports.clock.advance(3000);
  await settle();
  expect(http.sent(ROULETTE)).toHaveLength(1);
});

const service = async () => {
  const all = await setUp();
  const { core, http } = all;
  http.on(STATIC, { status: 404, text: '' });
  const serve = (customerUrl: object) =>
    http.ok(calls.siteDetail, { detail: { env_config: { customerUrl }, siteInfo: {} } });
  serve({ zh_CN: 'https://old.test/zh', en_US: 'https://old.test/en' });
  http.ok(calls.float, { list: [] });
  look(core, core.siteFeature.queries.environment());
  look(core, core.siteFeature.queries.floats());
  await settle();
  const addresses = () => core.queryClient.getQueryData(core.siteFeature.queries.environment().queryKey)?.customerUrl;
  expect(addresses()).toEqual({ zh_CN: 'https://old.test/zh', en_US: 'https://old.test/en' });
  const change = async (payload: object) => {
    all.realtime.deliver('web_member', 'customer_service_link_change', payload);
    await settle();
  };
  return { ...all, serve, addresses, change };
};

test('[RT-05] [RT-08x] a new customer-service link takes the place of the old ones, and floats are asked for again', async () => {
  const { http, addresses, change } = await service();
  await change({ url: 'https://new.test/' });
  expect(addresses()).toEqual({ zh_CN: 'https://new.test/' });
  expect([http.sent(DETAIL).length, http.sent(FLOATS).length]).toEqual([1, 2]);
});

test('[RT-08x] links by language replace those of these languages', async () => {
  const { http, addresses, change } = await service();
  await change({ customerUrl: { en_US: 'https://new.test/en' } });
  expect(addresses()).toEqual({ zh_CN: 'https://old.test/zh', en_US: 'https://new.test/en' });
  expect(http.sent(DETAIL)).toHaveLength(1);
});

test('[RT-08x] without a link the site detail is loaded again', async () => {
  const { http, serve, addresses, change } = await service();
  serve({ zh_CN: 'https://later.test/' });
  await change({});
  expect(addresses()).toEqual({ zh_CN: 'https://later.test/' });
  expect(http.sent(DETAIL)).toHaveLength(2);
});

test.each([
  ['model_settings', 'blocks'],
  ['model_sponsor', 'sponsors'],
  ['model_login', 'loginNotes'],
] as const)('[RT-07] [RT-08x] %s replaces the list of %s in the language on screen only', async (event, list) => {
  const { core, realtime } = await setUp();
  const titles = () =>
    core.queryClient.getQueryData(core.content.queries.models(list).queryKey)?.map(({ title }) => title);
  const items = (title: string) => [
    { id: 2, title: 'second', sort: 2 },
    { id: 1, title, sort: 1 },
  ];
  realtime.deliver('template.desktop_1', event, { language: 'en_US', list: items('english') });
  await settle();
  expect(titles()).toBeUndefined();
  realtime.deliver('template.H5_1_mobile', event, { language: 'zh_CN', list: items('first') });
  await settle();
  expect(titles()).toEqual(['first', 'second']);
});

test('[RT-15] [RT-18x] [RT-21x] 1,000 events in a burst are few calls, and what was said last is shown', async () => {
  const { core, ports, http, realtime, member } = await setUp();
  http.ok(calls.carouselPicture, { list: [] });
  look(core, core.banners.queries.list());
  look(core, core.wallet.queries.cash());
  look(core, core.member.queries.layout());
  await settle();
  const paths = [CASH, LETTERS, LAYOUT, BANNERS, ROULETTE];
  const counts = () => paths.map((path) => http.sent(path).length);
  const before = counts();
  const waiting = ports.clock.pending();
  const drawn: (bigint | undefined)[] = [];
  core.wallet.store.subscribe(({ balance }) => drawn.push(balance?.units));
  answerLetters(ports, 9);
  http.ok(calls.myCash, { my_cash_list: [], total: '199.75' });
  for (let turn = 0; turn < 200; turn += 1) {
    realtime.deliver('member.42', 'member.cash', { cash: `${turn}.75` });
    member('letter.sent');
    member('profile.updated');
    realtime.deliver('web_api.RMB', 'carousel_picture.url', {});
    realtime.deliver('member.RMB', 'roulette_display', {});
  }
  expect(ports.clock.pending() - waiting).toBeLessThanOrEqual(6);
  await ports.clock.advance(250);
  // The first amount, the read that it caused, the last amount.
  expect(drawn).toEqual([75n, 19_975n, 19_975n]);
  await ports.clock.advance(5000);
  await settle();
  // One read at once and one for what came meanwhile; letters and the wheel wait for the end.
  expect(counts().map((count, index) => count - (before[index] ?? 0))).toEqual([2, 1, 2, 2, 1]);
  expect(core.queryClient.getQueryData(core.letters.queries.page().queryKey)?.unread).toBe(9);
  expect(ports.clock.pending()).toBeLessThanOrEqual(waiting);
});

test('[RT-11] [RT-15] events without an end are followed four times a second where they bring a value, once where it is read', async () => {
  const { core, ports, http, realtime, member } = await setUp();
  http.ok(calls.carouselPicture, { list: [] });
  look(core, core.banners.queries.list());
  look(core, core.member.queries.layout());
  await settle();
  const counts = () => [LAYOUT, BANNERS].map((path) => http.sent(path).length);
  const before = counts();
  let followed = 0;
  core.events.on('balance-changed', () => (followed += 1));
  // Five seconds, fifty of each kind a second.
  for (let turn = 0; turn < 250; turn += 1) {
    realtime.deliver('member.42', 'member.cash', { cash: `${turn}.00` });
    member('profile.updated');
    realtime.deliver('web_api.RMB', 'carousel_picture.url', {});
    await ports.clock.advance(20);
    if (turn % 5 === 0) await settle();
  }
  // The first at once, the last at the end of the fifth second.
  expect(followed).toBe(21);
  expect(counts().map((count, index) => count - (before[index] ?? 0))).toEqual([6, 6]);
});

test('[RT-18x] letter events without an end do not put the call off for longer than 2 s', async () => {
  const { ports, http, member } = await setUp();
  for (let turn = 0; turn < 50; turn += 1) {
    member('letter.sent');
    await ports.clock.advance(100);
  }
  await settle();
  expect(http.sent(LETTERS)).toHaveLength(3);
});

test('[RT-04x] what is due is forgotten with the login', async () => {
  const { core, ports, http, realtime } = await setUp();
  http.ok(calls.logout, null);
  for (const cash of ['1.00', '2.00', '3.00']) realtime.deliver('member.42', 'member.cash', { cash });
  realtime.deliver('member.RMB', 'roulette_display', {});
  await core.session.logout();
  await ports.clock.advance(5000);
  await settle();
  expect([core.wallet.store.getState().balance, http.sent(ROULETTE).length]).toEqual([null, 0]);
});

test('[RG-51] [RT-15] a profile with another currency has the balance read again, and none of before is shown', async () => {
  const { core, http, member } = await setUp();
  expect(core.wallet.store.getState().balance).toEqual(money(1250n));
  const layout = {
    id: 42,
    member_type: 1,
    member_account: 'a',
    member_currency: 'USD',
    member_cash: '9.00',
    is_playing: 0,
  };
  http.ok(calls.commonLayout, { member_common_layout: layout });
  http.ok(calls.myCash, { my_cash_list: [], total: '7.00' });
  look(core, core.member.queries.layout());
  const shown: (bigint | undefined)[] = [];
  core.session.store.subscribe(({ member: now }, { member: before }) => {
    if (now?.currency !== before?.currency) core.wallet.store.subscribe(({ balance }) => shown.push(balance?.units));
  });
  member('profile.updated');
  await settle();
  expect(core.session.store.getState().member?.currency).toBe('USD');
  expect(core.wallet.store.getState().balance).toEqual(money(700n, 'USD'));
  expect(shown).not.toContain(1250n);
});

test('[RG-51] a change of the member’s protection is announced, at most four times a second', async () => {
  const { core, ports, member } = await setUp();
  let heard = 0;
  core.events.on('protection-changed', () => (heard += 1));
  for (let turn = 0; turn < 50; turn += 1) member('protection.changed');
  expect(heard).toBe(1);
  await ports.clock.advance(250);
  expect(heard).toBe(2);
});
