import { stored } from './support/member.ts';
import { expect, test, toasts, watchCalls } from './support/test.ts';

test('[AUTH-31] [AUTH-32] [AUTH-33x] a site that is only shown signs nobody in: its ways in open nothing and send nothing', async ({
  page,
}) => {
  // The same site with the public setting turned on.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('"DEMO_MODE":false', '"DEMO_MODE":true');
    expect(body).toContain('"DEMO_MODE":true');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const calls = watchCalls(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toasts(page).filter({ hasText: 'Not available in the demo' })).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  const register = banner.getByRole('button', { name: 'Register', exact: true });
  if (await register.isVisible()) {
    await register.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // A page for members asks for a sign-in, which does not open either.
  // A message does not wait for everything that a page loads.
  await page.goto('/user/Info', { waitUntil: 'commit' });
  await expect(toasts(page).filter({ hasText: 'Not available in the demo' }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(calls.filter((path) => /\/(?:captcha|login|register(?:\/|$))/.test(path))).toEqual([]);
  expect(await stored(page, 'token')).toBeNull();
});
