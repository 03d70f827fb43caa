import { expect, test, vi } from 'vitest';
import { createMemoryHistory } from './history.ts';
import { createNavigation } from './navigation.ts';
import { createRouteStore, routeOf, type Route } from './route.ts';

/** A document at an address; pages load when the test says so. */
function documentAt(href: string, redirects: Readonly<Record<string, string>> = {}) {
  const history = createMemoryHistory(href);
  const route = createRouteStore(routeOf(href));
  const loads: { readonly to: Route; readonly done: (route?: Route) => void }[] = [];
  const navigation = createNavigation({
    route,
    history,
    resolve: (asked) => routeOf(redirects[asked] ?? asked),
    load: (to) => new Promise((resolve) => loads.push({ to, done: (loaded = to) => resolve(loaded) })),
  });
  const shown: string[] = [];
  route.subscribe(({ href: now }) => shown.push(now));
  return { history, navigation, loads, shown };
}

test('[SHELL-58] the address changes at once, the page when it is loaded', async () => {
  const { history, navigation, loads, shown } = documentAt('/');
  navigation.start();
  const going = navigation.go('/faq');
  expect([history.href(), navigation.target().path, shown]).toEqual(['/faq', '/faq', []]);
  loads[0]?.done();
  await going;
  expect(shown).toEqual(['/faq']);
});

test('[SHELL-58] the latest navigation cancels earlier ones, whichever is loaded first', async () => {
  const { navigation, loads, shown } = documentAt('/');
  navigation.start();
  const all = ['/faq', '/app', '/discount'].map((to) => navigation.go(to));
  for (const at of [2, 0, 1]) loads[at]?.done();
  await Promise.all(all);
  expect(shown).toEqual(['/discount']);
});

test('[SHELL-58] going back while the next page loads cancels it; the page on screen needs no load', async () => {
  const { history, navigation, loads, shown } = documentAt('/');
  navigation.start();
  const going = navigation.go('/faq');
  expect(navigation.back()).toBe(true);
  loads[0]?.done();
  await going;
  expect([history.href(), navigation.target().href, shown, loads.length]).toEqual(['/', '/', ['/'], 1]);
  expect(navigation.back()).toBe(false);
});

test('[SHELL-59] navigation waits for hydration, in the order in which it was requested', async () => {
  const { history, navigation, loads, shown } = documentAt('/slotgame?gt_id=2');
  void navigation.go(({ href }) => `${href}&sort=new`, { keepScroll: true });
  void navigation.go(({ href }) => `${href}&q=a`, { replace: true });
  expect([history.href(), navigation.target().href]).toEqual(['/slotgame?gt_id=2', '/slotgame?gt_id=2&sort=new&q=a']);
  navigation.start();
  expect(shown).toEqual(['/slotgame?gt_id=2&sort=new', '/slotgame?gt_id=2&sort=new&q=a']);
  expect(loads).toEqual([]);
  navigation.back();
  expect(history.href()).toBe('/slotgame?gt_id=2');
});

test('[SHELL-58] a visitor who went back before hydration gets there when navigation starts', async () => {
  const { history, navigation, loads, shown } = documentAt('/faq');
  history.write('/app', true);
  navigation.start();
  loads[0]?.done();
  await vi.waitFor(() => expect(shown).toEqual(['/app']), 10_000);
});

test('[SHELL-01] a redirect leaves no entry of its own, forward and back', async () => {
  const { history, navigation, loads } = documentAt('/', { '/gameHall': '/app', '/faq': '/discount' });
  navigation.start();
  void navigation.go('/gameHall');
  loads[0]?.done();
  await vi.waitFor(() => expect(history.href()).toBe('/app'), 10_000);
  navigation.back();
  expect(history.href()).toBe('/');
  history.write('/faq', true);
  history.write('/sponsor', false);
  navigation.back();
  expect([history.href(), history.canGoBack()]).toEqual(['/discount', false]);
});

test('[API-18x] [VER-02] listeners hear of a navigation before its page is loaded, and not within a page', () => {
  const { navigation, loads } = documentAt('/slotgame?gt_id=2&gp_id=5');
  const heard: unknown[] = [];
  navigation.onNavigate((to, from) => heard.push([to.href, from.page, loads.length]));
  navigation.start();
  void navigation.go('/slotgame?gt_id=2&gp_id=5&q=a');
  void navigation.go('/faq');
  expect(heard).toEqual([['/faq', 'slotGame', 0]]);
});
