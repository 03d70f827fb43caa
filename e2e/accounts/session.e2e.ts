import { members } from '../support/login.ts';
import {
  account,
  completeLogin,
  loginForm,
  nextCaptcha,
  openAsMember,
  openLogin,
  signIn,
  signOut,
  stored,
  storeLogin,
  submitLogin,
} from '../support/member.ts';
import { expect, test, toasts, watchCalls } from '../support/test.ts';
import { untilAnswered } from '../support/calls.ts';
import { patient } from '../support/patience.ts';

const login = '**/api/login';

/** Calls at the start of a member's pages (AUTH-13). */
const follows = [
  '/api/arks/web/activity/roulette',
  '/api/arks/web/activity/red_envelope_promotion',
  '/api/member/profile/common/layout',
  '/api/member/profile/my_cash',
  '/api/arks/web/member/letter',
  '/api/arks/web/announcement/marquee',
  '/api/arks/web/bulletin/member',
  '/api/bonus_setting/check',
  '/api/member/profile',
];
/** The values that the member's channels announce. */
const heardOf = [
  '/api/member/profile/common/layout',
  '/api/member/profile/my_cash',
  '/api/arks/web/member/letter',
  '/api/arks/web/activity/roulette',
  '/api/arks/web/activity/red_envelope_promotion',
];

test('[AUTH-10] [AUTH-11] [AUTH-12] a member signs in @phone', async ({ page, control }) => {
  await page.goto('/');
  const asked = page.waitForResponse('**/api/captcha');
  const captcha = await openLogin(page);
  const picture = await asked;
  expect(picture.request().postDataJSON()).toMatchObject({ type: 1 });
  const { data: inside, body: other } = await picture.json();
  const shown = inside ?? other;
  const answer = loginForm(page).getByLabel('Verification code', { exact: true });
  await expect(answer).toHaveAttribute('placeholder', shown.placeholder);
  await expect(loginForm(page).locator(`img[src="${shown.captcha}"]`)).toBeVisible();
  const calls = watchCalls(page);
  const header = page.waitForResponse('**/get_login_header');
  const sent = page.waitForRequest(login);
  const socket = page.waitForEvent('websocket');
  const answered = page.waitForResponse(login);
  await completeLogin(page, control, 'river77', captcha);
  // Values of the helper are sent with the call.
  const { headers } = (await (await header).json()) as { readonly headers: Readonly<Record<string, string>> };
  expect(Object.keys(headers)).not.toEqual([]);
  const carried = await (await sent).allHeaders();
  for (const [name, value] of Object.entries(headers))
    expect(carried[name.toLowerCase()], '[AUTH-07] a header of the helper').toBe(value);
  await socket;
  const { data } = await (await answered).json();
  await expect(toasts(page)).toHaveText(/You are signed in/);
  await expect(page.getByRole('banner').getByText('$2,500.00').first()).toBeVisible();
  for (const [key, value] of [
    ['token', data.token],
    ['member_id', String(data.member_id)],
    ['member_account', 'river77'],
    ['currency', 'USD'],
  ] as const) {
    expect((await stored(page, key)) === value, `[STORE-02] ${key}`).toBe(true);
  }
  // Nine loads, each once; values of the member's channels are read once more after the subscription (RT-04x).
  for (const path of follows)
    await expect.poll(() => calls.includes(path), { message: `[AUTH-13] ${path}` }).toBe(true);
  await untilAnswered(page);
  for (const path of follows) {
    const times = calls.filter((call) => call === path).length;
    expect([1, heardOf.includes(path) ? 2 : 1], path).toContain(times);
  }
  await page.reload();
  await expect(account(page, 'river77')).toBeVisible();
});

test('[AUTH-17] [AUTH-18] [AUTH-19] refused sign-ins say why and never use a captcha twice @phone', async ({
  page,
  control,
}) => {
  // Six sign-ins.
  test.setTimeout(patient(120_000));
  await page.goto('/');
  let captcha = await openLogin(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login')) sent.push(request.postDataJSON().captcha_token);
  });
  const { river77, frozen1, closed1 } = members;
  for (const [who, right, message] of [
    [river77, false, 'Wrong verification code'],
    [{ ...river77, password: 'Wrong999' }, true, 'Wrong account name or password'],
    [frozen1, true, 'This account is frozen'],
    [closed1, true, 'This account is disabled'],
  ] as const) {
    const answer = right ? await control.captchaAnswer(captcha) : 'zzzz';
    const next = nextCaptcha(page);
    await submitLogin(page, { ...who, answer });
    captcha = await next;
    await expect(toasts(page).filter({ hasText: message })).toHaveCount(1);
    const form = loginForm(page);
    await expect(form.getByLabel('Account name')).toHaveValue(who.account);
    await expect(form.getByLabel('Verification code', { exact: true })).toHaveValue('');
    expect(await stored(page, 'token')).toBeNull();
  }
  // An unknown code without a message: its number is shown, and the form keeps its values.
  await control.fault({ path: '/login', mode: 'code', code: '777', message: '', times: 1 });
  const next = nextCaptcha(page);
  await submitLogin(page, { ...river77, answer: 'zzzz' });
  captcha = await next;
  await expect(toasts(page).filter({ hasText: '777' })).toHaveCount(1);
  await expect(loginForm(page).getByLabel('Account name')).toHaveValue(river77.account);
  await expect(loginForm(page).getByLabel('Password', { exact: true })).toHaveValue(river77.password);
  expect(new Set(sent).size).toBe(5);
  await completeLogin(page, control, 'river77', captcha);
});

test('[AUTH-15x] a double press sends one sign-in, whose loads do not wait for one that fails @phone', async ({
  page,
  control,
}) => {
  await page.goto('/');
  const captcha = await openLogin(page);
  const calls = watchCalls(page);
  await control.latency(1500, '/login');
  await control.fault({ path: '/arks/web/member/letter', mode: 'http500' });
  const profile = page.waitForResponse('**/api/member/profile');
  const letters = page.waitForResponse('**/api/arks/web/member/letter');
  const form = loginForm(page);
  await form.getByLabel('Account name').fill('river77');
  await form.getByLabel('Password', { exact: true }).fill('River777');
  await form.getByLabel('Verification code', { exact: true }).fill(await control.captchaAnswer(captcha));
  const submit = form.locator('button[type="submit"]');
  await submit.dblclick();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  // It stays for some seconds only.
  await expect(toasts(page)).toHaveText(/You are signed in/);
  await expect(account(page, 'river77')).toBeVisible();
  expect([(await letters).status(), (await profile).status()]).toEqual([500, 200]);
  await expect(page.getByRole('banner').getByText('$2,500.00').first()).toBeVisible();
  expect(calls.filter((path) => path === '/api/login')).toHaveLength(1);
});

test('[AUTH-14] [HOME-13] another currency loads the lists anew, on phones with the whole page', async ({
  page,
  control,
  isMobile,
}) => {
  await page.goto('/');
  const captcha = await openLogin(page);
  const lists = isMobile
    ? Promise.resolve()
    : page.waitForRequest(
        (request) => request.url().endsWith('/api/v3/game_list') && request.postDataJSON().currency === 'RMB',
      );
  const reloaded = isMobile ? page.waitForEvent('load') : Promise.resolve();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await completeLogin(page, control, 'lucky88', captcha);
  await reloaded;
  await lists;
  await expect(page.getByRole('banner').getByText('¥88,888.88').first()).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(!isMobile);
  const lines = page.getByRole('region', { name: 'Announcements' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'Thank you for playing' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'Join today' })).toHaveCount(0);
});

test('[AUTH-34] [AUTH-35] [AUTH-37x] signing out ends on the home page, also when the platform fails @phone', async ({
  page,
  control,
  isMobile,
  baseURL,
}) => {
  await openAsMember(page, control, '/discount');
  await control.fault({ path: '/logout', mode: 'http500' });
  const sent = page.waitForRequest('**/api/logout');
  await signOut(page, isMobile);
  await sent;
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  for (const key of ['token', 'member_id', 'member_account', 'currency', 'member_type', 'isPlay']) {
    expect(await stored(page, key), key).toBeNull();
  }
  expect(await stored(page, 'site_name')).toBe('Goldhaven');
});

test('[STORE-01] another tab follows a sign-in and a sign-out @phone', async ({ page, control, context, isMobile }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/gameHall/2');
  await expect(other.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  await page.bringToFront();
  await signIn(page, control);
  await expect(account(other, 'river77')).toBeVisible();
  await signOut(page, isMobile);
  await expect(other.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  await expect(other).toHaveURL(/\/gameHall\/2$/);
});

test('[API-05] a token that the platform hands out replaces the stored one @phone', async ({ page, control }) => {
  await openAsMember(page, control, '/');
  const before = await stored(page, 'token');
  await control.session('river77', 'rotate');
  const refresh = page.getByRole('button', { name: 'Refresh balance' });
  await refresh.click();
  await expect.poll(async () => (await stored(page, 'token')) !== before).toBe(true);
  // Calls with the former token are answered.
  await untilAnswered(page);
  const next = page.waitForRequest('**/api/member/profile/my_cash');
  await refresh.click();
  const sent = await (await next).headerValue('authorization');
  await expect.poll(async () => (await stored(page, 'token')) === sent).toBe(true);
  await expect(account(page, 'river77')).toBeVisible();
});

test('[ERRM-01] [ERRM-03x] [PLAY-38x] an expired session ends with one message, and what is under way for the member is given up @phone', async ({
  page,
  control,
  baseURL,
}) => {
  const pending = [
    '/arks/web/member/letter',
    '/arks/web/activity/roulette',
    '/arks/web/activity/red_envelope_promotion',
    '/member/profile/common/layout',
  ];
  const [asked, given]: [string[], string[]] = [[], []];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_ABORTED') given.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  for (const path of pending) await control.latency(30_000, path);
  await signIn(page, control);
  for (const path of pending)
    await expect.poll(() => asked.some((one) => one.endsWith(path)), { message: path }).toBe(true);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
  await control.session('river77', 'expire');
  // A load after the sign-in may detect it before this press does; either way it is reported once.
  const press = page.getByRole('button', { name: 'Refresh balance' }).click({ timeout: patient(10_000) });
  const pressed = press.catch(() => undefined);
  // At once: the press waits for a button that may be gone, and the message stays for some seconds only.
  await expect(toasts(page)).toHaveCount(1);
  // A grouped message would carry its count.
  await expect(toasts(page)).not.toContainText(/\d/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();
  expect(await control.calls('/logout')).toEqual([]);
  await expect(page).toHaveURL(`${baseURL}/`);
  for (const path of pending)
    await expect.poll(() => given.some((one) => one.endsWith(path)), { message: path }).toBe(true);
  await pressed;
  expect(await toasts(page).count()).toBeLessThanOrEqual(1);
});

test('[RT-14] a sign-in elsewhere ends this one with a warning @phone', async ({ page, control, browser, baseURL }) => {
  await openAsMember(page, control, '/');
  await expect.poll(async () => (await control.calls('/broadcasting/auth')).length).toBeGreaterThan(0);
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  const other = await elsewhere.newPage();
  await other.goto('/');
  await signIn(other, control);
  await expect(toasts(page).filter({ hasText: 'signed in on another device' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  await expect(account(other, 'river77')).toBeVisible();
  await elsewhere.close();
});

test('[RT-11] [RT-18x] [WAL-07x] money that arrives shows at once @phone', async ({ page, control }) => {
  await openAsMember(page, control, '/');
  await expect(page.getByRole('banner').getByText('$2,500.00').first()).toBeVisible();
  await expect.poll(async () => (await control.calls('/broadcasting/auth')).length).toBeGreaterThan(0);
  const memberId = await stored(page, 'member_id');
  await expect(async () => {
    await control.event(`member.${memberId}`, 'member.cash', { cash: '2600.50' });
    await expect(page.getByRole('banner').getByText('$2,600.50').first()).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('[LOOK-13] before any module runs, a page says nothing to guests in a browser with a login @phone', async ({
  page,
  control,
  isMobile,
}) => {
  await storeLogin(page, control, 'river77');
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link').first()).toBeVisible();
  await expect(
    page
      .locator('#root')
      .getByText(/^(?:Sign in|Register|Your seat is waiting)$/)
      .filter({ visible: true }),
  ).toHaveCount(0);
  held.resolve();
  await expect(account(page, 'river77')).toBeVisible();
  await signOut(page, isMobile);
  await expect(banner.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});
