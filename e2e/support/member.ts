import { expect, type Page, type Response } from '@playwright/test';
import type { Control } from './control.ts';
import { keptLogin, members, platformLogin, type Credentials, type MemberName } from './login.ts';

const isCaptcha = (response: Response) =>
  new URL(response.url()).pathname.startsWith('/api/') && /captcha/i.test(response.url());

/** Token of the captcha that a page is about to receive. Call it before what makes the page ask. */
export async function nextCaptcha(page: Page): Promise<string> {
  const response = await page.waitForResponse(isCaptcha);
  const { data, body } = (await response.json()) as { data?: { token: string }; body?: { token: string } };
  const token = data?.token ?? body?.token;
  if (!token) throw new Error('The platform gave no captcha.');
  return token;
}

/** The sign-in form. */
export const loginForm = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });

/** Opens the sign-in from the header; resolves to the token of its captcha. */
export async function openLogin(page: Page): Promise<string> {
  const captcha = nextCaptcha(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
  return captcha;
}

/** Fills the open form in and sends it. */
export async function submitLogin(
  page: Page,
  { account, password, answer }: { readonly account: string; readonly password: string; readonly answer: string },
): Promise<void> {
  const form = loginForm(page);
  await form.getByLabel('Account name').fill(account);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Verification code', { exact: true }).fill(answer);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Answers the form that is open and waits until the member is in. */
export async function completeLogin(page: Page, control: Control, member: MemberName, captcha: string): Promise<void> {
  await submitLogin(page, { ...members[member], answer: await control.captchaAnswer(captcha) });
  await expect(loginForm(page)).toHaveCount(0);
  // A dialog that opens after the sign-in hides the page from screen readers, not from the eye.
  await expect(account(page, member, true)).toBeVisible();
}

/** Signs a member in on the page that is shown, through the form and its captcha. */
export async function signIn(page: Page, control: Control, member: MemberName = 'river77'): Promise<void> {
  await completeLogin(page, control, member, await openLogin(page));
}

/** Opens an address as a guest and signs a member in there. */
export async function signInAt(page: Page, control: Control, address: string, member?: MemberName): Promise<void> {
  await page.goto(address);
  await signIn(page, control, member);
}

/** Puts a login into this browser that a member made earlier: pages that are opened now show that member. */
export async function storeLogin(page: Page, control: Control, member: MemberName): Promise<void> {
  const kept = await keptLogin(page.request, control, member);
  const context = page.context();
  const { origin } = new URL((await page.request.get('/healthz')).url());
  await context.setStorageState({
    cookies: await context.cookies(),
    origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
  });
}

/**
 * Opens an address as a member who signed in earlier in this browser. How one signs in has journeys of its own; here it
 * would cost each the load of a guest's page, a form and a captcha.
 */
export async function openAsMember(
  page: Page,
  control: Control,
  address: string,
  member: MemberName = 'river77',
): Promise<void> {
  await storeLogin(page, control, member);
  await page.goto(address);
  await expect(account(page, member)).toBeVisible();
}

/** The element of the header that shows that a member is signed in. */
export const account = (page: Page, member: MemberName, includeHidden = false) =>
  page
    .getByRole('banner', { includeHidden })
    .getByTitle(member, { exact: true })
    .or(page.getByRole('button', { name: `Account: ${member}`, includeHidden }));

/** Types the withdrawal password, or the one that a group of boxes of another name is for. */
export async function typePin(page: Page, digits: string, name = /^Withdrawal PIN/): Promise<void> {
  await page.getByRole('group', { name }).getByRole('textbox').first().click();
  await page.keyboard.type(digits);
}

/** Signs out, on a phone from the account's menu. */
export async function signOut(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
}

/** A stored key of the page's site. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The query of an address that signs a member in (SHELL-25, AUTH-29). */
export async function signedQuery(page: Page, control: Control, who: Credentials): Promise<URLSearchParams> {
  const login = await platformLogin(page.request, control, who);
  return new URLSearchParams({
    tk: String(login['token']),
    member_id: String(login['member_id']),
    member_account: who.account,
    member_currency: String(login['member_currency']),
  });
}
