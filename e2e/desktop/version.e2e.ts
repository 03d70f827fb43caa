import type { Page } from '@playwright/test';
// Entries of the history are counted, of which a tab keeps 50.
import { test } from '../support/fresh.ts';
import { expect } from '../support/test.ts';

/** Something that lives as long as the document. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }) && undefined);
const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);

const hall = (page: Page) => page.locator('header a[href^="/gameHall/"]').first();

test('[API-17] [VER-01] [VER-02] a newer build changes nothing until the next click, which loads its target as a document', async ({
  page,
}) => {
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'newer' } }));
  await page.route('**/builds/meta/newer.json', (route) => route.fulfill({ json: { id: 'newer' } }));
  await page.goto('/');
  const link = hall(page);
  const target = (await link.getAttribute('href')) ?? '';
  await mark(page);
  // The watch is loaded after the page; it asks whenever the tab is looked at.
  const asked = page.waitForResponse('**/builds/meta/newer.json');
  const look = setInterval(() => void page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))), 100);
  await asked;
  clearInterval(look);
  await expect(page).toHaveURL('/');
  expect(await isMarked(page)).toBe(true);
  const length = await page.evaluate(() => history.length);
  const loaded = page.waitForEvent('load');
  await link.click();
  await loaded;
  await expect(page).toHaveURL(target);
  expect(await isMarked(page)).toBe(false);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('[VER-05] [VER-06x] [VER-07] a part that cannot be loaded loads its page as a document once, then shows the error page', async ({
  page,
  pageErrors,
}) => {
  let refused = 0;
  await page.route(/\/assets\/game-hall\.page-[^/]+\.js$/, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto('/');
  const link = hall(page);
  const target = (await link.getAttribute('href')) ?? '';
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  // Written when the app has taken the page over; before that a link is a link.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('site_name'))).not.toBeNull();
  await page.waitForFunction(() => sessionStorage.length >= 0 && document.readyState === 'complete');
  await link.click();
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  await expect(page).toHaveURL(target);
  expect(documents).toEqual([target]);
  expect(refused).toBeGreaterThan(1);
  const guard = await page.evaluate(() => sessionStorage.getItem('reload-guard'));
  expect(Object.keys(JSON.parse(guard ?? '{}'))).toEqual([target]);
  pageErrors.length = 0;
});

test('[VER-07] what starts a page comes with the document that is loaded instead, and no error is reported', async ({
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/\/assets\/shell-[^/]+\.js$/, (route) => (documents === 1 ? route.abort() : route.continue()));
  await page.goto('/');
  // Written by what was refused at first. Every journey fails on an uncaught error.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('site_name')).catch(() => null)).not.toBeNull();
  expect(documents).toBe(2);
});

test('[VER-07] prefetched code may be missing: the page stays, and the next link is followed', async ({ page }) => {
  let refused = 0;
  await page.route(/\/assets\/Overlays-[^/]+\.js$/, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto('/');
  await mark(page);
  const link = hall(page);
  const target = (await link.getAttribute('href')) ?? '';
  await expect(async () => {
    await link.hover();
    await page.mouse.move(0, 0);
    expect(refused).toBeGreaterThan(0);
  }).toPass();
  expect(await isMarked(page)).toBe(true);
  await expect(page).toHaveURL('/');
  await page.unrouteAll();
  await link.click();
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
