import { calls } from '@housefront/contract/calls';
import { createCore } from '@housefront/core';
import { fakePorts, keyI18n, settle, testConfig } from '@housefront/core/testing';
import { expect, test, vi } from 'vitest';
import { loadScreen } from '../../kernel/loadScreen.ts';
import { routeOf, type Route } from '../../kernel/route/route.ts';
import { watchPayloads } from './watchPayloads.ts';

const FILE = '/_payload.json';

function setup({ member = false } = {}) {
  const ports = fakePorts();
  const core = createCore({
    config: testConfig(),
    ports,
    i18n: keyI18n,
    initial: { locale: 'zh_CN', mode: 'desktop', currency: 'RMB' },
  });
  if (member) core.session.store.setState({ status: 'member' });
  const runtime = {
    core,
    server: false,
    isHydrated: () => true,
    templates: { loadView: () => Promise.resolve() },
    arriving: undefined,
  };
  let tell: (to: Route) => void = () => undefined;
  const navigation = { onNavigate: (listener: typeof tell) => void (tell = listener) };
  const route = { getState: () => routeOf('/loading') };
  Object.assign(runtime, { navigation, route });
  const ask = watchPayloads(runtime as never, 'b1');
  const live = core.banners.queries.list();
  const go = async (href: string) => {
    tell(routeOf(href));
    const screen = Promise.resolve({ prefetch: () => [core.queryClient.prefetchQuery(live)] });
    await loadScreen(runtime as never, 'home', screen, { params: {}, search: {} });
    await settle();
  };
  const payload = (over: object = {}, build = 'b1') => ({
    build,
    data: {
      mode: 'desktop',
      locale: 'zh_CN',
      currency: 'RMB',
      queries: [
        {
          queryKey: live.queryKey,
          queryHash: JSON.stringify(live.queryKey),
          state: { status: 'success', data: [], dataUpdatedAt: Date.now(), fetchStatus: 'idle' },
        },
      ],
      ...over,
    },
  });
  const paths = () => ports.http.requests.map(({ path }) => path);
  return { core, ports, go, ask: (href: string) => ask(routeOf(href)), payload, live, paths };
}

test('[API-18x] a guest’s navigation to a public page reads its one file and calls nothing', async () => {
  const { core, ports, go, payload, live, paths } = setup();
  ports.http.on(FILE, { json: payload() });
  await go('/');
  expect(paths()).toEqual([FILE]);
  expect(ports.http.requests[0]?.url).toBe('/_payload.json?build=b1');
  expect(core.queryClient.getQueryData(live.queryKey)).toEqual([]);
});

test.each([
  ['404', () => ({ status: 404, json: { code: '404', message: '', data: null } })],
  ['another build', (payload: ReturnType<typeof setup>['payload']) => ({ json: payload({}, 'b2') })],
  ['another language', (payload: ReturnType<typeof setup>['payload']) => ({ json: payload({ locale: 'en_US' }) })],
  ['another currency', (payload: ReturnType<typeof setup>['payload']) => ({ json: payload({ currency: 'USD' }) })],
  ['no JSON', () => ({ text: '<!doctype html>' })],
  ['rubbish', () => ({ json: { build: 'b1', data: { queries: [{ queryKey: 'x' }] } } })],
  ['no answer', () => new TypeError('failed')],
])('[API-18x] %s falls back to live calls without a word', async (_name, answer) => {
  const { core, ports, go, payload, paths } = setup();
  const said: unknown[] = [];
  core.events.on('failure', (event) => said.push(event));
  ports.http.on(FILE, answer(payload));
  ports.http.ok(calls.carouselPicture, { web_carousel_picture_list: [] });
  await go('/');
  expect(paths()[0]).toBe(FILE);
  await vi.waitFor(() => expect(paths().filter((path) => path.startsWith('/api/'))).toHaveLength(1), 10_000);
  expect(said.filter((event) => JSON.stringify(event).includes('pagePayload'))).toEqual([]);
});

test('[API-18x] a file that is late is not waited for longer than 700 ms', async () => {
  const { ports, go, paths } = setup();
  ports.http.hold(FILE);
  const going = go('/');
  await ports.clock.advance(699);
  expect(paths()).toEqual([FILE]);
  await ports.clock.advance(1);
  await going;
  await vi.waitFor(() => expect(paths()).toHaveLength(2), 10_000);
});

test('[API-18x] lists ask for their own file once a minute; members and other pages ask for none', async () => {
  const { ports, go, payload, paths } = setup();
  ports.http.on('/slotgame/_payload.json', { json: payload() });
  await go('/slotgame?gt_id=2&gp_id=GP01&q=a');
  expect(ports.http.requests[0]?.url).toBe('/slotgame/_payload.json?gt_id=2&gp_id=GP01&build=b1');
  await go('/slotgame?gt_id=2&gp_id=GP01&q=ab&sort=new');
  await go('/play');
  expect(paths()).toEqual(['/slotgame/_payload.json']);
  const signedIn = setup({ member: true });
  await signedIn.go('/');
  expect(signedIn.paths()).not.toContain(FILE);
});

test('[API-18x] [CAT-29x] the first screens of a list take the place of nothing, and never of the whole list', async () => {
  const { core, ports, go, payload } = setup();
  const queryKey = ['catalogue', 'games', 'provider', { gpId: 'GP01' }];
  const part = { labels: [], games: [1], more: 2 };
  const state = { status: 'success', data: part, dataUpdatedAt: Date.now() + 1000, fetchStatus: 'idle' };
  ports.http.on('/slotgame/_payload.json', {
    json: payload({ queries: [{ queryKey, queryHash: JSON.stringify(queryKey), state }] }),
  });
  await go('/slotgame?gt_id=2&gp_id=GP01');
  expect(core.queryClient.getQueryData(queryKey)).toEqual(part);
  const whole = { labels: [], games: [1, 2, 3] };
  core.queryClient.setQueryData(queryKey, whole);
  await go('/slotgame?gt_id=2&gp_id=GP01&house=h');
  expect(ports.http.sent('/slotgame/_payload.json')).toHaveLength(2);
  expect(core.queryClient.getQueryData(queryKey)).toEqual(whole);
});

test('[PLT-02] a page that was loaded ahead needs no second file, and waits for the first one', async () => {
  const { ports, go, ask, payload, paths } = setup();
  const answer = ports.http.hold(FILE);
  void ask('/');
  void ask('/');
  const going = go('/');
  await settle();
  expect(paths()).toEqual([FILE]);
  answer({ json: payload() });
  await going;
  await go('/');
  expect(paths()).toEqual([FILE]);
});

test('[PLT-02] nothing is loaded ahead for members, and of pages that are not the same for every guest', async () => {
  const signedIn = setup({ member: true });
  expect(signedIn.ask('/faq')).toBeUndefined();
  const { ask, paths } = setup();
  expect(['/play', '/user/Info', '/register', '/sponsor', '/nowhere'].map((href) => ask(href))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  await settle();
  expect([...signedIn.paths(), ...paths()]).toEqual([]);
});
