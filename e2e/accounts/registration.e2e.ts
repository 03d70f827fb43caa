import type { Page } from '@playwright/test';
import { nextCaptcha, stored } from '../support/member.ts';
import {
  agreement,
  answerCaptcha,
  currency,
  expectSaid,
  followLink,
  input,
  openRegister,
  registerDialog,
  secret,
  signedIn,
  submit,
  welcome,
} from '../support/registration.ts';
import { expect, test, toasts } from '../support/test.ts';
import { untilAnswered } from '../support/calls.ts';
import { patient } from '../support/patience.ts';

// Each journey is several visits.
test.describe.configure({ timeout: patient(150_000) });

const PHONE = '13811112222';

/** Fills in what RMB requires beside phone, code, captcha and agreement. */
async function fillRmb(page: Page, account: string): Promise<void> {
  await input(page, 'Account name').fill(account);
  await secret(page, 'Password').fill('Secret12');
  await secret(page, 'Confirm password').fill('Secret12');
  await input(page, 'Full name').fill('张三');
}

const sendCode = (page: Page) => registerDialog(page).getByRole('button', { name: 'Send code' });
const countdown = (page: Page) => registerDialog(page).getByRole('button', { name: /^Resend in \d+ s$/ });

test('[REG-39] [REG-40x] [LOOK-03] in RMB: errors at their fields, a code by SMS, a reload in the middle, and a welcome @phone', async ({
  page,
  control,
}) => {
  await page.goto('/');
  await openRegister(page);
  await expect(currency(page)).toHaveValue('USD');
  await submit(page).click();
  for (const [label, text] of [
    ['Account name', /Please choose an account name/],
    ['Email', 'Please enter your email address'],
    ['Digit 1 of 4', /Please enter your withdrawal PIN/],
    ['Verification code', /Please enter the code in the image/],
  ] as const) {
    await expectSaid(page, label, text);
  }
  await expect(input(page, 'Account name')).toBeFocused();
  await expect(agreement(page)).toHaveAccessibleDescription(/Please accept the terms of service/);
  await expect(secret(page, 'Password')).toHaveAccessibleDescription(/Please enter a password/);
  await currency(page).selectOption('RMB');
  await expect(input(page, 'Phone number')).toBeVisible();
  await expect(input(page, 'Email')).toHaveCount(0);
  for (const [label, wrong, text] of [
    ['Phone number', '12a', 'The phone number can only contain digits'],
    ['Account name', 'lucky88', /This account name is already taken/],
    ['(?:Agent|Referral code)', 'GONE001', /This referral code is no longer valid/],
  ] as const) {
    await input(page, label).fill(wrong);
    await input(page, label).blur();
    await expectSaid(page, label, text);
  }
  await secret(page, 'Password').fill('123456');
  await secret(page, 'Confirm password').fill('123457');
  await submit(page).click();
  await expect(secret(page, 'Password')).toHaveAccessibleDescription(/letters and digits/);
  await expect(secret(page, 'Confirm password')).toHaveAccessibleDescription('The two passwords do not match');
  expect(await control.calls('/register')).toEqual([]);

  await input(page, 'Phone number').fill(PHONE);
  await sendCode(page).click();
  await expect(toasts(page).filter({ hasText: 'The code has been sent to your phone' })).toHaveCount(1);
  await expect(countdown(page)).toBeVisible();
  await input(page, 'SMS code').fill('12345');
  await input(page, 'SMS code').blur();
  await expectSaid(page, 'SMS code', 'This SMS code is incorrect');
  await page.reload();
  const captcha = await openRegister(page);
  await currency(page).selectOption('RMB');
  await expect(countdown(page)).toHaveAttribute('aria-disabled', 'true');

  const [message] = await control.messages(PHONE);
  await fillRmb(page, 'newbie1');
  await input(page, 'Phone number').fill(PHONE);
  await input(page, 'SMS code').fill(message?.code ?? '');
  await answerCaptcha(page, control, captcha);
  await agreement(page).check();
  await submit(page).click();
  await expect(signedIn(page, 'newbie1')).toBeVisible();
  await expect(registerDialog(page)).toHaveCount(0);
  const deposit = welcome(page, 'newbie1').getByRole('button', { name: 'Make your first deposit' });
  await expect(deposit).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(toasts(page)).toHaveCount(0);
  await welcome(page, 'newbie1').getByRole('button', { name: 'Later' }).click();
  await page.reload();
  await expect(signedIn(page, 'newbie1')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored(page, 'currency')).toBe('RMB');
});

test('[REG-30] [REG-36] [REG-37x] by an agent’s link, in VND: locked currency and introducer, slow network, double press @phone', async ({
  page,
  control,
  stack,
}) => {
  const captcha = await followLink(page, `${stack.url('1002')}/register?id=7002`);
  const agent = input(page, 'Agent');
  await expect(agent).toHaveValue('7002');
  await expect(agent).not.toBeEditable();
  await expect(currency(page)).toHaveValue('VND');
  await control.latency(700, '/register/verification');
  await submit(page).click();
  await expectSaid(page, 'Phone number', 'Please enter your phone number');
  await expectSaid(page, 'Full name', 'Please enter your name');
  await expect(registerDialog(page).getByRole('combobox', { name: 'Year' })).toHaveAccessibleDescription(
    /Please choose your year of birth/,
  );
  await input(page, 'Account name').fill('saigon1');
  await secret(page, 'Password').fill('Secret12');
  await input(page, 'Full name').fill('NGUYENVANA');
  await input(page, 'Phone number').fill('0912345678');
  for (const [part, value] of [
    ['Year', '1990'],
    ['Month', '01'],
    ['Day', '31'],
  ] as const) {
    await registerDialog(page).getByRole('combobox', { name: part }).selectOption(value);
  }
  await answerCaptcha(page, control, captcha);
  await agreement(page).check();
  await control.latency(1000, '/register');
  await submit(page).dblclick();
  await expect(signedIn(page, 'saigon1')).toBeVisible();
  const sent = await control.calls('/register');
  expect(sent.map(({ code }) => code)).toEqual(['100']);
  expect(sent[0]?.body).toMatchObject({
    member_agent: '7002',
    recommend_code: '',
    member_currency: 'VND',
    member_birthday: '1990-01-31',
  });
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => /^(?:register_type|member_agent|recommend_code)$/.test(name))).toEqual([]);
});

test('[REG-05x] [REG-20] [REG-31x] by an invitation that is remembered, in USD: keyboard only, and the back button in the middle @desktop', async ({
  page,
  control,
}) => {
  await page.goto('/sponsor');
  await followLink(page, '/register?invite=lucky88');
  await expect(input(page, 'Referral code')).toHaveValue('lucky88');
  await input(page, 'Account name').fill('halfway');
  await page.goBack();
  await expect(page).toHaveURL(/\/sponsor$/);
  await expect(registerDialog(page)).toHaveCount(0);
  await page.goForward();
  // Another document, days later: the link is remembered by its cookies.
  await page.goto('/');
  await untilAnswered(page);
  const captcha = await openRegister(page);
  await expect(input(page, 'Referral code')).toHaveValue('lucky88');
  await expect(input(page, 'Referral code')).not.toBeEditable();

  await input(page, 'Account name').focus();
  const answer = await control.captchaAnswer(captcha);
  const { keyboard } = page;
  /** Goes on with the Tab key until an element has the focus. */
  const tabTo = async (label: string) => {
    const target = registerDialog(page)
      .getByLabel(new RegExp(`^${label}`))
      .first();
    for (let left = 40; left > 0; left -= 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`The Tab key never came to ${label}.`);
  };
  await keyboard.type('keyed01');
  await tabTo('Email');
  await keyboard.type('keyed01@example.org');
  await tabTo('Password');
  await keyboard.type('Secret12');
  await tabTo('Confirm password');
  await keyboard.type('Secret12');
  await tabTo('Digit 1 of 4');
  await keyboard.type('2580');
  await tabTo('Verification code');
  await keyboard.type(answer);
  await tabTo('I am of legal age');
  await keyboard.press('Space');
  await expect(agreement(page)).toBeChecked();
  await input(page, 'Verification code').focus();
  await keyboard.press('Enter');
  await expect(signedIn(page, 'keyed01')).toBeVisible();
  expect((await control.calls('/register')).at(-1)?.body).toMatchObject({
    member_agent: '',
    recommend_code: 'lucky88',
  });
  await page.reload();
  await expect(signedIn(page, 'keyed01')).toBeVisible();
});

test('[REG-03] [REG-32] [REG-73] a link that proves invalid, and an introducer that is refused @phone', async ({
  page,
  control,
}) => {
  await followLink(page, '/register?invite=bad');
  await expect(registerDialog(page).getByText('This referral code is not valid')).toBeVisible();
  await expect(input(page, 'Account name')).toBeEditable();
  await page.context().clearCookies();
  const introducer = input(page, '(?:Agent|Referral code)');
  await followLink(page, '/register?id=7003');
  await expect(introducer).toHaveValue('7003');
  await control.scenario('register-refused-108');
  await input(page, 'Account name').fill('newbie1');
  await input(page, 'Email').fill('newbie1@example.org');
  await secret(page, 'Password').fill('Secret12');
  await secret(page, 'Confirm password').fill('Secret12');
  await input(page, 'Digit 1 of 4').pressSequentially('2580');
  await input(page, 'Verification code').fill('abcd');
  await agreement(page).check();
  const refused = nextCaptcha(page);
  await submit(page).click();
  const captcha = await refused;
  await expect(introducer).toHaveAccessibleDescription('This agent is not active');
  await expect(introducer).toBeEditable();
  const left = async () =>
    (await page.context().cookies())
      .map(({ name }) => name)
      .filter((name) => /^(?:register_type|member_agent|recommend_code)$/.test(name));
  expect(await left()).toEqual([]);

  // Typed instead, it goes along; only links are remembered.
  await control.endScenario('register-refused-108');
  const checked = page.waitForResponse('**/api/register/verification');
  await input(page, 'Referral code').fill('lucky88');
  await input(page, 'Referral code').blur();
  await checked;
  await expect(introducer).not.toHaveAttribute('aria-invalid', 'true');
  await expect(input(page, 'Verification code')).toHaveValue('');
  await answerCaptcha(page, control, captcha);
  await submit(page).click();
  await expect(signedIn(page, 'newbie1')).toBeVisible();
  expect((await control.calls('/register')).at(-1)?.body).toMatchObject({
    member_agent: '',
    recommend_code: 'lucky88',
  });
  expect(await left()).toEqual([]);
});

test('[REG-21] [REG-76] [REG-81] what the platform refuses is said where it belongs, with a new captcha each time, until it is right @phone', async ({
  page,
  control,
}) => {
  await control.scenario('agent-domain-rmb');
  await page.goto('/');
  await openRegister(page);
  await expect(currency(page)).toHaveValue('RMB');
  await expect(currency(page)).toBeDisabled();
  await fillRmb(page, 'newbie1');
  await input(page, 'Phone number').fill(PHONE);
  await sendCode(page).click();
  await expect(countdown(page)).toBeVisible();
  const [message] = await control.messages(PHONE);
  const smsCode = message?.code ?? '';
  await input(page, 'SMS code').fill(smsCode);
  await agreement(page).check();
  const tokens = new Set<string>();
  for (const [code, label, text] of [
    ['104', 'Phone number', 'This phone number is already registered'],
    ['218', null, 'You cannot register from your IP address'],
    ['555', null, 'Refused by a scenario (555)'],
  ] as const) {
    await control.scenario(`register-refused-${code}`);
    await input(page, 'Verification code').fill('abcd');
    const captcha = nextCaptcha(page);
    await submit(page).click();
    tokens.add(await captcha);
    if (label === null) {
      await expect(toasts(page).filter({ hasText: text })).toHaveCount(1);
    } else {
      await expectSaid(page, label, text);
      // A refused value stays refused until it is typed again; another phone clears the code.
      await input(page, label).fill('1');
      await input(page, label).fill(PHONE);
      await input(page, 'SMS code').fill(smsCode);
    }
    await expect(input(page, 'Verification code')).toHaveValue('');
    await control.endScenario(`register-refused-${code}`);
  }
  expect(tokens.size).toBe(3);
  await answerCaptcha(page, control, [...tokens].at(-1) ?? '');
  await submit(page).click();
  await expect(signedIn(page, 'newbie1')).toBeVisible();
  const sent = await control.calls('/register');
  expect(sent).toHaveLength(4);
  expect(sent.at(-1)?.body).toMatchObject({ member_agent: '7001', recommend_code: '', member_currency: 'RMB' });
});
