import { slotList, tiles } from '../../support/game.ts';
import { members } from '../../support/login.ts';
import { account, loginForm, nextCaptcha, openLogin, signIn, submitLogin } from '../../support/member.ts';
import { expect, test, toasts } from '../../support/test.ts';
import { untilAnswered } from '../../support/calls.ts';
import { patient } from '../../support/patience.ts';

test('[ERR-05] [GW-03] a platform that is gone and comes back: one message, a page that works, and another try', async ({
  page,
  control,
  stack,
}) => {
  await page.goto('/');
  await untilAnswered(page);
  await stack.stopSandbox();
  try {
    await page.getByRole('banner').getByRole('link', { name: 'Cards' }).click();
    await expect(page).toHaveURL(/\/gameHall\/6$/);
    await expect(page.getByRole('main').getByText('Chesswood').first()).toBeVisible();
    await page.getByRole('main').locator('a[href^="/slotgame"]').filter({ hasText: 'Chesswood' }).first().click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
    await expect(retry).toBeVisible({ timeout: patient(20_000) });
    expect(await toasts(page).count()).toBeLessThanOrEqual(1);
    await stack.startSandbox();
    await retry.click();
    await expect(tiles(page).first()).toBeVisible();
    await signIn(page, control);
  } finally {
    await stack.startSandbox().catch(() => undefined);
  }
});

test('[ERR-03] [AUTH-25x] a sign-in that the platform cannot answer keeps what was typed', async ({
  page,
  control,
}) => {
  await page.goto('/');
  let captcha = await openLogin(page);
  for (const [mode, text] of [
    ['http500', /^ordered fault/],
    ['html', /^Something went wrong\. Please try again/],
    ['truncated', /^Something went wrong\. Please try again/],
  ] as const) {
    await control.fault({ path: '/login', mode, times: 1 });
    const next = nextCaptcha(page);
    await submitLogin(page, { ...members.river77, answer: await control.captchaAnswer(captcha) });
    captcha = await next;
    await expect(toasts(page)).toHaveText([text]);
    await expect(loginForm(page).getByLabel('Account name')).toHaveValue('river77');
    await expect(toasts(page)).toHaveCount(0);
  }
  await expect(account(page, 'river77')).toHaveCount(0);
});

test('[ERR-13] [HOME-01] rubbish for one part leaves the others standing', async ({ page, control }) => {
  await control.fault({ path: '/arks/web/carousel_picture', mode: 'wrong-types' });
  await control.fault({ path: '/v2/get_jackpot', mode: 'html' });
  await page.goto('/loading');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Announcements' }).getByRole('listitem').first()).toBeVisible();
});

test('[STORE-20x] stored rubbish is dropped', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname !== '/slotgame') return;
    for (const key of ['maintain_interval', 'isPlay', 'waitingUrl', 'waitingWindow', 'window-msg', 'pwa', 'lang']) {
      localStorage.setItem(key, '{"__proto__":1,');
    }
  });
  await page.goto(slotList);
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('dragon');
  await expect(page).toHaveURL(/q=dragon/);
});
