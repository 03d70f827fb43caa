import type { Page } from '@playwright/test';
import { clear, playButton, slotList, spin, tiles } from './support/game.ts';
import { answerQuestion, prove, readClientCaptchas, readQuestionCaptchas, resetForm } from './support/identity.ts';
import { loginForm, openLogin, signInAt, signOut, submitLogin, typePin } from './support/member.ts';
import { useOldest } from './support/oldest.ts';
import {
  agreement,
  answerCaptcha,
  expectSaid,
  input,
  openRegister,
  registerDialog,
  secret,
  signedIn,
  welcome,
  submit,
} from './support/registration.ts';
// Whole pages, with what an old browser makes of their pictures.
import { fresh } from './support/fresh.ts';
import { test as pictured } from './support/pictures.ts';
import { expect } from './support/test.ts';

const base = pictured.extend(fresh);

/** Journeys of one visit each in browsers of tier B, and one below it. */
const test = base.extend<{ readonly oldest: boolean }>({
  oldest: [async ({ context }, use) => use(await useOldest(context)), { auto: true }],
});

const wallet = (page: Page) => page.getByRole('dialog', { name: 'Wallet' });

test('[BRW-02] in a browser of tier B a guest sees home and errors, registers, answers, resets a password and calls for help @phone', async ({
  page,
  context,
  control,
  isMobile,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Jackpot' })).toBeVisible();
  expect(
    await page.evaluate(() => [
      'popover' in HTMLElement.prototype,
      'toSorted' in Array.prototype,
      'any' in AbortSignal,
      getComputedStyle(document.body).getPropertyValue('--hf-screen-unit'),
    ]),
    'what tier B lacks is not there',
  ).toEqual([false, false, false, '1vh']);
  await expect(page.locator('#outdated')).toBeHidden();
  const captcha = await openRegister(page);
  await submit(page).click();
  await expectSaid(page, 'Account name', /Please choose an account name/);
  await expect(input(page, 'Account name')).toBeFocused();
  await expect(agreement(page)).toHaveAccessibleDescription(/Please accept the terms of service/);
  await input(page, 'Account name').fill('tierb01');
  await input(page, 'Email').fill('tierb01@example.org');
  await secret(page, 'Password').fill('Secret12');
  await secret(page, 'Confirm password').fill('Secret12');
  await typePin(page, '2580');
  await answerCaptcha(page, control, captcha);
  await agreement(page).check();
  await submit(page).click();
  await expect(signedIn(page, 'tierb01')).toBeVisible();
  await expect(registerDialog(page)).toHaveCount(0);
  await welcome(page, 'tierb01').getByRole('button', { name: 'Later', exact: true }).click();
  await signOut(page, isMobile);

  // An unknown device is asked who it is.
  const careful = { account: 'careful1', password: 'Careful11' };
  const shown = readQuestionCaptchas(page);
  const login = await openLogin(page);
  await submitLogin(page, { ...careful, answer: await control.captchaAnswer(login) });
  await answerQuestion(page, control, await shown());
  await expect(signedIn(page, 'careful1')).toBeVisible();
  await signOut(page, isMobile);

  // A forgotten password.
  const captchas = readClientCaptchas(page);
  await openLogin(page);
  await loginForm(page).getByRole('button', { name: 'Forgot your password?' }).click();
  const reset = resetForm(page);
  await reset.getByLabel('Account name', { exact: true }).fill('moved01');
  await prove(page, captchas, { label: 'Registered phone number', value: '5550199' });
  await reset.getByLabel('New password', { exact: true }).fill('Newone1');
  await reset.getByLabel('Confirm new password').fill('Newone1');
  await reset.getByRole('button', { name: 'Save new password' }).click();
  await expect(loginForm(page).getByLabel('Account name')).toHaveValue('moved01');
  await page.keyboard.press('Escape');
  await expect(loginForm(page)).toHaveCount(0);

  const chat = context.waitForEvent('page');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Customer service' }).click();
  await expect(await chat).toHaveURL(/\/service\?lang=en_US$/);
});

test('[BRW-02] in a browser of tier B an agent signs in, plays, recalls, pays in, withdraws and gives money to a member @desktop', async ({
  page,
  context,
  control,
  isMobile,
}) => {
  await control.cash('falcon1', 100, 'GPJD');
  await signInAt(page, control, slotList, 'falcon1');

  const opened = isMobile ? undefined : context.waitForEvent('page');
  await playButton(tiles(page).first()).click(clear);
  const game = (await opened) ?? page;
  await expect(game).toHaveURL(/\/provider\/play\?/);
  await spin(game);
  await (isMobile ? game.locator('#lobby').tap() : game.close());
  await expect.poll(async () => (await control.ledger('falcon1')).playing).toBeNull();

  const place = isMobile ? page.getByRole('navigation', { name: 'Main navigation' }) : page.getByRole('banner');
  await place.getByRole('button', { name: 'Wallet', exact: true }).click();
  const line = wallet(page).getByRole('listitem').filter({ hasText: 'Jadewind' });
  await expect(line).toContainText('$100.00');
  await wallet(page).getByRole('button', { name: 'Transfer back' }).click();
  // Providers without money are folded.
  await wallet(page)
    .getByText(/^Show \d+ providers$/)
    .click();
  await expect(line).toContainText('$0.00');
  expect((await control.ledger('falcon1')).problems).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(wallet(page)).toHaveCount(0);

  const amount = page.getByRole('textbox', { name: /^Amount/ });
  const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
  await page.goto('/user/Deposit');
  await expect(page.getByText('First Harbor Bank')).toBeVisible();
  await amount.fill('150');
  await page.getByRole('button', { name: /^Deposit (?:now|\P{L})/u }).click();
  await expect(heading('Your deposit is in progress')).toBeVisible();
  // Realtime works here too: it reports that the deposit has arrived.
  await expect.poll(() => control.connections('falcon1')).toBeGreaterThan(0);
  await control.settle('falcon1');
  await expect(heading('Your deposit has arrived')).toBeVisible();

  await page.goto('/user/Withdrawal');
  await amount.fill('40');
  await typePin(page, '1122');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(heading('Your withdrawal is in progress')).toBeVisible();

  await page.goto('/proxy?range=month');
  const member = page.getByText(/^[a-z]+8\d{3}$/).first();
  const target = (await member.textContent()) ?? '';
  await page.goto('/proxy?page=Transfer');
  await page.getByRole('textbox', { name: /^Member account/ }).fill(target);
  await amount.fill('10');
  await page.getByRole('button', { name: 'Transfer now' }).click();
  await typePin(page, '1122');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transfer now' }).click();
  await expect(page.getByText(target, { exact: true }).last()).toBeVisible();
  expect(await control.calls('/arks/web/agent/transfer')).toMatchObject([{ code: '100' }]);
  expect((await control.ledger('falcon1')).problems).toEqual([]);
});

base(
  '[BRW-01] a browser below tier B shows a request to update, in the page’s language, and can read and follow links @phone',
  async ({ page }) => {
    await page.route('**/*', async (route) => {
      const kind = route.request().resourceType();
      if (kind === 'script') return route.abort();
      if (kind !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replaceAll('@layer', '@unknown-here') });
    });
    await page.goto('/');
    const line = page.locator('#outdated');
    await expect(line).toBeVisible();
    await expect(line).toHaveText(/newer browser.*Chrome 99, Edge 99, Safari 15\.4, Firefox 97/);
    const hall = page.getByRole('link', { name: 'Slots' }).first();
    const address = (await hall.getAttribute('href')) ?? '';
    // By the keyboard: pictures that come still move what is below them.
    await hall.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
    await page.goto('/?lang=zh_CN');
    await expect(line).toContainText('请升级到以下版本');
  },
);
