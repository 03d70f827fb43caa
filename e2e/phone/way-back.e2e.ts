import { untilStarted } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

test('the way back finds its place, and what is out of view comes after it', async ({ page }) => {
  await page.goto('/');
  await untilStarted(page);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(place).toBe(600);
  // It is in a part further down.
  const games = page.getByRole('heading', { name: 'Top 10' });
  await expect(games).toBeAttached();
  await page.locator('a[href="/discount"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/discount$/);
  await expect(games).not.toBeAttached();
  await page.goBack();
  await expect(games).toBeAttached();
  expect(await place()).toBe(600);
});
