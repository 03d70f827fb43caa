import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { members } from '../support/login.ts';
import { account, completeLogin, loginForm, openLogin, signInAt, signOut, submitLogin } from '../support/member.ts';
import { expect, test, toasts } from '../support/test.ts';
import { patient } from '../support/patience.ts';

const dialogOf = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

test('[PLT-05] a second factor is set, asked and recovered; another device is ended and is signed out there', async ({
  page,
  browser,
  control,
  stack,
}) => {
  test.slow();
  const site = stack.url('1002');
  await control.scenario('several-devices');

  // Set by the secret in words; the codes for recovery are shown once.
  await signInAt(page, control, site, 'river77');
  await page.goto(`${site}/user/Security`);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  // The code to scan is drawn.
  await expect(page.locator('svg[shape-rendering] path')).toHaveAttribute('d', /.{500}/);
  const secret = await page.locator('[data-fact="secret"] [data-code]').innerText();
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const first = app.generate();
  // A wrong code is reported at its field, which has the focus.
  await page.getByLabel('Six-digit code').fill('00000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByLabel('Six-digit code')).toHaveAccessibleDescription('This code is wrong or was used before');
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await page.getByLabel('Six-digit code').fill(first);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.locator('[data-fact] [data-code]');
  await expect(codes).toHaveCount(8);
  // A screen reader reads the first of them.
  await expect(page.locator('[data-fact]').first()).toBeFocused();
  const recovery = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have kept the codes' }).click();
  await expect(page.locator('[data-fact="left"]')).toContainText('8');
  // The button is gone: a keyboard goes on from the title of what replaced it.
  const factor = page.getByRole('heading', { name: 'Two-step verification', exact: true });
  await expect(factor).toBeFocused();

  // New recovery codes, after a proof of identity: the password alone is none, a wrong code is reported at its field.
  await control.fault({ path: '/api/member/second_factor/recovery_codes', mode: 'code', code: '109', times: 1 });
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await dialogOf(page).getByRole('button', { name: 'New recovery codes' }).click();
  const proof = page.getByRole('alertdialog', { name: 'Confirm that it is you' });
  const proofCode = proof.getByLabel('Code or recovery code');
  await expect(proofCode).toBeFocused();
  await proofCode.fill('000000');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(proofCode).toHaveAccessibleDescription('This code is wrong or was used before');
  await expect(proofCode).toBeFocused();
  await proofCode.fill(recovery);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(proof).toHaveCount(0);
  await expect(codes).toHaveCount(8);
  const renewed = await codes.first().innerText();
  expect(renewed).not.toBe(recovery);
  await expect(page.locator('[data-fact]').first()).toBeFocused();
  await page.getByRole('button', { name: 'I have kept the codes' }).click();
  await expect(page.locator('[data-fact="left"]')).toContainText('8');

  // Asked on another device; the used code is refused, a recovery code signs in.
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const there = await other.newPage();
  await there.goto(site);
  const captcha = await openLogin(there);
  await submitLogin(there, { ...members.river77, answer: await control.captchaAnswer(captcha) });
  const step = there.getByRole('dialog', { name: 'Two-step verification' });
  await expect(step.getByLabel('Six-digit code')).toBeFocused();
  await step.getByLabel('Six-digit code').fill(first);
  await step.getByRole('button', { name: 'Confirm' }).click();
  await expect(toasts(there).filter({ hasText: 'This code is wrong or was used before' })).toBeVisible();
  await expect(account(there, 'river77')).toHaveCount(0);
  await step.getByRole('button', { name: 'Use a recovery code instead' }).click();
  // Those from before the new ones are void.
  await step.getByLabel('Recovery code').fill(recovery);
  await step.getByRole('button', { name: 'Confirm' }).click();
  await expect(step.getByLabel('Recovery code')).toHaveValue('');
  await step.getByLabel('Recovery code').fill(renewed);
  await step.getByRole('button', { name: 'Confirm' }).click();
  await expect(account(there, 'river77')).toBeVisible();
  await expect(loginForm(there)).toHaveCount(0);

  // Listed here, ended here, signed out there without a press.
  await page.reload();
  await expect(page.locator('[data-fact="left"]')).toContainText('7');
  const devices = page.getByRole('list', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices.getByRole('button', { name: /^Sign out/ }).click();
  await dialogOf(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeFocused();
  await expect(account(there, 'river77')).toHaveCount(0, { timeout: patient(20_000) });
  expect(await there.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await other.close();

  // Turned off by another recovery code would do as well; here the next code of the app.
  await expect(account(page, 'river77').or(page.getByRole('list', { name: 'Signed-in devices' }))).toBeVisible();
  await page.getByLabel('Code or recovery code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await expect(factor).toBeFocused();
  await page.goto(site);
  await signOut(page, false);
  await completeLogin(page, control, 'river77', await openLogin(page));
});
