import type { Browser, Page } from '@playwright/test';
import { test } from '../support/pictures.ts';
import { brokenPicture, KINDS } from '../support/sites/broken-pictures.ts';
import { supplySite, type SuppliedSite } from '../support/sites/suppliers.ts';
import { expect } from '../support/test.ts';
import { patient } from '../support/patience.ts';

/** The site that has `images: 'gateway'`, and its list of all games. */
const SITE = 'sites/1003';
const LIST = '/games';
const TILES = 20;

/** Pictures of a page that the browser has fetched, with the bytes of body and head. */
const fetched = (page: Page): Promise<readonly { readonly name: string; readonly bytes: number }[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/_images/'))
      .map((entry) => ({ name: entry.name, bytes: 'transferSize' in entry ? entry.transferSize : 0 })),
  );

const originalOf = (name: string): string => new URL(name, 'http://site.invalid').searchParams.get('url') ?? '';

/** Waits for the pictures in view. */
const untilShown = (page: Page) =>
  page.waitForFunction(() => {
    const inView = [...document.querySelectorAll<HTMLImageElement>('main li button img')].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return inView.length > 0 && inView.every(({ naturalWidth }) => naturalWidth > 0);
  });

/** Scrolls through a list, row by row, until so many games have their pictures. */
async function showGames(page: Page, many: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await untilShown(page);
    const sent = (await fetched(page)).filter(({ bytes }) => bytes > 0).map(({ name }) => originalOf(name));
    expect(new Set(sent.filter((original) => original.includes('/games/'))).size).toBeGreaterThanOrEqual(many);
  }).toPass({ timeout: patient(110_000) });
}

/** A visitor whose screen has so many pixels for each CSS pixel. */
async function lobbyAt(browser: Browser, { url }: SuppliedSite, deviceScaleFactor: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor,
    locale: 'en-US',
  });
  await context.addInitScript(() => performance.setResourceTimingBufferSize(5000));
  const page = await context.newPage();
  await page.goto(url + LIST);
  await showGames(page, TILES);
  return page;
}

test('[IMG-01] twenty tiles with PNGs of 300 kB weigh at most 15 % of the originals, at one, two and three pixels per CSS pixel', async ({
  browser,
  stack,
}) => {
  // Twenty originals are drawn, and each is coded in three sizes.
  test.setTimeout(patient(360_000));
  const site = await supplySite(SITE, stack.sandbox);
  const shares: Record<string, number> = {};
  for (const scale of [1, 2, 3]) {
    const page = await lobbyAt(browser, site, scale);
    // Rows that come back into view take their pictures from the browser's cache.
    const games = new Map<string, number>();
    for (const { name, bytes } of await fetched(page)) {
      const original = originalOf(name);
      if (original.includes('/games/')) games.set(original, (games.get(original) ?? 0) + bytes);
    }
    const shown = [...games].filter(([, bytes]) => bytes > 0);
    expect(shown.length).toBeGreaterThanOrEqual(TILES);
    const whole = shown.reduce((all, [original]) => all + (site.originals.get(original) ?? 0), 0);
    const sent = shown.reduce((all, [, bytes]) => all + bytes, 0);
    expect(whole / shown.length).toBeGreaterThan(250_000);
    expect(sent / shown.length).toBeGreaterThan(2000);
    shares[`DPR ${scale}`] = Math.round((sent / whole) * 1000) / 10;
    await page.context().close();
  }
  await site.stop();
  test.info().annotations.push({ type: 'percent of the originals', description: JSON.stringify(shares) });
  for (const share of Object.values(shares)) expect(share).toBeLessThanOrEqual(15);
});

/** Layout shifts of tiles and banners, and the placeholders of the pictures in view. */
async function look(page: Page) {
  return page.evaluate(() => {
    const tiles = [...document.querySelectorAll<HTMLElement>('main li')].filter((tile) => {
      const { top, bottom } = tile.getBoundingClientRect();
      return tile.querySelector('button img') !== null && top > 0 && bottom < innerHeight;
    });
    return {
      tiles: tiles.length,
      heights: new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().height))).size,
      shown: tiles.filter((tile) => tile.querySelector('img')?.naturalWidth).length,
      placeholders: tiles.filter((tile) => {
        const art = tile.querySelector('button > span');
        return art !== null && Number.parseFloat(getComputedStyle(art, '::before').height) > 10;
      }).length,
      shifts: Reflect.get(globalThis, 'shifts') as number,
    };
  });
}

for (const [name, folder] of [
  ['the gateway’s route', 'sites/1003'],
  ['addresses as they are', 'sites/1001'],
] as const) {
  test(`[IMG-02] missing, broken, slow and huge pictures leave the placeholder, and nothing moves, with ${name}`, async ({
    browser,
    stack,
  }) => {
    test.slow();
    const broken = brokenPicture();
    const site = await supplySite(folder, stack.sandbox, { answerPicture: broken.answer });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await context.addInitScript(() => {
      Reflect.set(globalThis, 'shifts', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          const moved = entry.sources.some(({ node }) => node instanceof Element && node.closest('main li') !== null);
          if (moved) Reflect.set(globalThis, 'shifts', (Reflect.get(globalThis, 'shifts') as number) + entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const page = await context.newPage();
    await page.goto(site.url + LIST);
    // Every kind has been asked for, and what can be shown is shown.
    await expect.poll(() => broken.asked(), { timeout: patient(30_000) }).toEqual([...KINDS].sort());
    await expect.poll(async () => (await look(page)).shown, { timeout: patient(30_000) }).toBeGreaterThan(1);
    await page.waitForLoadState('load');
    const seen = await look(page);
    expect(seen.tiles).toBeGreaterThan(6);
    expect(seen).toMatchObject({ heights: 1, placeholders: seen.tiles, shifts: 0 });
    expect(seen.shown).toBeLessThan(seen.tiles);
    broken.release();
    await context.close();
    await site.stop();
  });
}

test('[IMG-02] a page over https asks for pictures on http:// over https, without mixed content', async ({
  browser,
  stack,
}) => {
  const site = await supplySite('sites/1001', stack.sandbox, {
    secure: true,
    pictureOrigin: 'http://pictures.example.com',
  });
  const context = await browser.newContext({ locale: 'en-US', ignoreHTTPSErrors: true });
  const asked = new Set<string>();
  await context.route(/^https?:\/\/pictures\.example\.com\//, async (route) => {
    asked.add(new URL(route.request().url()).protocol);
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    });
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/mixed content/i.test(message.text())) complaints.push(message.text());
  });
  const reply = await page.goto(site.url + LIST);
  expect(reply?.headers()['content-security-policy']).toContain('; upgrade-insecure-requests');
  await expect.poll(async () => (await look(page)).shown).toBeGreaterThan(6);
  const named = await page.locator('main li button img').first().getAttribute('src');
  expect(named).toMatch(/^http:\/\/pictures\.example\.com\//);
  expect([...asked]).toEqual(['https:']);
  expect(complaints).toEqual([]);
  await context.close();
  await site.stop();
});
