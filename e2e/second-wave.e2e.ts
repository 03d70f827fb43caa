import { join } from 'node:path';
import { budgets } from '../tooling/check-sites/budgets.ts';
import { readSite } from '../tooling/check-sites/site.ts';
import { untilStarted } from './support/hydration.ts';
import { expect, test } from './support/test.ts';

/** How long after load a home page is watched, in milliseconds. */
const WATCHED_MS = 3000;

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

test('[PRF-01] a guest’s home loads no more scripts by itself than its budget allows, and then gets its dialogs ready', async ({
  page,
}) => {
  const site = readSite(join(import.meta.dirname, '../sites/1001'), '1001');
  const files = new Set<string>();
  let dialogs = false;
  let loadedAt = Infinity;
  const sinceLoad = () => Date.now() - loadedAt;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/Overlays-')) dialogs = true;
    if (pathname.endsWith('.js') && !(sinceLoad() > WATCHED_MS)) files.add(pathname.slice(1));
  });
  await page.addInitScript(() => sessionStorage.setItem('popUpDiscountModalCloseTime', String(Date.now())));
  await page.goto('/', { waitUntil: 'load' });
  loadedAt = Date.now();
  await untilStarted(page);
  // The absence of a request can only be shown by waiting.
  await expect.poll(sinceLoad, { timeout: 2 * WATCHED_MS }).toBeGreaterThan(WATCHED_MS);
  const loaded = [...files].map((file) => ({ file, size: site.size(file) })).sort((a, b) => b.size - a.size);
  const total = loaded.reduce((sum, { size }) => sum + size, 0);
  const list = loaded.map(({ file, size }) => `${kilo(size)} ${file}`).join('\n');
  expect(
    total,
    `${kilo(total)} of ${kilo(budgets.homeSoon)} until ${WATCHED_MS} ms after load:\n${list}`,
  ).toBeLessThanOrEqual(budgets.homeSoon);
  const modules = loaded.flatMap(({ file }) => site.modules[file] ?? []);
  const idle = ['i18next', 'dompurify', '@radix-ui/react-dialog', 'react-aria-components', '@iconify/react'];
  expect(idle.filter((library) => modules.some((module) => module.includes(`/node_modules/${library}/`)))).toEqual([]);
  // Without an interaction so far: a lost connection can be reported from now on.
  await expect.poll(() => dialogs).toBe(true);
});

test('[PRF-01] of a home’s pictures only its logo and its first banner come before the first paint', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const early = [...html.matchAll(/<img\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('loading="lazy"'));
  const named = early.filter((tag) => !/fetchpriority="high"/i.test(tag) && !/src="[^"]*logo[^"]*"/.test(tag));
  expect(named).toEqual([]);
  expect(early.filter((tag) => /fetchpriority="high"/i.test(tag))).toHaveLength(1);
  const preloaded = [...html.matchAll(/<link\b[^>]*as="image"[^>]*>/g)].map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1]);
  expect(new Set(preloaded).size).toBe(1);
});

test('[PRF-01] what only parts below the first screen show is asked for once somebody is at the page @phone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const waits = ['/api/web/model_sponsor', '/api/web/model_setting', '/api/arks/web/bulletin/history'];
  await page.goto('/');
  await untilStarted(page);
  // The calls of the first screen come after the page; otherwise they would be listed here.
  await expect.poll(() => asked).toContain('/api/arks/web/float');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => waits.includes(path))).toEqual([]);
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  await expect.poll(() => waits.filter((path) => !asked.includes(path))).toEqual([]);
});
