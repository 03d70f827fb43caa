import type { Browser, Page } from '@playwright/test';
import { test } from '../support/pictures.ts';
import { supplySite, type SuppliedSite } from '../support/suppliers.ts';
import { expect } from '../support/test.ts';

/** The site that has `images: 'gateway'`, and its list of all games. */
const SITE = 'sites/1003';
const LIST = '/games';
const TILES = 60;

/** Pictures of a page that the browser has fetched, with the bytes of body and head. */
const fetched = (page: Page): Promise<readonly { readonly name: string; readonly bytes: number }[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/_images/'))
      .map((entry) => ({ name: entry.name, bytes: 'transferSize' in entry ? Number(entry.transferSize) : 0 })),
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
    const names = (await fetched(page)).map(({ name }) => originalOf(name)).filter((name) => name.includes('/games/'));
    expect(new Set(names).size).toBeGreaterThanOrEqual(many);
  }).toPass({ timeout: 60_000 });
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

test('[IMG-01] sixty tiles with PNGs of 300 kB weigh at most 15 % of the originals, at one, two and three pixels per CSS pixel', async ({
  browser,
  stack,
}) => {
  test.slow();
  const site = await supplySite(SITE, stack.sandbox);
  const shares: Record<string, number> = {};
  for (const scale of [1, 2, 3]) {
    const page = await lobbyAt(browser, site, scale);
    const pictures = (await fetched(page)).map(({ name, bytes }) => {
      const original = originalOf(name);
      return { original, bytes, whole: site.originals.get(original) ?? 0 };
    });
    const games = pictures.filter(({ original }) => original.includes('/games/'));
    expect(new Set(games.map(({ original }) => original)).size).toBeGreaterThanOrEqual(TILES);
    const sum = (of: 'bytes' | 'whole') => games.reduce((all, one) => all + one[of], 0);
    expect(sum('whole') / games.length).toBeGreaterThan(250_000);
    // One that came from a cache would weigh nothing.
    expect(Math.min(...games.map(({ bytes }) => bytes))).toBeGreaterThan(1000);
    shares[`DPR ${scale}`] = Math.round((sum('bytes') / sum('whole')) * 1000) / 10;
    await page.context().close();
  }
  await site.stop();
  test.info().annotations.push({ type: 'percent of the originals', description: JSON.stringify(shares) });
  console.log('percent of the originals', JSON.stringify(shares));
  for (const share of Object.values(shares)) expect(share).toBeLessThanOrEqual(15);
});
