import type { CDPSession, Locator } from '@playwright/test';
import { untilStarted } from '../support/hydration.ts';
// A banner without its picture is left out.
import { fresh } from '../support/fresh.ts';
import { test as pictured } from '../support/pictures.ts';
import { expect } from '../support/test.ts';

const test = pictured.extend(fresh);

/** Time between two moves of the finger in s. */
const STEP_S = 0.04;

/**
 * Moves a finger over the banner, with the events of a touch screen. Each event has its time: a busy processor would deliver them
 * together, at a speed that no finger has, and the browser would fling the row across its stop.
 */
async function swipe(cdp: CDPSession, [from, to]: readonly [number, number], y: number): Promise<void> {
  const start = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from + ((to - from) * step) / 4, y }],
      timestamp: start + step * STEP_S,
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 4; step += 1) await touch('touchMove', step);
  await touch('touchEnd', 5);
}

/** A slide is at the edge of its banner and moves no more: a swipe of a row that still snaps would count from in between. */
async function expectAtRest(banner: Locator, slide: Locator): Promise<void> {
  const distance = async (): Promise<number> =>
    Math.round(((await slide.boundingBox())?.x ?? Number.NaN) - ((await banner.boundingBox())?.x ?? 0));
  await expect.poll(async () => [await distance(), await distance()]).toEqual([0, 0]);
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
  const expectShown = async (label: RegExp): Promise<void> => {
    await expect(shown).toHaveAttribute('aria-label', label);
    await expectAtRest(banner, shown);
  };
  await expectShown(/^1 \//);
  // It is laid out, and nothing covers it.
  await banner.getByRole('group').first().click({ trial: true });
  const box = await banner.boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const cdp = await page.context().newCDPSession(page);
  await swipe(cdp, [320, 120], y);
  await expectShown(/^2 \//);
  scripts.resolve();
  await untilStarted(page);
  await expectShown(/^2 \//);
  await swipe(cdp, [320, 120], y);
  await expectShown(/^3 \//);
  await expect(page).toHaveURL(/\/$/);
  for (const at of [/^2 \//, /^1 \//, /^1 \//]) {
    await swipe(cdp, [120, 320], y);
    await expectShown(at);
  }
});
