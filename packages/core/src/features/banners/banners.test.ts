import { calls } from '@housefront/contract/calls';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { settle, success, testDeps } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
// Loaded here, so that no test is the one that loads it.
import './banners.api.ts';
import { createBanners, visibleBanners, type Banner } from './index.ts';

const BANNERS = '/api/arks/web/carousel_picture';

const platform = usePlatform();

test('[HOME-12x] the small pictures are asked for by their own type, the same in both modes', async () => {
  const deps = platform.deps();
  const { queries } = createBanners(deps);
  const known = platform.sandbox.world.seed.banners.toSorted((one, other) => one.sort - other.sort);
  const small = await deps.queryClient.fetchQuery(queries.small());
  expect(small.map(({ picture }) => picture)).toEqual(known.map(({ art }) => art[1]));
  deps.site.setState({ mode: 'mobile' });
  expect(queries.small().queryKey).toEqual(['banners', 1001, 1]);
  expect(deps.ports.http.bodies(BANNERS)).toEqual([{ site_id: 1001, use_type: 1 }]);
});

test('[HOME-03] each mode has pictures of its own', () => {
  const deps = testDeps();
  const { queries } = createBanners(deps);
  expect(queries.list().queryKey).toEqual(['banners', 1001, 0]);
  deps.site.setState({ mode: 'mobile' });
  expect(queries.list().queryKey).toEqual(['banners', 1001, 2]);
});

test('[ERR-04x] a list that fails is reported nowhere, one that is no longer looked at is given up', async () => {
  const deps = testDeps();
  expect(await readOutcome(deps, createBanners(deps).queries.list(), BANNERS)).toEqual(quiet);
});

test('[HOME-12x] a change of pictures makes all of them be asked for again, and nothing else', async () => {
  const deps = testDeps();
  const banners = createBanners(deps);
  const keys = [banners.queries.list().queryKey, banners.queries.small().queryKey, ['jackpot']];
  for (const key of keys) deps.queryClient.setQueryData(key as readonly unknown[], []);
  const stale = () => keys.map((key) => deps.queryClient.getQueryState(key as readonly unknown[])?.isInvalidated);
  deps.events.emit('banners-changed', null);
  await settle();
  expect(stale()).toEqual([true, true, false]);
  for (const key of keys) deps.queryClient.setQueryData(key as readonly unknown[], []);
  banners.dispose();
  deps.events.emit('banners-changed', null);
  await settle();
  expect(stale()).toEqual([false, false, false]);
});

test('[HOME-11x] each login state sees the pictures that are for it', () => {
  const banner = (shownToGuests: boolean, shownToMembers: boolean) =>
    ({ device: null, shownToGuests, shownToMembers, endsAt: null }) as Banner;
  const list = [banner(false, true), banner(true, false), banner(true, true)];
  expect(visibleBanners(list, false, 'desktop')).toEqual(list.slice(1));
  expect(visibleBanners(list, true, 'desktop')).toEqual([list[0], list[2]]);
});

/** Whether a picture with this `display_device` is shown on desktop and on phones. */
const devices: readonly (readonly [device: unknown, desktop: boolean, mobile: boolean])[] = [
  [undefined, true, true],
  [null, true, true],
  ['', true, true],
  ['all', true, true],
  [{}, true, true],
  [1.5, true, true],
  [0, true, true],
  ['0', true, true],
  [1, true, false],
  ['1', true, false],
  [' 1 ', true, false],
  [true, true, true],
  [2, false, true],
  ['2', false, true],
  [' 2 ', false, true],
  [3, false, false],
  ['3', false, false],
  [99, false, false],
  [-1, false, false],
  ['12', false, false],
];

test.each(devices)(
  '[HOME-12x] a picture for device %j is shown on desktop: %s, on phones: %s',
  async (device, ...shown) => {
    const banner = await readBanner({ display_device: device });
    const list = banner === undefined ? [] : [banner];
    for (const member of [true, false]) {
      expect([visibleBanners(list, member, 'desktop').length, visibleBanners(list, member, 'mobile').length]).toEqual(
        shown.map(Number),
      );
    }
  },
);

const readBanner = async (fields: Readonly<Record<string, unknown>>) => {
  const deps = testDeps();
  // Fields in every writing, those that no document has included.
  deps.ports.http.unchecked(calls.carouselPicture, { web_carousel_picture_list: [{ id: 1, ...fields }] });
  const [banner] = await deps.queryClient.fetchQuery(createBanners(deps).queries.list());
  return banner;
};

test('[HOME-02] [HOME-11x] a picture that says nothing of itself is for everybody and leads to its address', async () => {
  expect(await readBanner({ url: '/x', picture_url: '/a.jpg', title: 'A' })).toEqual({
    id: '1',
    title: 'A',
    picture: '/a.jpg',
    url: '/x',
    linkKind: 'external',
    newWindow: false,
    gameLink: null,
    device: null,
    shownToGuests: true,
    shownToMembers: true,
    headline: '',
    line: '',
    button: '',
    endsAt: null,
  });
});

test('[LOOK-02] words, button and end are read in every writing, and what cannot be read costs nothing else', async () => {
  const worded = {
    headline: { en_US: '50 free spins', zh_CN: '免费旋转 &amp; 50 次' },
    line: 'Every Friday',
    button: 7,
    ends_at: '2026-12-31T23:59:59Z',
  };
  expect(await readBanner(worded)).toMatchObject({
    headline: { en_US: '50 free spins', zh_CN: '免费旋转 & 50 次' },
    line: 'Every Friday',
    button: '7',
    endsAt: 1_798_761_599_000,
  });
  const odd = { picture_url: '/a.jpg', headline: ['x'], line: { en_US: 4 }, button: null, ends_at: 'soon' };
  expect(await readBanner(odd)).toMatchObject({ picture: '/a.jpg', line: {}, button: '', endsAt: null });
});

test('[LOOK-02] a banner is shown until its end', () => {
  const ends = (endsAt: number | null) =>
    ({ device: null, shownToGuests: true, shownToMembers: true, endsAt }) as Banner;
  const shown = (now: number) =>
    visibleBanners([ends(null), ends(999), ends(1000), ends(1001)], false, 'desktop', now).map(({ endsAt }) => endsAt);
  expect([shown(0), shown(1000)]).toEqual([
    [null, 999, 1000, 1001],
    [null, 1001],
  ]);
});

test.each([
  [0, 'external'],
  [1, 'internal'],
  [2, 'game'],
  [7, 'external'],
])('[HOME-04] [HOME-05] [HOME-06] link_type %j is a link of the kind %s', async (link_type, kind) => {
  expect((await readBanner({ link_type }))?.linkKind).toBe(kind);
});

test.each([
  [1, true],
  ['1', true],
  [0, false],
  [2, false],
  [null, false],
])('[HOME-07] link_method %j opens a new window: %j', async (link_method, newWindow) => {
  expect((await readBanner({ link_method }))?.newWindow).toBe(newWindow);
});

test('[HOME-10x] the parameters of a game link are read from an object or from JSON text', async () => {
  const parameters = { currency: 'RMB', gt_id: '2', gp_id: 'GPJD', gp_gt_name: 'Jadewind' };
  const gameLink = { currency: 'RMB', hallId: 2, gpId: 'GPJD', providerName: 'Jadewind' };
  expect((await readBanner({ game_link_parameter: parameters }))?.gameLink).toEqual(gameLink);
  expect((await readBanner({ game_link_parameter: JSON.stringify(parameters) }))?.gameLink).toEqual(gameLink);
  expect((await readBanner({ game_link_parameter: 'no json' }))?.gameLink).toBeNull();
});

test('[HOME-12x] a change of pictures during their first load makes them be loaded again', async () => {
  const deps = testDeps();
  const banners = createBanners(deps);
  const asked: (() => void)[] = [];
  deps.ports.http.on(
    BANNERS,
    () =>
      new Promise((resolve) =>
        asked.push(() => resolve(success(calls.carouselPicture, { web_carousel_picture_list: [] }))),
      ),
  );
  const stop = new QueryObserver(deps.queryClient, banners.queries.list()).subscribe(() => undefined);
  await settle();
  deps.events.emit('banners-changed', null);
  await settle();
  expect(asked).toHaveLength(1);
  asked[0]?.();
  await settle();
  expect(asked).toHaveLength(2);
  stop();
  banners.dispose();
});
