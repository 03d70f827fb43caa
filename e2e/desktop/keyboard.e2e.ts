import type { Locator } from '@playwright/test';
import { account, loginForm, nextCaptcha } from '../support/member.ts';
import { expect, test, toasts } from '../support/test.ts';
import { untilStarted } from '../support/hydration.ts';

test('[AUTH-01] [AUTH-04x] [AUTH-05] a member signs in and out by the keyboard alone', async ({ page, control }) => {
  const { keyboard } = page;
  /** Presses Tab until the focus is where it is wanted. */
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    await expect(async () => {
      await keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 100 });
    }).toPass({ intervals: [0] });
  };
  await page.goto('/');
  await untilStarted(page);
  let captcha = nextCaptcha(page);
  await tabTo(page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }));
  await keyboard.press('Enter');
  await captcha;
  const form = loginForm(page);
  await expect(form.getByLabel('Account name')).toBeFocused();

  // Sent empty, the first field says what it wants and has the focus.
  await keyboard.press('Enter');
  await expect(form.getByLabel('Account name')).toHaveAttribute('aria-invalid', 'true');
  await keyboard.type('river77');
  await keyboard.press('Tab');
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
  await keyboard.type('River777');
  // The picture is a button: another one comes by the keyboard as well.
  captcha = nextCaptcha(page);
  await tabTo(form.getByRole('button', { name: /Get a new image/ }));
  await keyboard.press('Space');
  const answer = await control.captchaAnswer(await captcha);
  await form.getByLabel('Verification code', { exact: true }).focus();
  await keyboard.type(answer);
  await keyboard.press('Enter');
  await expect(account(page, 'river77')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(toasts(page)).toHaveText(/You are signed in/);

  await tabTo(page.getByRole('banner').getByRole('button', { name: 'Sign out' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});
