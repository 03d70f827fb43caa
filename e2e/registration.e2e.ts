import type { Page } from '@playwright/test';
import { nextCaptcha, stored } from './support/member.ts';
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
} from './support/registration.ts';
import { expect, test, toasts } from './support/test.ts';
import { untilAnswered } from './support/calls.ts';

// Each journey is several visits.
test.describe.configure({ timeout: 150_000 });

const PHONE = '13811112222';

/** Fills in what RMB requires beside phone, code, captcha and agreement. */
async function fillRmb(page: Page, account: string): Promise<void> {
  await input(page, 'Account name').fill(account);
  await secret(page, 'Password').fill('Secret12');
  await secret(page, 'Confirm password').fill('Secret12');
  await input(page, 'Full name').fill('张三');
}

/** Opens the contacts that may be left out. */
async function showContacts(page: Page): Promise<void> {
  const more = registerDialog(page).getByRole('button', { name: 'More contact details' });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
}

const sendCode = (page: Page) => registerDialog(page).getByRole('button', { name: 'Send code' });
const countdown = (page: Page) => registerDialog(page).getByRole('button', { name: /^Resend in \d+ s$/ });

test('[REG-39] [REG-40x] [REG-63] without a link, in RMB: errors at their fields, a code by SMS, a reload in the middle', async ({
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
  await showContacts(page);
  for (const [label, wrong, text] of [
    ['Email', 'a@b', 'Please enter a valid email address'],
    ['Full name', '<b>', 'Please enter your name as it appears on your ID'],
    ['WhatsApp', 'abc', /WhatsApp must have 5 to 50 characters/],
    ['Skype', 'a b cdef', /Skype contains a character that is not allowed/],
    ['Other contact', 'x'.repeat(51), /Other contact must have/],
    ['Digit 1 of 4', '2', /Please enter your withdrawal PIN/],
  ] as const) {
    await input(page, label).fill(wrong);
    await input(page, label).blur();
    await expectSaid(page, label, text);
  }
  await registerDialog(page).getByRole('combobox', { name: 'Year' }).selectOption('1990');
  await submit(page).click();
  await expect(registerDialog(page).getByRole('combobox', { name: 'Month' })).toHaveAccessibleDescription(
    /Please choose your month of birth/,
  );

  await currency(page).selectOption('RMB');
  await expect(input(page, 'Phone number')).toBeVisible();
  await expect(input(page, 'Email')).toHaveCount(0);
  await showContacts(page);
  for (const [label, wrong, text] of [
    ['Account name', 'ab', /The account name must have 6 to 12 characters/],
    ['Account name', 'abc_123', /only contain letters and digits/],
    ['Full name', 'John', 'Please enter your name as it appears on your ID'],
    ['Phone number', '12a', 'The phone number can only contain digits'],
    ['WeChat', 'abc', /WeChat must have 5 to 50 characters/],
    ['QQ', 'a@bcde', /QQ contains a character that is not allowed/],
    ['Telegram', 'abcd', /Telegram must have 5 to 50 characters/],
    ['Account name', 'lucky88', /This account name is already taken/],
    ['Phone number', '13900000000', /This phone number cannot be registered/],
    ['Agent|Referral code', 'GONE001', /This referral code is no longer valid/],
  ] as const) {
    await input(page, `(?:${label})`).fill(wrong);
    await input(page, `(?:${label})`).blur();
    await expectSaid(page, `(?:${label})`, text);
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
  for (const [wrong, text] of [
    ['12a456', 'The SMS code can only contain digits'],
    ['12345', 'This SMS code is incorrect'],
  ] as const) {
    await input(page, 'SMS code').fill(wrong);
    await input(page, 'SMS code').blur();
    await expectSaid(page, 'SMS code', text);
  }
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
  await page.reload();
  await expect(signedIn(page, 'newbie1')).toBeVisible();
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
  await input(page, 'Phone number').fill('091234567');
  await expectSaid(page, 'Phone number', 'The phone number must have exactly 10 digits');
  await input(page, 'Full name').fill('Иван');
  await expectSaid(page, 'Full name', /as it appears on your ID/);
  await showContacts(page);
  await input(page, 'Zalo').fill('abcd');
  await expectSaid(page, 'Zalo', /Zalo must have 5 to 50 characters/);
  await input(page, 'Facebook').fill('a b cd');
  await expectSaid(page, 'Facebook', /Facebook contains a character that is not allowed/);
  for (const label of ['Zalo', 'Facebook']) await input(page, label).fill('');

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

test('[REG-03] [REG-32] [REG-73] links that prove invalid, a domain of an agent, and an introducer that is refused @phone', async ({
  page,
  control,
}) => {
  for (const [query, text] of [
    ['id=7004', 'The agent behind this link is not active'],
    ['invite=bad', 'This referral code is not valid'],
    ['currency=XXX', 'XXX is not available yet'],
  ] as const) {
    await followLink(page, `/register?${query}`);
    await expect(registerDialog(page).getByText(text)).toBeVisible();
    await expect(input(page, 'Account name')).toBeEditable();
  }
  await page.context().clearCookies();
  await control.scenario('agent-domain-rmb');
  await followLink(page, '/register');
  const introducer = input(page, '(?:Agent|Referral code)');
  await expect(introducer).toHaveValue('7001');
  await expect(introducer).not.toBeEditable();
  await expect(currency(page)).toHaveValue('RMB');
  expect((await page.context().cookies()).find(({ name }) => name === 'agent_domain_id')?.value).toBe('7001');

  await control.endScenario('agent-domain-rmb');
  await page.context().clearCookies();
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
  await showContacts(page);
  await input(page, 'WeChat').fill('wechat1');
  await agreement(page).check();
  const typed: Readonly<Record<string, string>> = {
    'Account name': 'newbie1',
    'Full name': '张三',
    'Phone number': PHONE,
    'SMS code': smsCode,
    WeChat: 'wechat1',
  };
  const tokens = new Set<string>();
  for (const [code, label, text] of [
    ['102', 'Account name', /This account name is already taken/],
    ['214', 'Full name', 'You cannot register with this name'],
    ['104', 'Phone number', 'This phone number is already registered'],
    ['113', 'SMS code', 'This SMS code is incorrect'],
    ['224', 'Verification code', /The code does not match the image/],
    ['304', 'WeChat', 'Refused by a scenario (304)'],
    ['996', null, 'Too many attempts. Please wait a moment and try again'],
    ['997', null, 'No more accounts can be created from your IP address'],
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
      await input(page, label).fill(typed[label] ?? '');
      if (label === 'Phone number') await input(page, 'SMS code').fill(smsCode);
    }
    await expect(input(page, 'Verification code')).toHaveValue('');
    await control.endScenario(`register-refused-${code}`);
  }
  expect(tokens.size).toBe(10);
  await answerCaptcha(page, control, [...tokens].at(-1) ?? '');
  await submit(page).click();
  await expect(signedIn(page, 'newbie1')).toBeVisible();
  const sent = await control.calls('/register');
  expect(sent).toHaveLength(11);
  expect(sent.at(-1)?.body).toMatchObject({ member_agent: '7001', recommend_code: '', member_currency: 'RMB' });
});
