import type { Page } from '@playwright/test';
import { loginForm, nextCaptcha, openLogin, stored, submitLogin } from '../support/member.ts';
import { expect, test, toasts } from '../support/test.ts';

const first = { account: 'first001', password: 'First0011' };
const chosen = 'Chosen1';

const fill = async (page: Page, old: string, next: string, again = next) => {
  await page.getByLabel(/^Current password/).fill(old);
  await page.getByLabel(/^New password/).fill(next);
  await page.getByLabel(/^Confirm new password/).fill(again);
  await page.getByRole('button', { name: 'Change password' }).click();
};

test('[PWD-01] [PWD-04x] [PWD-05x] a first login chooses a password before anything else; the given one is dead @phone', async ({
  page,
  control,
}) => {
  const asked = page.getByRole('heading', { name: 'Choose your own password' });
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await page.goto('/');
  const captcha = await openLogin(page);
  await submitLogin(page, { ...first, answer: await control.captchaAnswer(captcha) });
  await expect(asked).toBeVisible();
  // The address of another section does not lead past it.
  await expect(page).toHaveURL(/\/user\/Info$/);
  await page.goto('/user/Deposit');
  await expect(page).toHaveURL(/\/user\/Info$/);
  await expect(asked).toBeVisible();

  await fill(page, 'Wrong111', chosen);
  await expect(toasts(page).filter({ hasText: 'The old password is wrong' })).toHaveCount(1);
  await fill(page, first.password, chosen, 'Chosen2');
  await expect(page.getByText('The two passwords do not match')).toBeVisible();
  const sent = page.waitForRequest('**/api/member/profile/edit_password');
  await fill(page, first.password, chosen);
  expect((await sent).postDataJSON()).toEqual({
    old_password: first.password,
    password: chosen,
    check_password: chosen,
  });
  await expect(toasts(page).filter({ hasText: 'Your password has been changed' })).toHaveCount(1);
  await expect(asked).toHaveCount(0);

  // Still the same member after a reload, and nothing is forced any more.
  await page.goto('/user/MyWallet');
  await expect(page.getByRole('heading', { name: 'My wallet', level: 1 })).toBeVisible();
  await expect(page.getByText('first001').first()).toBeVisible();
  await expect(asked).toHaveCount(0);
  await page.getByRole('button', { name: 'Sections' }).click();
  await signOut.click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();

  let next = await openLogin(page);
  const again = nextCaptcha(page);
  await submitLogin(page, { ...first, answer: await control.captchaAnswer(next) });
  next = await again;
  await expect(toasts(page).filter({ hasText: 'Wrong account name or password' })).toHaveCount(1);
  await submitLogin(page, { account: first.account, password: chosen, answer: await control.captchaAnswer(next) });
  await expect(loginForm(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(0);
  await expect(asked).toHaveCount(0);
});
