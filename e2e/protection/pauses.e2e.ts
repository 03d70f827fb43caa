import type { Page } from '@playwright/test';
import type { Control } from '../support/control.ts';
import { untilStarted } from '../support/hydration.ts';
import { account, loginForm, openLogin, storeLogin, stored, submitLogin } from '../support/member.ts';
import { members } from '../support/login.ts';
import { test } from '../support/fresh.ts';
import { expect } from '../support/test.ts';

/** The site with a profile, whose members are those of the sandbox. */
test.use({ baseURL: ({ stack }, use) => use(stack.url('1005')) });

const told = (page: Page) => page.getByRole('dialog', { name: 'You are taking a break' });

/** Tries to sign in by the form of the header. */
async function trySignIn(page: Page, control: Control): Promise<void> {
  await page.goto('/');
  await untilStarted(page);
  const token = await openLogin(page);
  await submitLogin(page, { ...members.river77, answer: await control.captchaAnswer(token) });
}

test('[RG-29] a break ends the session in all tabs; reload, back button, address bar and the form do not bring it back until it is over @desktop', async ({
  page,
  context,
  control,
}) => {
  await storeLogin(page, control, 'river77');
  await page.goto('/');
  await page.goto('/user/Breaks');
  await untilStarted(page);
  const second = await context.newPage();
  await second.goto('/');
  await untilStarted(second);
  await expect(account(second, 'river77')).toBeVisible();
  // It comes after the part that hears of the break.
  await expect(second.getByRole('region', { name: 'Your session' })).toBeVisible();
  await page.getByRole('button', { name: 'Take a break' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take a break' }).click();
  await expect(told(page)).toContainText(/Until .+ you cannot sign in, play or deposit\./);
  await expect(told(second)).toContainText(/Until .+ you cannot sign in/);
  await told(second).getByRole('button', { name: 'OK' }).click();
  await expect(account(second, 'river77')).toHaveCount(0);
  expect(await stored(second, 'token')).toBeNull();
  await second.reload();
  await untilStarted(second);
  await expect(account(second, 'river77')).toHaveCount(0);
  await told(page).getByRole('button', { name: 'OK' }).click();
  await page.goBack();
  await untilStarted(page);
  await expect(account(page, 'river77')).toHaveCount(0);
  await page.goto('/user/Deposit');
  await untilStarted(page);
  await expect(loginForm(page)).toBeVisible();
  expect(await control.calls('/member/deposit/store')).toEqual([]);
  await trySignIn(page, control);
  await expect(told(page)).toContainText(/Until .+ you cannot sign in/);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await control.bring('end-break', { account: 'river77' });
  await trySignIn(page, control);
  await expect(account(page, 'river77')).toBeVisible();
});
