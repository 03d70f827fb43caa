import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { settle, testDeps, money } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
import { awards, invitedMembers, recommendQueries } from './index.ts';

beforeAll(() => Promise.all([import('./recommend.api.ts'), import('@housefront/contract/endpoint')]));

const PROJECT = '/api/arks/web/recommend/project';
const platform = usePlatform();
const detail = {
  recommend_code: 'AB12CD',
  title: 'Friends &amp; family',
  content: '<p>Bring a friend.</p>',
  levels: [{ level: '1', condition: 'First deposit', rate: 0.05 }],
  today_count: 2,
  total_count: 17,
  total_award: '1234.50',
};

test('[MEM-42x] the code, the rules and the figures are asked for in the currency and language of the member', async () => {
  const deps = testDeps({ token: 't' });
  deps.ports.storage.set('currency', 'VND');
  deps.site.setState({ locale: 'en_US' });
  deps.ports.http.ok(calls.recommendProject, { detail });
  expect(await deps.queryClient.fetchQuery(recommendQueries(deps).project())).toEqual({
    code: 'AB12CD',
    title: 'Friends & family',
    html: '<p>Bring a friend.</p>',
    levels: [{ level: '1', condition: 'First deposit', rate: 0.05 }],
    today: 2,
    total: 17,
    award: money(123_450n, 'VND'),
  });
  expect(deps.ports.http.bodies(PROJECT)).toEqual([{ site_id: 1001, member_currency: 'VND', language: 'en_US' }]);
});

test('[MEM-42x] figures that the platform does not send are unknown, never 0', async () => {
  const deps = testDeps({ token: 't' });
  deps.ports.http.unchecked(calls.recommendProject, { detail: { recommend_code: 'AB12CD' } });
  expect(await deps.queryClient.fetchQuery(recommendQueries(deps).project())).toEqual({
    code: 'AB12CD',
    title: '',
    html: '',
    levels: [],
    today: null,
    total: null,
    award: null,
  });
});

test('[MEM-42x] another member, currency and language have figures of their own, which go with the login', () => {
  const deps = testDeps();
  const key = () => recommendQueries(deps).project().queryKey;
  const keys = [key()];
  deps.ports.storage.set('member_id', '42');
  keys.push(key());
  deps.ports.storage.set('currency', 'VND');
  keys.push(key());
  deps.site.setState({ locale: 'en_US' });
  keys.push(key());
  expect(keys).toEqual([
    ['member', 'recommend-project', '', 'RMB', 'zh_CN'],
    ['member', 'recommend-project', '42', 'RMB', 'zh_CN'],
    ['member', 'recommend-project', '42', 'VND', 'zh_CN'],
    ['member', 'recommend-project', '42', 'VND', 'en_US'],
  ]);
});

test('[MEM-42x] each visit of the page asks for the figures again, however fresh other data is', async () => {
  const deps = testDeps({ token: 't' });
  deps.queryClient.setDefaultOptions({ queries: { staleTime: 60_000 } });
  deps.ports.http.ok(calls.recommendProject, { detail });
  await deps.queryClient.fetchQuery(recommendQueries(deps).project());
  deps.ports.http.ok(calls.recommendProject, { detail: { ...detail, today_count: 3 } });
  expect(await deps.queryClient.fetchQuery(recommendQueries(deps).project())).toMatchObject({ today: 3 });
});

test('[ERR-04x] figures that could not be asked for are reported nowhere, and are given up when nothing waits for them', async () => {
  const deps = testDeps({ token: 't' });
  expect(await readOutcome(deps, recommendQueries(deps).project(), PROJECT)).toEqual(quiet);
});

test('[MEM-43x] [MEM-44x] a changed balance makes awards be read again; referred members stay as they are', async () => {
  const deps = platform.deps({ member: 'falcon1' });
  const ask = { days: { from: '2025-12-26', to: '2025-12-31' }, page: 1, size: 20 } as const;
  const pages = [
    awards.page(deps, { ...ask, sort: { by: 'createdAt', order: 'desc' }, filters: {} }),
    invitedMembers.page(deps, { ...ask, sort: null, filters: { memberAccount: '' } }),
  ] as const;
  onTestFinished(awards.watch(deps));
  onTestFinished(invitedMembers.watch(deps));
  await deps.queryClient.fetchQuery(pages[0]);
  await deps.queryClient.fetchQuery(pages[1]);
  deps.events.emit('balance-changed', { cash: money(1n, 'USD') });
  await settle();
  expect(pages.map(({ queryKey }) => deps.queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([true, false]);
});
