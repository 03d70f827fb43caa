import { expect, test } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
// Loaded here, so that no test is the one that loads it.
import './banners.api.ts';
import { createBanners, visibleBanners, type Banner } from './index.ts';

const BANNERS = '/api/arks/web/carousel_picture';

test('[HOME-12x] the small pictures are asked for by their own type, the same in both modes', async () => {
  const deps = testDeps();
  const { queries } = createBanners(deps);
  deps.ports.http.ok(BANNERS, { web_carousel_picture_list: [{ id: 1, picture_url: '/a.jpg' }] });
  expect(await deps.queryClient.fetchQuery(queries.small())).toMatchObject([{ id: '1' }]);
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

test('[ERR-04x] a list that fails is told nobody, one that is no longer looked at is given up', async () => {
  const deps = testDeps();
  expect(await readOutcome(deps, createBanners(deps).queries.list(), BANNERS)).toEqual(quiet);
});

test('[HOME-12x] a change of pictures makes all of them be asked for again, and nothing else', () => {
  const deps = testDeps();
  const banners = createBanners(deps);
  const keys = [banners.queries.list().queryKey, banners.queries.small().queryKey, ['jackpot']];
  for (const key of keys) deps.queryClient.setQueryData(key as readonly unknown[], []);
  const stale = () => keys.map((key) => deps.queryClient.getQueryState(key as readonly unknown[])?.isInvalidated);
  deps.events.emit('banners-changed', null);
  expect(stale()).toEqual([true, true, false]);
  for (const key of keys) deps.queryClient.setQueryData(key as readonly unknown[], []);
  banners.dispose();
  deps.events.emit('banners-changed', null);
  expect(stale()).toEqual([false, false, false]);
});

test('[HOME-11x] a mark counts in its own login state only', () => {
  const banner = (before: boolean | undefined, after: boolean | undefined) =>
    ({ display_before_login: before, display_after_login: after }) as Banner;
  const list = [banner(false, true), banner(true, false), banner(undefined, undefined), banner(true, true)];
  expect(visibleBanners(list, false)).toEqual(list.slice(1));
  expect(visibleBanners(list, true)).toEqual([list[0], list[2], list[3]]);
});
