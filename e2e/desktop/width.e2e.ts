import { expect, test } from '../support/test.ts';
import { untilStarted } from '../support/hydration.ts';

test('[CONST-01] [SHELL-18] [SHELL-19] a narrower window switches the template once it rests for a second', async ({
  page,
}) => {
  await page.goto('/gameHall/2');
  await untilStarted(page);
  const root = page.locator('html');
  await page.evaluate(() => {
    const seen = { resized: 0, switches: [] as number[] };
    Object.assign(globalThis, { seen });
    addEventListener('resize', () => (seen.resized = performance.now()));
    new MutationObserver(() => seen.switches.push(performance.now() - seen.resized)).observe(document.documentElement, {
      attributeFilter: ['data-mode'],
    });
  });
  await page.setViewportSize({ width: 992, height: 800 });
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(root).toHaveAttribute('data-mode', 'mobile');
  await expect(root).toHaveAttribute('data-template', 'h5-1');
  await expect(page).toHaveURL(/\/gameHall\/2$/);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Rookeight').first()).toBeVisible();
  const { switches } = await page.evaluate(() => (globalThis as unknown as { seen: { switches: number[] } }).seen);
  expect(switches).toHaveLength(1);
  expect(switches[0]).toBeGreaterThanOrEqual(990);

  const banners = page.waitForRequest('**/api/arks/web/carousel_picture');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' }).click();
  expect((await banners).postDataJSON()).toMatchObject({ use_type: 2 });

  await page.setViewportSize({ width: 992, height: 800 });
  await expect(root).toHaveAttribute('data-mode', 'desktop');
  await expect(page.getByRole('navigation', { name: 'Game lobbies' })).toBeVisible();
});
