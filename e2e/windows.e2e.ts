import type { Page } from '@playwright/test';
import { goWithin } from './support/hydration.ts';
import { members } from './support/login.ts';
import {
  account,
  loginForm,
  nextCaptcha,
  openLogin,
  signedQuery,
  signIn,
  stored,
  submitLogin,
} from './support/member.ts';
import { expect, test } from './support/test.ts';
import { patient } from './support/patience.ts';

const { river77 } = members;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const sections = (page: Page) => page.getByRole('button', { name: 'Sections' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const guest = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true });

// Each journey is several documents.
test.describe.configure({ timeout: patient(120_000) });

test('[AUTH-26] [AUTH-34] [SHELL-13x] a guest signs in for a window and gets it; the login ends, and its windows with it', async ({
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
  await expect(deposit.locator('[aria-current="page"]')).toHaveText('Deposit');
  if (isMobile) {
    await page.getByRole('button', { name: 'Sections' }).click();
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

test('[AUTH-27] [AUTH-28x] who closes the sign-in wants nothing any more; a foreign target is none; a good one is gone to @phone', async ({
  page,
  control,
  context,
  baseURL,
}) => {
  const asked = nextCaptcha(page);
  await page.goto('/proxy?page=Register');
  await asked;
  await expect(loginForm(page)).toBeVisible();
  await loginForm(page).getByRole('button', { name: 'Close' }).click();
  await expect(loginForm(page)).toHaveCount(0);
  await signIn(page, control);
  await expect(page).toHaveURL(`${baseURL}/`);
  expect(context.pages()).toHaveLength(1);

  // A guest again, who wants something for members of this list and goes elsewhere before signing in.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/slotgame?gt_id=2&gp_id=GPR8&house=gpr8&filter=//evil.test');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to favourites: / })
    .first()
    .click();
  const captcha = nextCaptcha(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign in' }).click();
  const answer = await control.captchaAnswer(await captcha);
  await goWithin(page, '/gameHall/3');
  await expect(page).toHaveURL(/\/gameHall\/3$/);
  await submitLogin(page, { ...river77, answer });
  await expect(page).toHaveURL(/\/slotgame\?.*gp_id=GPR8/);
  expect(new URL(page.url()).origin).toBe(baseURL);
  await expect(account(page, 'river77')).toBeVisible();
});

test('[SHELL-04] [SHELL-06] [SHELL-27] sections of the windows by address, for a member, for an agent and where some are left out @phone', async ({
  page,
  control,
  context,
  stack,
}) => {
  await page.goto(`/user?${(await signedQuery(page, control, river77)).toString()}`);
  await expect(heading(page)).toHaveText('My details');
  await expect(page.getByText('$2,500.00').first()).toBeVisible();
  for (const [address, section] of [
    ['/user/Info', 'My details'],
    ['/user/Deposit', 'Deposit'],
    ['/user?page=Deposit', 'Deposit'],
    ['/user/BindAccount', 'Bank account'],
    ['/user/Nothing', 'My details'],
  ] as const) {
    await page.goto(address);
    await expect(heading(page), address).toHaveText(section);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
  await sections(page).click();
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('My details');
  await menu(page).getByRole('link', { name: 'My wallet' }).click();
  await expect(heading(page)).toHaveText('My wallet');
  await expect(menu(page)).toHaveCount(0);
  await page.goto('/fastPayment');
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(sections(page)).toHaveCount(0);
  await page.goto('/proxy');
  await expect(heading(page)).toHaveText('Agent programme');
  await expect(page.getByRole('heading', { name: 'Apply to become an agent' })).toBeVisible();

  // An agent registers members, and has a link of their own.
  const agent = await context.newPage();
  await agent.goto('/');
  await agent.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  const query = await signedQuery(page, control, { account: 'falcon1', password: 'Falcon11' });
  await agent.goto(`/proxy?page=Register&${query.toString()}`);
  await expect(heading(agent)).toHaveText('Register members');
  await expect(agent.locator('[aria-current="page"]')).toHaveText('Register members');
  await agent.goto('/proxy?page=Promotion');
  await expect(agent.getByRole('main')).toContainText(`/register?id=${query.get('member_id')}`);

  // A site that leaves links out has none of them, and their addresses lead to what is there.
  const other = stack.url('1002');
  await agent.goto(other);
  const captcha = await openLogin(agent);
  await submitLogin(agent, { ...river77, answer: await control.captchaAnswer(captcha) });
  await expect(account(agent, 'river77')).toBeVisible();
  await agent.goto(`${other}/user/Deposit`);
  await expect(agent).toHaveURL(/\/user\/Info$/);
  await sections(agent).click();
  await expect(menu(agent).getByRole('link')).toHaveText([
    'My details',
    'Security',
    'My wallet',
    'Announcements',
    /^Messages/,
    'Transfers',
    'Refer a friend',
    'Rewards',
    'Referred members',
  ]);
});
