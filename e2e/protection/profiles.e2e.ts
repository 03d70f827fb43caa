import type { Page } from '@playwright/test';
import { clear, playButton, slotList, tiles } from '../support/game.ts';
import { untilStarted } from '../support/hydration.ts';
import { openProfile, PROTECTED_SITE, serveProfile, type ProfileSite } from '../support/sites/profiles.ts';
import { test } from '../support/fresh.ts';
import { expect } from '../support/test.ts';
import { patient } from '../support/patience.ts';

// Each journey serves a site of its own.
test.describe.configure({ timeout: patient(120_000) });

let site: ProfileSite | undefined;

test.afterEach(async () => {
  await site?.stop();
  site = undefined;
});

for (const [profile, device] of [
  ['gb', 'desktop'],
  ['br', 'phone'],
] as const) {
  test(`[RG-01] ${profile}: pages that lead to gambling have the licence exactly as given @${device}`, async ({
    page,
    stack,
  }) => {
    site = await serveProfile(stack, profile);
    for (const path of ['/', '/gameHall/3', '/main/about']) {
      await page.goto(site.url + path);
      await untilStarted(page);
      const notice = page.getByRole('region', { name: 'Licence' });
      await expect(notice).toContainText(
        'Fairwater is an example without a licence. This is the place of the sentence of the licence, word for word.',
      );
      await expect(notice.getByRole('link', { name: /00000/ })).toHaveAttribute(
        'href',
        'https://register.example.com/00000',
      );
    }
  });
}

test('[RG-37x] without a profile the same site has nothing of it @phone', async ({ page, stack }) => {
  site = await serveProfile(stack, 'none');
  await page.goto(site.url);
  await untilStarted(page);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Licence' })).toHaveCount(0);
  expect((await page.request.get(`${stack.url(PROTECTED_SITE)}/`)).ok()).toBe(true);
});

const marks = (page: Page) => page.getByRole('region', { name: 'Official marks' });

test('[RG-05] [RG-12] se: three marks stay on top while the page scrolls, and nothing is played without a limit @phone', async ({
  page,
  control,
  stack,
}) => {
  site = await serveProfile(stack, 'se');
  await openProfile(page, control, site, slotList);
  await expect(marks(page).getByRole('link')).toHaveCount(3);
  await expect(tiles(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await expect(marks(page)).toBeInViewport({ ratio: 1 });
  const covered = await marks(page)
    .getByRole('img')
    .evaluateAll(
      (images) =>
        images.filter((image) => {
          const { left, top, width, height } = image.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) !== image;
        }).length,
    );
  expect(covered).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await playButton(tiles(page).first()).click(clear);
  const asked = page.getByRole('alertdialog', { name: 'Set a limit first' });
  await asked.getByRole('button', { name: 'Set a limit' }).click();
  await expect(page.getByRole('button', { name: 'Continue without a limit' })).toHaveCount(0);
  const limit = page.getByRole('textbox', { name: /Deposit limit · Per day/ }).first();
  await limit.fill('50');
  await expect(limit).toHaveValue('50');
  // A press before the state is known leaves the refusal to the platform.
  const started = async () => (await control.calls('/member/game/play1')).filter(({ code }) => code !== '306');
  expect(await started()).toEqual([]);
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect(page.getByText('$50.00').first()).toBeVisible();
  await page.goto(site.url + slotList);
  await expect(tiles(page).first()).toBeVisible();
  await playButton(tiles(page).first()).click(clear);
  await expect(page.getByTitle(/^Game: /)).toBeVisible();
  expect(await started()).toHaveLength(1);
});
