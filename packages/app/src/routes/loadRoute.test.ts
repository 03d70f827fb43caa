import { expect, onTestFinished, test, vi } from 'vitest';
import { createRouteStore, routeOf } from '../kernel/route/route.ts';
import { testRuntime, type RuntimeWishes } from '../testing/testRuntime.ts';
import { loadRoute, resolveRoute } from './loadRoute.ts';

// The first test loads whole templates, on a busy machine too.
vi.setConfig({ testTimeout: 30_000 });

async function runtimeOf(wishes: RuntimeWishes = {}) {
  const { runtime } = await testRuntime({ server: true, ...wishes });
  onTestFinished(() => runtime.core.dispose());
  return runtime;
}

test('[SHELL-45] a page whose code cannot be loaded is a route that failed, with its error', async () => {
  const runtime = await runtimeOf();
  const error = new TypeError('Failed to fetch dynamically imported module');
  const loadView = vi.fn<typeof runtime.templates.loadView>(() => Promise.reject(error));
  const broken = { ...runtime, templates: { ...runtime.templates, loadView } };
  expect(await loadRoute(broken, routeOf('/faq'))).toEqual({ ...routeOf('/faq'), failed: { kind: 'error', error } });
  expect(loadView.mock.calls).toEqual([['faq'], ['error']]);
});

test('[SHELL-44] an unknown address loads the error page and nothing else', async () => {
  const runtime = await runtimeOf();
  const loadView = vi.spyOn(runtime.templates, 'loadView');
  expect((await loadRoute(runtime, routeOf('/nowhere'))).failed).toEqual({ kind: 'unknown' });
  expect(loadView.mock.calls).toEqual([['error']]);
});

test('[SHELL-44] whether a page is missing is checked once, by the server', async () => {
  const runtime = await runtimeOf();
  const missing = routeOf('/faq/nothing');
  expect((await loadRoute(runtime, missing)).failed).toEqual({ kind: 'missing' });
  expect((await loadRoute(runtime, missing, true)).failed).toBeNull();
  const failed = { kind: 'missing' } as const;
  expect((await loadRoute(runtime, { ...routeOf('/faq'), failed }, true)).failed).toBe(failed);
});

test.each(['/', '/nowhere'])(
  '[PRF-01] the rendered route of %s is loaded without a change: React hydrates it in slices',
  async (href) => {
    const runtime = await runtimeOf();
    const route = createRouteStore(routeOf(href));
    const changed = vi.fn<() => void>();
    route.subscribe(changed);
    route.show(await loadRoute(runtime, route.getInitialState(), true));
    expect(route.getState()).toBe(route.getInitialState());
    expect(changed).not.toHaveBeenCalled();
  },
);

test('[SHELL-01] [SITE-17x] redirects follow each other until a page is reached', async () => {
  const runtime = await runtimeOf({ config: { hiddenLinks: ['Deposit'] } });
  expect(resolveRoute(runtime, '/user//Deposit').href).toBe('/user/Info');
  expect(resolveRoute(runtime, '//slotgame?gt_id=99').href).toBe('/');
  expect(resolveRoute(runtime, '/faq#a').href).toBe('/faq#a');
});
