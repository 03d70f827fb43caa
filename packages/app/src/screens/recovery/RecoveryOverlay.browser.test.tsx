import { calls } from '@housefront/contract/calls';
import type { SiteConfig } from '@housefront/contract/site-config';
import { sealCaptcha } from '@housefront/contract/client-captcha';
import { testConfig, type FakePorts } from '@housefront/core/testing';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerSignIn, fillAnswer, readCaptcha } from '../../testing/identity.fixtures.ts';
import { openShell, warmUp } from '../../testing/openShell.tsx';
import { WRONG_BY, wrongClock } from '../../testing/wrongClock.ts';

beforeAll(() => warmUp('desktop'), 60_000);

const VERIFY = '/api/arks/web/vx/verify';
const RESET = '/api/arks/web/vx/reset';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Reset your password' });
const login = () => page.getByRole('dialog', { name: 'Sign in' });
const withdraw = () => page.getByLabelText('Withdrawal PIN', { exact: true });
const code = () => field('Verification code');

const open = async (config: Partial<SiteConfig> = {}, before?: (ports: FakePorts) => void) => {
  const text = await sealCaptcha('AB3X', testConfig().clientCaptchaKey);
  const shell = await openShell({
    config,
    prepare: (ports) => {
      answerSignIn(ports);
      before?.(ports);
    },
  });
  const { http } = shell.ports;
  let pictures = 0;
  http.on('/clientCaptcha', () => ({
    json: { text, image: `data:image/svg+xml,<svg><!--${(pictures += 1)}--></svg>`, placeholder: '' },
  }));
  shell.runtime.overlays.open('login');
  return { ...shell, http };
};

const forget = async () => {
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect.element(dialog()).toBeVisible();
};

const prove = async () => {
  await field('Account name').fill('careful1');
  await withdraw().fill('2468');
  await field('Registered phone number').fill('5550100');
  await fillAnswer(code(), 'ab3x ');
  await page.getByRole('button', { name: 'Next' }).click();
};

const save = async () => {
  await page.getByLabelText('New password', { exact: true }).fill('newone1');
  await page.getByLabelText('Confirm new password').fill('newone1');
  await page.getByRole('button', { name: 'Save new password' }).click();
};

test('[SHELL-35] [WPR-01] [WPR-17x] forgot leads through both steps of one dialog and back to the sign-in', async () => {
  const shell = await open();
  const { http, runtime } = shell;
  await forget();
  expect(login().elements()).toHaveLength(0);
  await prove();
  await expect.element(page.getByLabelText('New password', { exact: true })).toHaveFocus();
  await expect.element(dialog()).toBeVisible();
  await save();
  await expect.element(page.getByText('Your new password is set. Please sign in with it')).toBeVisible();
  await expect.element(login()).toBeVisible();
  await expect.element(field('Account name')).toHaveValue('careful1');
  expect(dialog().elements()).toHaveLength(0);
  expect(http.bodies(RESET)).toEqual([{ account: 'careful1', password: 'newone1', token: expect.any(String) }]);
  // The platform knows the device no more than before, so it asks; with the old password it would refuse.
  await page.getByLabelText('Password', { exact: true }).fill('newone1');
  await code().fill(await readCaptcha(shell, () => login().element().querySelector('img')?.src ?? ''));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Security question' })).toBeVisible();
  expect(runtime.core.session.isMember()).toBe(false);
});

test('[WPR-03] opened again it begins at step 1, with the phone and empty fields', async () => {
  const { http } = await open();
  await forget();
  await page.getByRole('tab', { name: 'Email' }).click();
  await field('Account name').fill('careful1');
  await withdraw().fill('2468');
  await field('Registered email address').fill('grace@careful.test');
  await fillAnswer(code(), 'AB3X');
  await page.getByRole('button', { name: 'Next' }).click();
  await save();
  await forget();
  await expect.element(field('Registered phone number')).toHaveValue('');
  await expect.element(withdraw()).toHaveValue('');
  await expect.element(code()).toHaveValue('');
  expect(field('Registered email address').elements()).toHaveLength(0);
  // And without a token: step 1 has to be gone through again.
  await page.getByRole('button', { name: 'Next' }).click();
  expect([http.sent(VERIFY).length, http.sent(RESET).length]).toEqual([1, 1]);
});

test('[AUTH-23] [SHELL-36x] [WPR-16x] 802 opens step 1 with the typed account and stores no token', async () => {
  const { http, ports } = await open();
  http.code('/api/login', '802');
  await field('Account name').fill('moved01');
  await page.getByLabelText('Password', { exact: true }).fill('Moved0011');
  await fillAnswer(code(), 'abcd');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(dialog()).toBeVisible();
  await expect.element(field('Account name')).toHaveValue('moved01');
  await expect.element(withdraw()).toHaveFocus();
  expect(ports.storage.get('token')).toBeUndefined();
});

test('[WPR-02] it starts with the phone; the other way shows the e-mail instead', async () => {
  await open();
  await forget();
  await expect.element(field('Registered phone number')).toBeVisible();
  await page.getByRole('tab', { name: 'Email' }).click();
  await expect.element(field('Registered email address')).toBeVisible();
  expect(field('Registered phone number').elements()).toHaveLength(0);
});

test('[WPR-06] an e-mail that is invalid is reported when its field is left', async () => {
  const { http } = await open();
  await forget();
  await page.getByRole('tab', { name: 'Email' }).click();
  const email = field('Registered email address');
  await email.fill('abc');
  await page.getByRole('tab', { name: 'Email' }).click();
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address');
  await email.fill('a@b.co');
  await page.getByRole('tab', { name: 'Email' }).click();
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  expect(http.sent(VERIFY)).toEqual([]);
});

test('[WPR-08] [WPR-09] a wrong captcha sends nothing, and its input is empty after each try', async () => {
  const { http } = await open();
  await forget();
  await field('Account name').fill('careful1');
  await withdraw().fill('2468');
  await field('Registered phone number').fill('5550100');
  await fillAnswer(code(), 'zzzz');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(code()).toHaveAccessibleDescription('Wrong verification code');
  await expect.element(code()).toHaveValue('');
  await expect.element(code()).toHaveFocus();
  expect(http.sent(VERIFY)).toEqual([]);
});

test('[WPR-09] [WPR-11] another refusal shows the server’s words, an empty captcha and a new picture, and stays at step 1', async () => {
  const { http } = await open();
  await forget();
  const picture = () => dialog().element().querySelector('img')?.src ?? '';
  await expect.poll(picture).toContain('data:image');
  const before = picture();
  http.code(VERIFY, '500', 'Come back on Monday');
  await prove();
  await expect.element(page.getByText('Come back on Monday')).toBeVisible();
  await expect.element(code()).toHaveValue('');
  await expect.poll(() => ['', before].includes(picture())).toBe(false);
  await expect.element(withdraw()).toBeVisible();
  expect(http.sent(VERIFY)).toHaveLength(1);
});

test('[WPR-17x] a proof that is spent leads back to step 1', async () => {
  const { http } = await open();
  await forget();
  await prove();
  http.code(RESET, '201');
  await save();
  await expect.element(page.getByText('The check failed. Please verify again')).toBeVisible();
  await expect.element(withdraw()).toBeVisible();
});

test('[WPR-14] [WPR-19x] a site that sends SMS counts down 300 seconds on the control; others have none', async () => {
  const { http, ports } = await open({ forgotSms: true });
  http.ok(calls.registerSms, null);
  await forget();
  const send = page.getByRole('button', { name: 'Send code' });
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await field('Registered phone number').fill('5550100');
  await send.click();
  const waits = page.getByRole('button', { name: /^Resend in \d+ s$/ });
  await expect.element(waits).toHaveTextContent('Resend in 300 s');
  await expect.element(page.getByText('The code has been sent to your phone')).toBeVisible();
  await ports.clock.advance(1000);
  await expect.element(waits).toHaveTextContent('Resend in 299 s');
  // It keeps the focus, so it can still be pressed; nothing is sent.
  (waits.element() as HTMLElement).click();
  expect(http.sent('/api/register/sms')).toHaveLength(1);
});

test('[WPR-19x] without the switch there is no control for an SMS', async () => {
  await open();
  await forget();
  await expect.element(field('Registered phone number')).toBeVisible();
  expect(page.getByRole('button', { name: 'Send code' }).elements()).toHaveLength(0);
});

test('[FLD-07] the code of sign-in and reset is shown as it is compared, whatever script it was typed in', async () => {
  const { http } = await open();
  // A picture that comes empties the field below it.
  const picture = () => document.querySelectorAll('[role="dialog"] img[src^="data:image"]').length;
  await expect.poll(picture).toBe(1);
  await fillAnswer(code(), '１２ ३');
  await field('Account name').click();
  await expect.element(code()).toHaveValue('123');
  await forget();
  await field('Account name').fill('careful1');
  await withdraw().fill('2468');
  await field('Registered phone number').fill('5550100');
  await fillAnswer(code(), 'ａＢ ३x');
  await withdraw().click();
  await expect.element(code()).toHaveValue('aB3x');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => http.sent(VERIFY).length).toBe(1);
});

test.each(WRONG_BY)(
  '[FLD-09] a device clock that is wrong by %i ms, and is then set, changes no wait for a code of the reset',
  async (error) => {
    const { http, ports } = await open({ forgotSms: true }, wrongClock(error));
    http.ok(calls.registerSms, null);
    await forget();
    await field('Registered phone number').fill('5550100');
    await page.getByRole('button', { name: 'Send code' }).click();
    const waits = page.getByRole('button', { name: /^Resend in \d+ s$/ });
    await expect.element(waits).toHaveTextContent('Resend in 300 s');
    ports.clock.set(-error);
    await ports.clock.advance(2000);
    await expect.element(waits).toHaveTextContent('Resend in 298 s');
  },
);
