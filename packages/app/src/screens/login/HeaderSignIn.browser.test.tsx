import { testConfig } from '@housefront/core/testing';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HeaderForm } from '../../shell/HeaderForm.tsx';
import { answerSignIn, fillAnswer, readCaptcha } from '../../testing/identity.fixtures.ts';
import { openShell, warmUp, type ShellOptions } from '../../testing/openShell.tsx';

beforeAll(() => Promise.all([warmUp('desktop'), import('./HeaderSignIn.tsx')]), 60_000);

beforeEach(async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
});

const LOGIN = '/api/login';
const CAPTCHA = '/api/captcha';
const form = () => page.getByRole('form', { name: 'Sign in' });
const field = (name: string) => form().getByRole('textbox', { name, exact: true });
const password = () => form().getByLabelText('Password', { exact: true });
const answer = () => field('Verification code');
const send = () => form().getByRole('button', { name: 'Sign in', exact: true });
const picture = () => form().element().querySelector('img')?.src ?? '';

const open = async (options: ShellOptions = {}) => {
  const shell = await openShell({ prepare: answerSignIn, more: <HeaderForm />, ...options });
  return { ...shell, http: shell.ports.http, read: () => readCaptcha(shell, picture) };
};

const fill = async () => {
  await field('Account name').fill('careful1');
  await password().fill('Careful11');
  await fillAnswer(answer(), 'abcd');
};

test('[AUTH-01] [AUTH-02] [AUTH-06] the form of the header has a captcha of its own, names the first empty field, and signs in', async () => {
  const { http, ports, runtime, read } = await open();
  await expect.poll(picture).toContain('data:image');
  await expect.element(answer()).toHaveAttribute('placeholder', expect.stringMatching(/./));
  expect(http.bodies(CAPTCHA)).toEqual([{ type: 1, site_id: 1001 }]);

  await send().click();
  await expect.element(field('Account name')).toHaveAccessibleDescription('Please enter your account name');
  await expect.element(field('Account name')).toHaveFocus();
  await expect.element(password()).not.toHaveAttribute('aria-invalid');
  await field('Account name').fill('careful1');
  await send().click();
  await expect.element(password()).toHaveAccessibleDescription('Please enter your password');
  await expect.element(field('Account name')).not.toHaveAttribute('aria-invalid');
  expect(http.sent(LOGIN)).toEqual([]);

  await password().fill('Wrong999');
  await answer().fill(await read());
  const before = picture();
  await send().click();
  await expect.element(page.getByText('Wrong account name or password')).toBeVisible();
  await expect.element(answer()).toHaveValue('');
  await expect.poll(() => ['', before].includes(picture())).toBe(false);
  await expect.element(field('Account name')).toHaveValue('careful1');
  await field('Account name').fill('river77');
  await password().fill('River777');
  await answer().fill(await read());
  // The toast of the first answer may lie over the button, and stays while the mouse is on it.
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('You are signed in')).toBeVisible();
  expect(runtime.core.session.store.getState().member).toMatchObject({ account: 'river77', currency: 'USD' });
  const tokens = http.bodies(LOGIN).map((body) => (body as { readonly captcha_token: string }).captcha_token);
  expect([tokens.length, new Set(tokens).size, ports.storage.get('token')]).toEqual([2, 2, expect.any(String)]);
});

test('[AUTH-22] [AUTH-23] what follows a refused sign-in opens from the header as well', async () => {
  const { http, runtime } = await open();
  http.code(LOGIN, '802');
  await expect.poll(picture).toContain('data:image');
  await fill();
  await send().click();
  const reset = page.getByRole('dialog', { name: 'Reset your password' });
  await expect.element(reset.getByRole('textbox', { name: 'Account name', exact: true })).toHaveValue('careful1');
  runtime.overlays.close('recovery');
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
  http.code(LOGIN, '107', '', { member_login_id: 77, available_questions_count: 3, question: 'member_phone' });
  await fillAnswer(answer(), 'abcd');
  await send().click();
  await expect.element(page.getByRole('dialog', { name: 'Security question' })).toBeVisible();
});

test('[AUTH-01] where the header has no room there is no form, and no captcha is asked for', async () => {
  await page.viewport(1100, 900);
  const { http, runtime } = await open();
  runtime.overlays.open('login');
  await expect.element(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => http.sent(CAPTCHA).length).toBe(1);
  runtime.overlays.close('login');
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
  expect([form().elements().length, http.sent(CAPTCHA).length]).toEqual([0, 1]);
  await page.viewport(1440, 900);
  await expect.element(form()).toBeVisible();
  await expect.poll(() => http.sent(CAPTCHA).length).toBe(2);
});

test('[AUTH-31] [AUTH-33x] a site that is only shown lets anybody in without a call: a member of this document, with nothing', async () => {
  const { http, ports, runtime } = await open({ config: { public: { ...testConfig().public, DEMO_MODE: true } } });
  await send().click();
  await expect.element(field('Account name')).toHaveAccessibleDescription('Please enter your account name');
  await field('Account name').fill(' visitor1 ');
  await password().fill('whatever1');
  await expect.element(password()).toHaveValue('whatever1');
  expect(form().getByRole('textbox', { name: 'Verification code' }).elements()).toEqual([]);
  await send().click();
  await expect.element(page.getByText('You are signed in')).toBeVisible();
  const { core, overlays } = runtime;
  expect(core.session.store.getState()).toMatchObject({
    demo: true,
    member: { account: 'visitor1', currency: 'USD' },
  });
  expect(core.wallet.store.getState().balance).toMatchObject({ units: 0n, currency: { wire: 'USD' } });
  expect([ports.storage.get('token'), ports.storage.get('member_id')]).toEqual([undefined, undefined]);
  overlays.open('wallet');
  await core.wallet.refreshBalance();
  await expect.element(page.getByText('Not available in the demo')).toBeVisible();
  expect([overlays.store.getState().wallet, http.requests, ports.realtime.connects]).toEqual([false, [], []]);
});

test('[FLD-07] a code in another script is shown as it is sent, once it was left or sent', async () => {
  const { http } = await open();
  await fill();
  await fillAnswer(answer(), 'ａ৭ ๒');
  await password().click();
  await expect.element(answer()).toHaveValue('a72');
  await fillAnswer(answer(), '१２');
  http.code(LOGIN, '500', 'Come back on Monday');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => http.bodies(LOGIN)).toMatchObject([{ answer: '12' }]);
});
