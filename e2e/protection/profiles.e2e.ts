import { PROTECTED_SITE, serveProfile, type ProfileSite } from '../support/profiles.ts';
import { untilStarted } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

let site: ProfileSite | undefined;

test.afterEach(async () => {
  await site?.stop();
  site = undefined;
});

for (const profile of ['gb', 'de', 'se', 'ph', 'br'] as const) {
  test(`[RG-01] ${profile}: pages that lead to gambling have the licence exactly as given`, async ({ page, stack }) => {
    site = await serveProfile(stack, profile);
    for (const path of ['/', '/gameHall/3', '/main/about', '/register']) {
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

test('[RG-37x] without a profile the same site has nothing of it', async ({ page, stack }) => {
  site = await serveProfile(stack, 'none');
  await page.goto(site.url);
  await untilStarted(page);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Licence' })).toHaveCount(0);
  expect((await page.request.get(`${stack.url(PROTECTED_SITE)}/`)).ok()).toBe(true);
});
