import { stored } from './support/member.ts';
import { expect, test, toasts, watchCalls } from './support/test.ts';
import { untilStarted } from './support/hydration.ts';
import { patient } from './support/patience.ts';

test('[AUTH-31] [AUTH-32] [AUTH-33x] a site that is only shown allows no sign-in: its ways in open nothing and send nothing', async ({
  page,
  isMobile,
  pageErrors,
}) => {
  // Five documents.
  test.setTimeout(patient(120_000));
  // The same site with the public setting turned on, and a sign-in in the header of desktops.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replace('"DEMO_MODE":false', '"DEMO_MODE":true')
      .replace('"headerLogin":false', '"headerLogin":true');
    expect(body).toContain('"DEMO_MODE":true');
    expect(body).toContain('"headerLogin":true');
    await route.fulfill({ response, body });
  });
  // The server rendered these pages without the form and with banner links, so the browser rendered them again.
  const forgetDifferences = () => {
    expect(pageErrors.filter((error) => !error.includes('#418'))).toEqual([]);
    pageErrors.length = 0;
  };
  await page.goto('/');
  await untilStarted(page);
  const calls = watchCalls(page);
  const banner = page.getByRole('banner');
  const refused = toasts(page).filter({ hasText: 'Not available in the demo' });
  if (isMobile) {
    await banner.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(refused).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await toasts(page).getByRole('button', { name: 'Close' }).click();
  }
  const register = banner.getByRole('button', { name: 'Register', exact: true });
  if (await register.isVisible()) {
    await register.click();
    await expect(refused).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // A page for members asks for a sign-in, which does not open either.
  // A message does not wait for everything that a page loads.
  await page.goto('/user/Info', { waitUntil: 'commit' });
  await expect(toasts(page).filter({ hasText: 'Not available in the demo' }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(calls.filter((path) => /\/(?:captcha|login|register(?:\/|$))/.test(path))).toEqual([]);
  expect(await stored(page, 'token')).toBeNull();
  if (isMobile) {
    forgetDifferences();
    return;
  }

  // The form of the header admits any name, without a call and for this document only.
  await page.goto('/');
  const form = banner.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Account name').fill('visitor1');
  await form.getByLabel('Password').fill('whatever1');
  await untilStarted(page);
  const before = calls.length;
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(toasts(page).filter({ hasText: 'You are signed in' })).toHaveCount(1);
  await expect(banner.getByTitle('visitor1', { exact: true })).toBeVisible();
  await expect(banner.getByText('$0.00')).toBeVisible();
  await banner.getByRole('button', { name: 'Refresh balance' }).click();
  await banner.getByRole('button', { name: 'Wallet' }).click();
  await expect(refused).toHaveCount(1);
  expect(calls.slice(before).filter((path) => /member|login|captcha|cash/.test(path))).toEqual([]);
  expect([await stored(page, 'token'), await stored(page, 'member_id')]).toEqual([null, null]);
  await page.reload();
  await expect(form).toBeVisible();
  await expect(banner.getByTitle('visitor1', { exact: true })).toHaveCount(0);
  forgetDifferences();
});
