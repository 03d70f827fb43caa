import { sealLink } from '../../packages/gateway/src/links/sealed-link.ts';
import type { Page } from '@playwright/test';
import {
  answerQuestion,
  prove,
  question,
  readClientCaptchas,
  readQuestionCaptchas,
  resetForm,
} from '../support/identity.ts';
import { members, platformLogin } from '../support/login.ts';
import { account, loginForm, nextCaptcha, openAsMember, openLogin, stored, submitLogin } from '../support/member.ts';
import { expect, test, toasts } from '../support/test.ts';
import { untilAnswered } from '../support/calls.ts';

const careful = { account: 'careful1', password: 'Careful11' };
const memberIn = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByTitle(name, { exact: true })
    .or(page.getByRole('button', { name: `Account: ${name}` }));

test('[AUTH-38] [AUTH-41] [SHELL-35] an unknown device is asked, and known afterwards @phone', async ({
  page,
  control,
}) => {
  await page.goto('/');
  const shown = readQuestionCaptchas(page);
  await submitLogin(page, { ...careful, answer: await control.captchaAnswer(await openLogin(page)) });
  await expect(toasts(page).filter({ hasText: 'New device detected' })).toHaveCount(1);
  await expect(question(page)).toBeVisible();
  await expect(loginForm(page)).toHaveCount(0);
  const first = await shown();
  await question(page)
    .getByRole('button', { name: /Get a new image/ })
    .click();
  await expect.poll(shown).not.toBe(first);
  const second = await shown();
  await answerQuestion(page, control, second, 'somebody else');
  await expect(toasts(page).filter({ hasText: 'Wrong verification code' })).toHaveCount(1);
  await expect(question(page).getByLabel('Verification code', { exact: true })).toHaveValue('');

  const before = await question(page).locator('label').first().textContent();
  await question(page).getByRole('button', { name: 'Ask me another question (2 left)' }).click();
  await expect(question(page).locator('label').first()).not.toHaveText(before ?? '');
  await expect.poll(shown).not.toBe(second);
  await answerQuestion(page, control, await shown());
  await expect(memberIn(page, careful.account)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await stored(page, 'token')).not.toBeNull();
});

test('[SHELL-36x] [WPR-02] [WPR-15x] an account that moved proves who it is by e-mail, chooses a password, and the old one is dead @phone', async ({
  page,
  control,
}) => {
  const captchas = readClientCaptchas(page);
  await page.goto('/');
  const enter = async (password: string, captcha: string) =>
    submitLogin(page, { account: 'moved01', password, answer: await control.captchaAnswer(captcha) });
  const form = resetForm(page);
  const contact = { label: 'Registered email address', value: 'miles@moved.test' };

  // An account from another system proves who it is first.
  await enter('Moved0011', await openLogin(page));
  await expect(form.getByLabel('Account name', { exact: true })).toHaveValue('moved01');
  expect(await stored(page, 'token')).toBeNull();
  await expect(form.getByLabel('Registered phone number')).toBeVisible();
  await form.getByRole('tab', { name: 'Email' }).click();
  await prove(page, captchas, contact);
  await expect(form.getByLabel('New password', { exact: true })).toBeFocused();
  const [sent] = await control.calls('/arks/web/vx/verify');
  expect(sent?.body).toMatchObject({ account: 'moved01', member_phone: '', member_email: contact.value });
  await form.getByLabel('New password', { exact: true }).fill('Newone1');
  await form.getByLabel('Confirm new password').fill('Newone1');
  const asked = nextCaptcha(page);
  await form.getByRole('button', { name: 'Save new password' }).click();
  await expect(loginForm(page).getByLabel('Account name')).toHaveValue('moved01');
  await expect(form).toHaveCount(0);

  const first = await asked;
  const again = nextCaptcha(page);
  await enter('Moved0011', first);
  await expect(toasts(page).filter({ hasText: 'Wrong account name or password' })).toHaveCount(1);
  await enter('Newone1', await again);
  await expect(memberIn(page, 'moved01')).toBeVisible();
});

test('[FLD-11] [WPR-08] on plain http under a name of the local network, where browsers keep much back, a password is reset @phone', async ({
  page,
  baseURL,
}) => {
  const captchas = readClientCaptchas(page);
  const lan = new URL(baseURL ?? '');
  lan.hostname = 'lan.test';
  await page.goto(lan.href);
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle, typeof navigator.locks])).toEqual([
    false,
    'undefined',
    'undefined',
  ]);
  await openLogin(page);
  await loginForm(page).getByRole('button', { name: 'Forgot your password?' }).click();
  const form = resetForm(page);
  await form.getByLabel('Account name', { exact: true }).fill('moved01');
  await prove(page, captchas, { label: 'Registered phone number', value: '５５５-０１９９' });
  await form.getByLabel('New password', { exact: true }).fill('Newone1');
  await form.getByLabel('Confirm new password').fill('Newone1');
  await form.getByRole('button', { name: 'Save new password' }).click();
  await expect(toasts(page).filter({ hasText: 'Your new password is set' })).toHaveCount(1);
});

test('[HELP-09] [XWIN-11] [SHELL-30x] a sealed link signs in once; later and forged ones end as nothing @phone', async ({
  page,
  control,
  context,
  browser,
  baseURL,
}) => {
  const { demoLinkKey } = await import('../../scripts/services/demo-services.ts');
  const { token, member_id } = await platformLogin(page.request, control, members.river77);
  const data = {
    tk: String(token),
    member_id: String(member_id),
    member_account: 'river77',
    member_currency: 'USD',
  };
  const enc = await sealLink(data, { key: demoLinkKey, siteId: '1001', now: Date.now(), lifetimeMs: 60_000 });
  const socket = page.waitForEvent('websocket');
  const named: string[] = [];
  page.on('request', (request) => named.push(request.url(), request.headers()['referer'] ?? ''));
  await page.goto(`/gameHall/3?enc=${enc}`);
  await expect(account(page, 'river77')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/`);
  await socket;
  for (const [key, value] of [
    ['token', token],
    ['member_id', member_id],
    ['member_account', 'river77'],
    ['currency', 'USD'],
  ] as const) {
    expect((await stored(page, key)) === String(value), key).toBe(true);
  }
  // Only the document itself was asked for with the link; no address and no referrer holds it or what was in it.
  expect(named.filter((text) => text.includes(enc))).toEqual([`${baseURL}/gameHall/3?enc=${enc}`]);
  expect(named.filter((text) => text.includes(String(token)))).toEqual([]);
  // Used up, forged, empty: nothing is said and the login at hand stays.
  for (const other of [enc, `${enc.slice(0, -4)}AAAA`, 'bad', '']) {
    await page.goto(`/?enc=${encodeURIComponent(other)}`);
    await expect(account(page, 'river77')).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(toasts(page)).toHaveCount(0);
  }
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  const stranger = await elsewhere.newPage();
  const opened = stranger.waitForResponse('**/get_info_data');
  await stranger.goto(`/?enc=${enc}`);
  await opened;
  await expect(stranger.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  await expect(stranger).toHaveURL(`${baseURL}/`);
  await expect(toasts(stranger)).toHaveCount(0);
  expect(await stored(stranger, 'token')).toBeNull();
  await elsewhere.close();
  expect(context.pages()).toHaveLength(1);
});

test('[XWIN-05] [XWIN-08] [XWIN-09x] a third party answers through its window; strangers get nothing @desktop', async ({
  page,
  control,
  context,
  baseURL,
}) => {
  const login = await platformLogin(page.request, control, members.river77);
  // A third party: an answer of its own, then back to the site.
  await context.route('https://id.acme.test/**', (route) => {
    const to = new URL(route.request().url()).searchParams.get('to') ?? '';
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Acme</title><a href="${to.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">Continue</a>`,
    });
  });
  const through = async (answerQuery: string) => {
    const to = `${baseURL}/authCallback${answerQuery}`;
    const popup = page.waitForEvent('popup');
    await page.evaluate(
      (address) => {
        sessionStorage.setItem('authPending', '1');
        window.open(address, 'authWindow', 'popup');
      },
      `https://id.acme.test/?to=${encodeURIComponent(to)}`,
    );
    const opened = await popup;
    const closed = opened.waitForEvent('close');
    await opened.getByRole('link', { name: 'Continue' }).click();
    await closed;
  };
  await page.goto('/');
  await untilAnswered(page);
  await through('?code=102&message=Not%20linked');
  await expect(toasts(page).filter({ hasText: 'Not linked' })).toHaveCount(1);
  expect(await stored(page, 'token')).toBeNull();

  await through(`#code=100&data=${encodeURIComponent(JSON.stringify(login))}`);
  await expect(account(page, 'river77')).toBeVisible();
  expect(await stored(page, 'window-msg')).toBeNull();

  // Typed by hand, or opened from a page of another site: home, and the present login stays.
  const other = await context.newPage();
  await other.goto(`/authCallback?code=100&data=${encodeURIComponent('{"token":"x","member_id":1}')}`);
  await expect(other).toHaveURL(`${baseURL}/`);
  await expect(account(other, 'river77')).toBeVisible();
  await other.goto('https://id.acme.test/');
  const forged = other.waitForEvent('popup');
  const evil = encodeURIComponent('{"token":"evil","member_id":9,"member_account":"evil","member_currency":"USD"}');
  await other.evaluate((address) => void window.open(address), `${baseURL}/authCallback?code=100&data=${evil}`);
  const victim = await forged;
  await expect(victim).toHaveURL(`${baseURL}/`);
  await expect(account(victim, 'river77')).toBeVisible();
  await expect(account(page, 'river77')).toBeVisible();
});

test('[XWIN-12] [XWIN-13x] a sign-in by address is taken once: a later token is not overwritten @phone', async ({
  page,
  control,
}) => {
  const { token, member_id } = await platformLogin(page.request, control, members.river77);
  const query = `?tk=${String(token)}&member_id=${String(member_id)}&member_account=river77&member_currency=USD`;
  await page.goto(`/gameHall/2${query}`);
  await expect(account(page, 'river77')).toBeVisible();
  await expect(page).toHaveURL(/\/gameHall\/2$/);
  await control.session('river77', 'rotate');
  await page.reload();
  await expect.poll(async () => (await stored(page, 'token')) !== String(token)).toBe(true);
  await page.goto(`/gameHall/2${query}`);
  await expect(account(page, 'river77')).toBeVisible();
  // The platform may have given another one since, but never the one of the address.
  expect([String(token), null]).not.toContain(await stored(page, 'token'));
});

test('[SHELL-40] [RT-20] [ENV-06] a red envelope reaches a member at once and ends in the wallet; a guest sees none @phone', async ({
  page,
  control,
  stack,
}) => {
  const hand = () =>
    page.request.post(`${stack.sandbox}/control/envelope`, { data: { currency: 'USD', amount: '88.00', minutes: 5 } });
  const envelope = page.getByRole('complementary', { name: 'A red envelope for you' });
  // Events before the subscription are lost.
  const joined: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString();
      if (text.includes('subscription_succeeded') && text.includes('"private-')) joined.push(text);
    }),
  );
  await openAsMember(page, control, '/');
  await expect.poll(() => joined.length).toBeGreaterThan(1);
  // A call counts when it is answered, which may be after the channels were opened.
  await expect.poll(async () => (await control.calls('/arks/web/activity/red_envelope_promotion')).length).toBe(1);
  await hand();
  await expect(envelope).toBeVisible();
  const small = envelope.getByRole('button', { name: /Red envelope/ });
  if (await small.isVisible()) await small.click();
  await envelope.getByRole('button', { name: 'Open', exact: true }).click();
  const won = page.getByRole('dialog', { name: 'Congratulations' });
  await expect(won).toBeVisible();
  const { total } = await control.ledger('river77');
  expect(Number(total)).toBeGreaterThan(2500);
  await won.getByRole('button', { name: 'Continue' }).click();
  await expect(won).toHaveCount(0);
  await expect(envelope).toHaveCount(0);
  const shown = Number(total).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(page.getByRole('banner').getByText(`$${shown}`).first()).toBeVisible();
});

test('[SHELL-40] a guest is never asked about envelopes @phone', async ({ page, control, stack }) => {
  await page.request.post(`${stack.sandbox}/control/envelope`, {
    data: { currency: 'USD', amount: '88.00', minutes: 5 },
  });
  await page.goto('/');
  await untilAnswered(page);
  expect(await control.calls('/arks/web/activity/red_envelope_promotion')).toEqual([]);
  await expect(page.getByRole('complementary', { name: 'A red envelope for you' })).toHaveCount(0);
});
