import { calls } from '@housefront/contract/calls';
import { createBrowserHistory } from '@tanstack/react-router';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { historyKey, storedScroll } from '../kernel/storedScroll.ts';
import { createSiteRouter } from '../routes/router.ts';
import { openFirstPage } from '../testing/openFirstPage.tsx';

beforeAll(() => import('@housefront/ui/templates/desktop-1'), 60_000);

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('[PRF-01] the router takes the page over as it stands: nothing is drawn, asked for or moved', async () => {
  const { runtime, ports, arrive, asked } = await openFirstPage('/faq', 'faq');
  await expect.element(heading('Frequently asked questions')).toBeVisible();
  const node = heading('Frequently asked questions').element();
  const changes: unknown[] = [];
  const scrolled = vi.spyOn(window, 'scrollTo');
  onTestFinished(() => scrolled.mockRestore());
  await expect.poll(() => runtime.core.queryClient.isFetching()).toBe(0);
  const sent = ports.http.requests.length;
  runtime.place.subscribe((place) => changes.push(place));
  expect([asked(), runtime.routing.router()]).toEqual([0, undefined]);
  arrive();
  await runtime.routing.bring();
  expect(runtime.routing.router()?.state.resolvedLocation?.pathname).toBe('/faq');
  expect([changes, scrolled.mock.calls, ports.http.requests.length]).toEqual([[], [], sent]);
  expect(heading('Frequently asked questions').element()).toBe(node);
  await runtime.routing.bring();
  expect(asked()).toBe(1);
});

test('[PRF-01] a link that is followed before the router is here is followed when it comes, in this document', async () => {
  const { runtime, ports, history, arrive } = await openFirstPage('/faq', 'faq');
  await expect.element(heading('Frequently asked questions')).toBeVisible();
  document.querySelector<HTMLElement>('header a[href="/"]')?.click();
  expect([history.location.pathname, runtime.routing.target()]).toEqual(['/faq', { path: '/', href: '/' }]);
  arrive();
  await expect.poll(() => runtime.place.getState().page).toBe('home');
  await expect.element(heading('Frequently asked questions')).not.toBeInTheDocument();
  expect(history.location.pathname).toBe('/');
  runtime.back('/');
  await expect.element(heading('Frequently asked questions')).toBeVisible();
  expect(ports.windows.gone).toEqual([]);
});

test('[PRF-01] [VER-05] when the router cannot be loaded, an address is a document; the next one tries again', async () => {
  const { runtime, ports, asked, arrive } = await openFirstPage('/app', 'app');
  arrive(false);
  runtime.navigate('/faq?a=1');
  await expect.poll(() => ports.windows.gone).toEqual(['/faq?a=1']);
  runtime.writeQuery({ q: 'cards' }, { replace: true });
  await expect.poll(() => ports.windows.gone).toEqual(['/faq?a=1', '/app?q=cards']);
  expect(asked()).toBe(2);
});

test('[PRF-01] who went back before the router was here gets there with it', async () => {
  const { runtime, history, arrive } = await openFirstPage('/app', 'app', { entries: ['/faq'] });
  await expect.element(page.getByRole('main')).toBeVisible();
  history.back();
  arrive();
  await runtime.routing.bring();
  await expect.element(heading('Frequently asked questions')).toBeVisible();
  expect(runtime.place.getState().href).toBe('/faq');
});

test.each([
  ['unknown', '/nowhere', null, 404],
  ['missing', '/discount/404', 'promotion', 404],
  ['error', '/faq', 'faq', 500],
] as const)(
  '[SHELL-44] [SHELL-45] a page that is %s stays what the server said of it',
  async (failed, path, id, status) => {
    const params: Record<string, string> = id === 'promotion' ? { id: '404' } : {};
    const { runtime, arrive } = await openFirstPage(path, id, { failed, params });
    const title = status === 404 ? 'Page Not Found' : 'Internal Server Error';
    await expect.element(heading(title)).toBeVisible();
    const before = runtime.place.getState();
    arrive();
    await runtime.routing.bring();
    expect(runtime.place.getState()).toBe(before);
    runtime.navigate('/faq');
    await expect.element(heading('Frequently asked questions')).toBeVisible();
  },
);

test('[CAT-12] where a page was scrolled to can be read without the router that wrote it down', async () => {
  const { runtime } = await openFirstPage('/faq', 'faq');
  const history = createBrowserHistory();
  onTestFinished(() => history.destroy());
  createSiteRouter(runtime, history);
  document.body.style.minHeight = '5000px';
  onTestFinished(() => void document.body.style.removeProperty('min-height'));
  const moved = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo(0, 700);
  await moved;
  dispatchEvent(new Event('pagehide'));
  expect(storedScroll(historyKey())['window']?.scrollY).toBe(700);
  expect(storedScroll('another')).toEqual({});
  window.scrollTo(0, 0);
});

test.each([
  ['not while developing', false],
  ['in what is given out', true],
])('[VER-03x] newer builds are asked for %s', async (_, given) => {
  vi.stubEnv('PROD', given);
  vi.stubGlobal('__BUILD_ID__', 'b1');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  const { runtime, ports, arrive } = await openFirstPage('/app', 'app');
  ports.http.ok(calls.latestBuild, { id: 'b1' });
  arrive();
  await runtime.routing.bring();
  // An hour's question that waits for its code would be counted with the next one's.
  await import('@housefront/contract/features/version');
  const asked = () => ports.http.sent('/builds/latest.json').length > 0;
  // Each look is an hour later: a question of the hour before may be sent together with the next one.
  await expect.poll(async () => (await ports.clock.advance(3_600_000), asked())).toBe(given);
  await ports.clock.advance(2 * 3_600_000);
  expect(asked()).toBe(given);
});
