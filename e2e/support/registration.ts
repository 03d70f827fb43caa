import { expect, type Page } from '@playwright/test';
import type { Control } from './control.ts';
import { nextCaptcha } from './member.ts';

/** The dialog of the registration. */
export const registerDialog = (page: Page) => page.getByRole('dialog', { name: 'Create your account' });

/** An input of the form by the beginning of its label. */
export const input = (page: Page, label: string) =>
  registerDialog(page).getByRole('textbox', { name: new RegExp(`^${label}`) });

/** The two password inputs, which have no role of their own. */
export const secret = (page: Page, label: 'Password' | 'Confirm password') =>
  registerDialog(page).getByLabel(new RegExp(`^${label}`));

/** The list of currencies. */
export const currency = (page: Page) => registerDialog(page).getByRole('combobox', { name: 'Currency' });

/** The tick under the agreement. */
export const agreement = (page: Page) => registerDialog(page).getByRole('checkbox');

/** The button that sends the form. */
export const submit = (page: Page) => registerDialog(page).locator('button[type="submit"]');

/** The message below a field. */
export const expectSaid = (page: Page, label: string, text: string | RegExp) =>
  expect(input(page, label)).toHaveAccessibleDescription(text);

/** Opens the form from the header; resolves to the token of its captcha. */
export async function openRegister(page: Page): Promise<string> {
  const captcha = nextCaptcha(page);
  await page.getByRole('banner').getByRole('button', { name: 'Register', exact: true }).click();
  return captcha;
}

/** Follows a link to the registration, which ends on the home page with the form open; resolves to the token of its captcha. */
export async function followLink(page: Page, address: string): Promise<string> {
  const captcha = nextCaptcha(page);
  await page.goto(address);
  await expect(registerDialog(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  return captcha;
}

/** Types the answer of a captcha. */
export async function answerCaptcha(page: Page, control: Control, token: string): Promise<void> {
  await input(page, 'Verification code').fill(await control.captchaAnswer(token));
}

/** The element that shows the signed-in account, also behind the welcome of a new member. */
export const signedIn = (page: Page, account: string) =>
  page
    .getByRole('banner', { includeHidden: true })
    .getByTitle(account, { exact: true })
    .or(page.getByRole('button', { name: `Account: ${account}`, includeHidden: true }));

/** The welcome of a new member. */
export const welcome = (page: Page, account: string) =>
  page.getByRole('dialog', { name: `Welcome, ${account}`, exact: true });
