import type { Page } from '@playwright/test';
import { goWithin, untilStarted } from './support/hydration.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'sv-SE', baseURL: ({ stack }, use) => use(stack.url('1004')) });

const banner = (page: Page) => page.getByRole('banner');
const contentOf = (page: Page, name: string) => page.locator(`meta[property="${name}"]`);

test('[OPS-23] a site has its own name, title and words in two languages, also on the next page and after a change @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Lotusviken');
  await expect(contentOf(page, 'og:site_name')).toHaveAttribute('content', 'Lotusviken');
  await expect(contentOf(page, 'og:title')).toHaveAttribute('content', 'Lotusviken');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'Spel vid vattnet: slots och livecasino hos Lotusviken.',
  );
  await expect(banner(page).getByRole('button', { name: 'Kliv in' })).toBeVisible();
  await untilStarted(page);
  const manifest = await page.request.get('/manifest.webmanifest?lang=sv_SE');
  expect(await manifest.json()).toMatchObject({ name: 'Lotusviken', short_name: 'Lotusviken', lang: 'sv-SE' });

  await goWithin(page, '/faq');
  await expect(page).toHaveTitle(/ – Lotusviken$/);
  // All texts of the language are there now, from one file.
  await banner(page).getByRole('button', { name: 'Kliv in' }).click();
  await expect(page.getByRole('dialog', { name: 'Logga in' })).toBeVisible();
  await page.keyboard.press('Escape');

  await banner(page).getByRole('combobox', { name: /Språk/ }).selectOption('de_DE');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page).toHaveTitle(/ – Lotusbucht$/);
  await expect(banner(page).getByRole('button', { name: 'Eintreten' })).toBeVisible();
  await expect(contentOf(page, 'og:site_name')).toHaveAttribute('content', 'Lotus Bay');
});
