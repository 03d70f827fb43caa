import type { CDPSession } from '@playwright/test';
import { untilStarted } from '../support/hydration.ts';
// A banner without its picture is left out.
import { test } from '../support/pictures.ts';
import { expect } from '../support/test.ts';

/** Moves a finger over the banner, with the events of a touch screen. */
async function swipe(cdp: CDPSession, [from, to]: readonly [number, number], y: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 4; step += 1) await touch('touchMove', from + ((to - from) * step) / 4);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('[HOME-12x] each swipe moves the banner by one, before scripts and after them, and not beyond its ends', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.getByRole('region', { name: 'Highlights' });
  const shown = banner.locator('[aria-roledescription="slide"]:not([inert])');
  await expect(shown).toHaveAttribute('aria-label', /^1 \//);
  // It is laid out, and nothing covers it.
  await banner.getByRole('img').first().click({ trial: true });
  const box = await banner.boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const cdp = await page.context().newCDPSession(page);
  await swipe(cdp, [340, 60], y);
  await expect(shown).toHaveAttribute('aria-label', /^2 \//);
  scripts.resolve();
  await untilStarted(page);
  await expect(shown).toHaveAttribute('aria-label', /^2 \//);
  await swipe(cdp, [340, 60], y);
  await expect(shown).toHaveAttribute('aria-label', /^3 \//);
  await expect(page).toHaveURL(/\/$/);
  for (const at of [/^2 \//, /^1 \//, /^1 \//]) {
    await swipe(cdp, [60, 340], y);
    await expect(shown).toHaveAttribute('aria-label', at);
  }
});
