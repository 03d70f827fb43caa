import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  createGateway,
  createLogger,
  listenGateway,
  loadSite,
  systemClock,
  type ListeningGateway,
} from '../../packages/gateway/src/index.ts';
import { otherBuild, type OtherBuild } from '../support/sites/builds.ts';
import { test } from '../support/fresh.ts';
import { expect } from '../support/test.ts';
import { patient } from '../support/patience.ts';

test.describe.configure({ mode: 'serial' });

const site = join(import.meta.dirname, '../../sites/1003');
let old: OtherBuild;
/** The site as it is, with the worker switched off by its config, and notices, which need it. */
let off: OtherBuild;
let running: ListeningGateway | undefined;
let port = 0;

test.beforeAll(async () => {
  old = otherBuild(site, 'a-month-ago', { 'Siam Sunset': 'Siam Sunrise' });
  off = otherBuild(site, 'switched-off', {
    'webApp: { offline: true }': 'webApp: { offline: false }',
    'push: true,': 'push: false,',
  });
  // Copying took seconds, in which the connections of this process were closed: it notices that now.
  await new Promise((resolve) => setImmediate(resolve));
});

const stop = async () => {
  await running?.stop({ clock: systemClock, delayMs: 0, limitMs: 0 });
  running = undefined;
};

test.afterAll(async () => {
  await stop();
  old.remove();
  off.remove();
});

/** Serves a build under one origin, as releases do one after the other. */
async function serve(upstream: string, dir: string): Promise<string> {
  await stop();
  const built = await loadSite({ dir, hosts: ['localhost'], upstream });
  const gateway = createGateway({ sites: [built], logger: createLogger('silent') });
  running = await listenGateway(gateway, [{ host: '127.0.0.1', port, site: built.id }]);
  port = running.ports[0] ?? port;
  return `http://localhost:${port}`;
}

/** Loads a page and waits until its worker answers for it. */
async function openWithWorker(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: patient(30_000),
  });
}

/** Every address that the browser keeps for the site. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Waits until React has attached to the page that is shown; what a page stores of it would also be that of another. */
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  );

const notice = (page: Page) => page.locator('.hf-offline');

test('[PWA-01] a site can be installed, opens without a connection to its last home page, and goes on when the connection returns', async ({
  page,
  stack,
}) => {
  test.setTimeout(patient(120_000));
  const url = await serve(stack.sandbox, old.dir);
  await openWithWorker(page, `${url}/`);
  const client = await page.context().newCDPSession(page);
  expect(await client.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  const manifest = await client.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({ id: '/', lang: 'en-US', name: 'Siam Sunrise' });

  await page.goto(`${url}/faq`);
  await page.goto(`${url}/`);
  // The very addresses of an attack: neither query nor fragment makes another copy, and a sign-in is never kept.
  await page.goto(`${url}/?lang=th_TH&q=1`);
  await page.goto(`${url}/?tk=abc&member_id=1`);
  await expect.poll(() => keptAddresses(page)).toContain('/');
  const kept = await keptAddresses(page);
  expect(kept.filter((path) => path !== '/' && !/^\/assets\/[^?]+$/.test(path))).toEqual([]);
  expect(kept.length).toBeGreaterThan(5);

  // A page that still loads its parts would load itself again without a gateway, and so interrupt the next address.
  await page.goto('about:blank');
  await stop();
  await page.goto(`${url}/`);
  await expect(notice(page)).toContainText('You are offline');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('#root button:enabled')).toHaveCount(0);
  await page.goto(`${url}/?utm_source=x#y`);
  await expect(notice(page)).toContainText('You are offline');
  await page.goto(`${url}/gameHall/3`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page).toHaveTitle('You are offline – Siam Sunrise');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  // The connection returns with a newer build, whose files are all new.
  await serve(stack.sandbox, site);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('status')).toContainText('You are online again');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline', { timeout: patient(20_000) });
  await expect(page).toHaveURL(`${url}/gameHall/3`);
});

test('[SEC-07] a worker from the HTTP cache, whose site data was cleared, lets later pages load and hydrate', async ({
  page,
  stack,
}) => {
  test.setTimeout(patient(120_000));
  const url = await serve(stack.sandbox, site);
  await openWithWorker(page, `${url}/`);
  await hydrated(page);
  const client = await page.context().newCDPSession(page);
  await page.goto('about:blank');
  // As browsers do with a site that was not visited for some time: its files stay in the HTTP cache.
  await client.send('Storage.clearDataForOrigin', {
    origin: url,
    storageTypes: 'service_workers,cache_storage,cookies,local_storage',
  });
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // A request that the next page interrupts is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      failed.push(`${request.failure()?.errorText} ${request.url()}`);
  });
  await openWithWorker(page, `${url}/`);
  await hydrated(page);
  for (const path of ['/faq', '/']) {
    await page.goto(url + path);
    await hydrated(page);
  }
  expect(failed).toEqual([]);
  await expect.poll(() => keptAddresses(page)).toContain('/');
});

test('[PWA-01] the worker of an old build shows the new build with the next visit, and a part of the old one that is gone breaks no page', async ({
  page,
  stack,
}) => {
  test.setTimeout(patient(120_000));
  const url = await serve(stack.sandbox, old.dir);
  await openWithWorker(page, `${url}/`);
  await page.goto(`${url}/`);
  await expect(page).toHaveTitle(/Siam Sunrise/);
  await serve(stack.sandbox, site);
  // A part that the open page has not loaded yet: it is gone, so that the page is loaded as a document of the new build. Another
  // document before that one is here would interrupt it.
  const link = page.getByRole('contentinfo').getByRole('link').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(url + target);
  await expect(page).toHaveTitle(/Siam Sunset/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toHaveCount(0);
  await page.goto(`${url}/`);
  await expect(page).toHaveTitle(/Siam Sunset/);
  // The page that is kept is the new one as well.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/', { ignoreVary: true }))?.text()))
    .toContain('Siam Sunset');
});

test('[PWA-01] a site that switches its worker off removes it and everything it kept from every browser', async ({
  page,
  stack,
}) => {
  test.setTimeout(patient(120_000));
  const url = await serve(stack.sandbox, old.dir);
  await openWithWorker(page, `${url}/`);
  await page.goto(`${url}/`);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(1);
  expect(await keptAddresses(page)).not.toEqual([]);
  await serve(stack.sandbox, off.dir);
  await page.goto(`${url}/`);
  await expect.poll(workers, { timeout: patient(30_000) }).toBe(0);
  expect(await keptAddresses(page)).toEqual([]);
  await stop();
  await expect(page.goto(`${url}/`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});
