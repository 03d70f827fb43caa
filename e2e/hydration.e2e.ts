import { slotList, tiles } from './support/game.ts';
import { ahead, goWithin, hydrateSlowly, onceAnswering, untilStarted } from './support/hydration.ts';
import { test } from './support/pictures.ts';
import { expect } from './support/test.ts';

// As most visitors come: pictures arrive before the page is hydrated, marquees and banners move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Older than any data may be without being asked for again, in milliseconds. */
const OLD_MS = 9 * 60_000;

test('a jackpot that grew since the page was made is shown once the page is hydrated @phone', async ({ page }) => {
  await hydrateSlowly(page);
  await ahead(page, OLD_MS);
  const asked: string[] = [];
  await page.route('**/api/v2/get_jackpot', async (route) => {
    asked.push(route.request().url());
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/\d+\.\d\d/g, '987654321.12') });
  });
  await page.goto('/');
  const digits = () =>
    page
      .getByRole('main')
      .locator('[data-digit]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-digit')).join(''));
  await expect.poll(digits).toBe('098765432112');
  expect(asked).toHaveLength(1);
  await untilStarted(page);
});

test('a list that a browser sorts in another way is hydrated in the order of the server @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const { compare } = Object.getOwnPropertyDescriptors(Intl.Collator.prototype);
    Object.defineProperty(Intl.Collator.prototype, 'compare', {
      get(this: Intl.Collator) {
        const real = compare?.get?.call(this) as Intl.Collator['compare'];
        return (one: string, other: string) => real(other, one);
      },
    });
  });
  const names = () => tiles(page).evaluateAll((all) => all.map((one) => one.querySelector('[title]')?.textContent));
  await page.goto(`${slotList}&sort=name`, { waitUntil: 'commit' });
  await expect(tiles(page).first()).toBeVisible();
  const sent = (await names()).slice(0, 8);
  await untilStarted(page);
  expect((await names()).slice(0, 8)).toEqual(sent);
  expect(sent).toEqual(
    sent.toSorted((a, b) => new Intl.Collator('en-US', { numeric: true }).compare(a ?? '', b ?? '')),
  );
});

test('a page that was kept over the turn of the year is hydrated as it came @phone', async ({ page }) => {
  await ahead(page, 366 * 24 * 60 * 60_000);
  await page.goto('/');
  await untilStarted(page);
  const year = new Date().getUTCFullYear();
  await expect(page.getByRole('contentinfo')).toContainText(String(year));
  await expect(page.getByRole('contentinfo')).not.toContainText(String(year + 1));
});

test('[CAT-12] an order that is chosen while the list is being hydrated counts @phone', async ({ page }) => {
  await hydrateSlowly(page);
  await page.goto(slotList, { waitUntil: 'commit' });
  // React listens, and has not come to the list yet.
  await page.waitForFunction(() => {
    const isHydrated = (element: Element | null) =>
      element && Object.keys(element).some((key) => key.startsWith('__react'));
    return isHydrated(document.querySelector('header')) && !isHydrated(document.querySelector('main select'));
  });
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await order.selectOption('name');
  await expect(page).toHaveURL(/[?&]sort=name/);
  await expect(order).toHaveValue('name');
});

for (const act of ['home', 'back'] as const) {
  test(`who goes ${act} while the page is being hydrated gets there @phone`, async ({ page }) => {
    await page.goto('/');
    await untilStarted(page);
    await goWithin(page, slotList);
    await expect(tiles(page).first()).toBeVisible();
    await hydrateSlowly(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page).not.toHaveTitle('Goldhaven');
    await onceAnswering(page, act);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('main').locator('[data-digit]').first()).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveCount(0);
    await expect(page).toHaveTitle('Goldhaven');
  });
}
