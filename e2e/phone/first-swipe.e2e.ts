import type { CDPSession } from '@playwright/test';
import { untilStarted } from '../support/hydration.ts';
// A banner without its picture is left out.
import { test } from '../support/pictures.ts';
import { expect } from '../support/test.ts';

/** A finger goes over the banner, as a screen tells it. */
async function swipe(cdp: CDPSession, [from, to]: readonly [number, number], y: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 4; step += 1) await touch('touchMove', from + ((to - from) * step) / 4);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('[HOME-12x] the first swipe of a visitor moves the banner by one, and brings the engine for the next', async ({
  page,
}) => {
  await page.goto('/');
  await untilStarted(page);
  const banner = page.getByRole('region', { name: 'Highlights' });
  const engine = page.locator('[data-engine]');
  const shown = banner.locator('[aria-roledescription="slide"]:not([inert])');
  await expect(shown).toHaveAttribute('aria-label', /^1 \//);
  await expect(engine).toHaveCount(0);
  const box = await banner.boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const cdp = await page.context().newCDPSession(page);
  await swipe(cdp, [300, 120], y);
  await expect(shown).toHaveAttribute('aria-label', /^2 \//);
  await expect(engine).toHaveCount(1);
  await expect(page).toHaveURL(/\/$/);
  await swipe(cdp, [120, 300], y);
  await expect(shown).toHaveAttribute('aria-label', /^1 \//);
  await swipe(cdp, [120, 300], y);
  await expect(shown).not.toHaveAttribute('aria-label', /^[12] \//);
});
