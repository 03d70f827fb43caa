import type { Page } from '@playwright/test';
import { account, completeLogin, loginForm, openLogin, signInAt, signOut } from '../support/member.ts';
import { authenticatorOf } from '../support/authenticator.ts';
import { test } from '../support/fresh.ts';
import { expect, toasts } from '../support/test.ts';

/** Chromium's authenticator chooses as soon as it is asked: holds the challenges until the test says that the visitor chooses. */
async function holdChallenges(page: Page): Promise<{ readonly choose: () => void }> {
  const waiting: (() => void)[] = [];
  await page.route('**/api/login/passkey/options', async (route) => {
    await new Promise<void>((go) => waiting.push(go));
    await route.continue().catch(() => undefined);
  });
  return {
    choose: () => {
      for (const go of waiting.splice(0)) go();
    },
  };
}

test('[PLT-01] [PLT-06] a member declines, adds, names, uses and removes a passkey; a copied answer and another origin are refused', async ({
  page,
  control,
  stack,
}) => {
  test.slow();
  const site = stack.url('1002');
  const authenticator = await authenticatorOf(page);
  const visitor = await holdChallenges(page);

  // Offered once after a sign-in by password.
  await signInAt(page, control, site, 'river77');
  const offer = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(offer).toContainText('Sign in without a password next time?');
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
  expect(await authenticator.keys()).toEqual([]);

  // Added and named in the member centre.
  await page.goto(`${site}/user/Security`);
  await expect(page.getByText('You have no passkeys yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toasts(page).filter({ hasText: 'The passkey has been added' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('My laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByRole('heading')).toHaveText('My laptop');
  await expect(list).toContainText('Not used yet');
  // A stolen session adds none: the platform wants a proof first, and one that declines changes nothing.
  const proof = page.getByRole('alertdialog', { name: 'Confirm that it is you' });
  await control.fault({ path: '/api/member/passkey/options', mode: 'code', code: '109', times: 2 });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect(proof).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(proof.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('Wrong777');
  await page.keyboard.press('Enter');
  await expect(proof.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('This password is wrong');
  await proof.getByLabel('Password', { exact: true }).fill('River777');
  await page.keyboard.press('Enter');
  await expect(proof).toHaveCount(0);
  // The device has one already.
  await expect(toasts(page).filter({ hasText: 'This device already has a passkey' })).toBeVisible();
  expect(await authenticator.keys()).toHaveLength(1);

  // Used in the account field; nothing is typed.
  await page.goto(site);
  await signOut(page, false);
  const challenge = page.waitForRequest('**/api/login/passkey/options');
  await openLogin(page);
  await challenge;
  await expect(loginForm(page).getByLabel('Account name')).toHaveAttribute('autocomplete', 'username webauthn');
  const sent = page.waitForRequest('**/api/login/passkey');
  visitor.choose();
  await expect(account(page, 'river77')).toBeVisible();
  await expect(loginForm(page)).toHaveCount(0);

  // A copy of the answer signs no one in.
  const copy: unknown = (await sent).postDataJSON();
  const repeated = await page.request.post(`${site}/api/login/passkey`, { data: copy });
  expect(await repeated.json()).toMatchObject({ code: '104', data: null });

  // Another site asks for the passkey and hands the answer on.
  await page.goto(stack.url('1001'));
  const asked = await page.request.post(`${site}/api/login/passkey/options`, { data: { site_id: 1002 } });
  const { options } = ((await asked.json()) as { data: { options: { challenge: string; rpId: string } } }).data;
  const credential = await page.evaluate(async ({ challenge, rpId }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const base64 = (buffer: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(buffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const request = { challenge: bytes(challenge), rpId, userVerification: 'required' } as const;
    const found = (await navigator.credentials.get({ publicKey: request })) as PublicKeyCredential;
    const answer = found.response as AuthenticatorAssertionResponse;
    return {
      id: found.id,
      rawId: found.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64(answer.clientDataJSON),
        authenticatorData: base64(answer.authenticatorData),
        signature: base64(answer.signature),
        userHandle: base64(answer.userHandle ?? new ArrayBuffer()),
      },
    };
  }, options);
  const stolen = await page.request.post(`${site}/api/login/passkey`, { data: { ...(copy as object), credential } });
  // Looked at once: an answer.
  expect(await stolen.json()).toMatchObject({ code: '101', data: null });

  // Removed: the device offers it no more.
  const [removed] = await authenticator.keys();
  await page.goto(`${site}/user/Security`);
  await expect(list).toContainText('Last used');
  await list.getByRole('button', { name: 'Remove: My laptop' }).click();
  await control.fault({ path: '/api/member/passkey/destroy', mode: 'code', code: '109', times: 1 });
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('You have no passkeys yet')).toBeVisible();
  // Its button is gone: a keyboard goes on from the title of the list.
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  await expect.poll(authenticator.keys).toEqual([]);
  // Another device still offers it: the platform refuses it, that one forgets it too, and the password signs in.
  await authenticator.add(removed);
  await page.goto(site);
  await signOut(page, false);
  const next = page.waitForRequest('**/api/login/passkey/options');
  const captcha = await openLogin(page);
  await next;
  const refused = page.waitForResponse('**/api/login/passkey');
  visitor.choose();
  expect(await (await refused).json()).toMatchObject({ code: '105' });
  await expect(toasts(page).filter({ hasText: 'This passkey was not accepted' })).toBeVisible();
  await expect.poll(authenticator.keys).toEqual([]);
  await expect(loginForm(page).getByRole('button', { name: 'Forgot your password?' })).toBeVisible();
  await completeLogin(page, control, 'river77', captcha);
  // Declined before, so not offered again.
  expect(await page.evaluate(() => localStorage.getItem('passkeyOffered'))).toContain('"');
  await expect(page.getByText('Sign in without a password next time?')).toHaveCount(0);
});
