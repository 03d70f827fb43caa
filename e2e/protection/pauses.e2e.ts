import type { Page } from '@playwright/test';
import type { Control } from '../support/control.ts';
import { untilStarted } from '../support/hydration.ts';
import { account, loginForm, openLogin, storeLogin, stored, submitLogin } from '../support/member.ts';
import { members } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

/** The site with a profile, whose members are those of the sandbox. */
test.use({ baseURL: ({ stack }, use) => use(stack.url('1005')) });

const told = (page: Page) => page.getByRole('dialog', { name: 'You are taking a break' });

/** Opens the section of breaks as a member who signed in earlier. */
async function openBreaks(page: Page, control: Control): Promise<void> {
  await storeLogin(page, control, 'river77');
  await page.goto('/');
  await page.goto('/user/Breaks');
  await untilStarted(page);
}

async function takeBreak(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take a break' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take a break' }).click();
}

/** Tries to sign in by the form of the header. */
async function trySignIn(page: Page, control: Control): Promise<void> {
  await page.goto('/');
  await untilStarted(page);
  const token = await openLogin(page);
  await submitLogin(page, { ...members.river77, answer: await control.captchaAnswer(token) });
}

test('[RG-29] a break ends the session in all tabs; reload, back button and address bar do not bring it back @desktop', async ({
  page,
  context,
  control,
}) => {
  await openBreaks(page, control);
  const second = await context.newPage();
  await second.goto('/');
  await expect(account(second, 'river77')).toBeVisible();
  await takeBreak(page);
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
});

test('[RG-29] the sign-in is refused until the break is over, with its end; then it works @desktop', async ({
  page,
  control,
}) => {
  await openBreaks(page, control);
  await takeBreak(page);
  await expect(told(page)).toBeVisible();
  await trySignIn(page, control);
  await expect(told(page)).toContainText(/Until .+ you cannot sign in/);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await control.bring('end-break', { account: 'river77' });
  await trySignIn(page, control);
  await expect(account(page, 'river77')).toBeVisible();
});

test('[RG-29] [RG-31] another device learns of it with its next answer, also from a page that was kept @desktop', async ({
  page,
  browser,
  control,
  stack,
}) => {
  await openBreaks(page, control);
  const other = await browser.newContext({ baseURL: stack.url('1005') });
  const device = await other.newPage();
  const login = await page.evaluate(() => Object.entries(localStorage));
  await device.goto('/');
  await untilStarted(device);
  await device.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), login);
  await device.reload();
  await expect(account(device, 'river77')).toBeVisible();
  await takeBreak(page);
  await expect(told(page)).toBeVisible();
  await expect(told(device)).toBeVisible();
  expect(await stored(device, 'token')).toBeNull();
  // An old login that is put back is refused by the platform.
  await device.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), login);
  await device.reload();
  await expect(told(device)).toBeVisible();
  await expect(account(device, 'river77')).toHaveCount(0);
  await other.close();
});

test('[RG-31] an excluded member is signed out at once, and withdraws the balance on one page @desktop', async ({
  page,
  control,
}) => {
  await storeLogin(page, control, 'river77');
  await page.goto('/');
  await expect(account(page, 'river77')).toBeVisible();
  await control.bring('exclude', { account: 'river77', action: 'exclude' });
  const excluded = page.getByRole('dialog', { name: 'You are excluded from play' });
  await expect(excluded).toContainText('Your exclusion has no end date.');
  await trySignIn(page, control);
  const withdrawals = page.getByRole('dialog', { name: 'Withdraw your balance' });
  await expect(withdrawals.getByText('Here you can withdraw your balance.')).toBeVisible();
  await expect(withdrawals.getByText(/Available to withdraw/).first()).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();
  const calls = await control.calls('/member/game/play1');
  expect(calls).toEqual([]);
  await page.reload();
  await untilStarted(page);
  await expect(withdrawals).toHaveCount(0);
  await expect(account(page, 'river77')).toHaveCount(0);
});
