import type { Page } from '@playwright/test';
import { account, loginForm, members, nextCaptcha, stored, submitLogin } from './support/member.ts';
import { expect, test, toasts } from './support/test.ts';

const { river77 } = members;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const current = (page: Page) => menu(page).locator('[aria-current="page"]');
const guest = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true });

// Each journey is several documents.
test.describe.configure({ timeout: 120_000 });

test('[AUTH-26] [AUTH-34] [AUTH-50x] [SHELL-13x] a guest signs in for a window and gets it; the login ends, and its windows with it', async ({
  page,
  control,
  context,
  isMobile,
  baseURL,
}) => {
  const captcha = nextCaptcha(page);
  await page.goto('/user/Deposit');
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(loginForm(page)).toBeVisible();
  const answer = await control.captchaAnswer(await captcha);
  const opened = isMobile ? undefined : page.waitForEvent('popup');
  await submitLogin(page, { ...river77, answer });
  const deposit = (await opened) ?? page;
  await expect(deposit).toHaveURL(`${baseURL}/user/Deposit`);
  await expect(deposit.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  await expect(current(deposit)).toHaveText('Deposit');
  if (isMobile) {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
    expect(await stored(page, 'token')).toBeNull();
    return;
  }
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(account(page, 'river77')).toBeVisible();
  // Asked for again, the same window comes to the front with the page that is wanted now.
  await page.getByRole('banner').getByRole('link', { name: 'Member centre: river77' }).click();
  await expect(deposit).toHaveURL(/\/user(?:\/Info)?$/);
  const second = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/proxy?page=Transfer', 'agentWindow', 'popup'));
  const agent = await second;
  // No agent: the page says who it is for, and how to become one.
  await expect(agent.getByRole('heading', { name: 'This page is for agents' })).toBeVisible();
  await expect(agent.getByRole('link', { name: 'Become an agent' })).toBeVisible();
  expect(context.pages()).toHaveLength(3);
  const gone = [deposit.waitForEvent('close'), agent.waitForEvent('close')];
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await Promise.all(gone);
  await expect(guest(page)).toBeVisible();
  for (const key of ['token', 'member_id', 'member_account', 'currency']) expect(await stored(page, key)).toBeNull();
});

test('[AUTH-28x] a window that the browser blocks is offered as a link', async ({ page, control, isMobile }) => {
  test.skip(isMobile, 'A phone opens no windows.');
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...given) => (Reflect.get(window, 'allowed') === true ? open(...given) : null);
  });
  const captcha = nextCaptcha(page);
  await page.goto('/user/Info');
  const answer = await control.captchaAnswer(await captcha);
  await submitLogin(page, { ...river77, answer });
  const link = toasts(page).getByRole('link', { name: 'Open it here' });
  await expect(link).toHaveAttribute('href', '/user/Info');
  await page.evaluate(() => Reflect.set(window, 'allowed', true));
  const opened = page.waitForEvent('popup');
  await link.click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'My details' })).toBeVisible();
  await expect(link).toHaveCount(0);
});
