import { members } from './support/login.ts';
import { account, completeLogin, loginForm, nextCaptcha, signedQuery, signOut, stored } from './support/member.ts';
import { expect, test } from './support/test.ts';
import { untilAnswered } from './support/calls.ts';
import { patient } from './support/patience.ts';

// Each journey is several documents.
test.describe.configure({ timeout: patient(120_000) });

test('[SHELL-07] [SHELL-12x] /fastDeposit leads home and, once, on to the deposit @desktop', async ({
  page,
  control,
  context,
  baseURL,
}) => {
  const first = await page.request.get('/fastDeposit?id=7', { maxRedirects: 0 });
  expect(first.status()).toBe(302);
  const { location, 'set-cookie': cookie } = first.headers();
  expect(location).toBe('/?id=7');
  expect(cookie).toContain('isFastDeposit=true');
  expect(cookie).not.toMatch(/max-age|expires/i);
  await context.clearCookies();

  const captcha = nextCaptcha(page);
  await page.goto('/fastDeposit');
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(loginForm(page)).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'isFastDeposit')).toEqual([]);
  const opened = page.waitForEvent('popup');
  await completeLogin(page, control, 'river77', await captcha);
  const deposit = await opened;
  await expect(deposit).toHaveURL(`${baseURL}/fastPayment`);
  await expect(deposit.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  await deposit.close();

  // The home page opens nothing again; the address does, for a member at once.
  await page.goto('/');
  await expect(account(page, 'river77')).toBeVisible();
  const again = page.waitForEvent('popup');
  await page.goto('/fastDeposit', { waitUntil: 'commit' });
  await expect(await again).toHaveURL(`${baseURL}/fastPayment`);
  expect(context.pages()).toHaveLength(2);
});

test('[AUTH-29] [AUTH-30x] [SHELL-25] credentials leave the address at once, are sent nowhere, and sign in only once @phone', async ({
  page,
  control,
  isMobile,
}) => {
  const query = await signedQuery(page, control, members.river77);
  const token = query.get('tk') ?? '';
  const three = new URLSearchParams(query);
  three.delete('member_currency');
  await page.goto(`/gameHall/2?${three.toString()}&keep=1`);
  await expect(page).toHaveURL(/\/gameHall\/2\?keep=1$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();

  const named: string[] = [];
  page.on('request', (request) => named.push(request.url(), request.headers()['referer'] ?? ''));
  const address = `/gameHall/2?${query.toString()}&member_type=1&keep=1`;
  await page.goto(address);
  await expect(page).toHaveURL(/\/gameHall\/2\?keep=1$/);
  await expect(account(page, 'river77')).toBeVisible();
  expect((await stored(page, 'token')) === token).toBe(true);
  expect([await stored(page, 'member_account'), await stored(page, 'currency')]).toEqual(['river77', 'USD']);
  const home = isMobile
    ? page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' })
    : page.getByRole('banner').getByRole('link').first();
  await home.click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/gameHall\/2\?keep=1$/);
  expect(named.filter((text) => text.includes(token)).length).toBe(1);
  expect(await page.evaluate(() => JSON.stringify(history.state) + document.referrer)).not.toContain(token);

  // After a sign-out a reload does not bring the session back.
  await signOut(page, isMobile);
  const guest = page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true });
  await expect(guest).toBeVisible();
  await page.reload();
  await untilAnswered(page);
  await expect(guest).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();
  expect(page.url()).not.toContain('tk=');
});

test('[SHELL-28x] [SHELL-29x] [SHELL-25] a link brings its introducer; its click id is neither stored nor sent without consent @phone', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (!request.isNavigationRequest()) sent.push(request.url() + (request.postData() ?? ''));
  });
  await page.goto('/gameHall/2?id=7&invite=AB&fbclid=CLICK-1&pwa=1');
  const cookie = async (name: string) => (await context.cookies()).find((one) => one.name === name)?.value;
  await expect.poll(() => cookie('register_type')).toBe('recommend_code');
  expect([await cookie('recommend_code'), (await cookie('member_agent')) || '']).toEqual(['AB', '']);
  expect(await page.evaluate(() => [sessionStorage.getItem('fbclid'), localStorage.getItem('pwa')])).toEqual([
    null,
    '1',
  ]);
  // A newer link takes the place of the older one.
  await page.goto('/sponsor?id=7001');
  await expect.poll(() => cookie('register_type')).toBe('member_agent');
  expect([await cookie('member_agent'), (await cookie('recommend_code')) || '']).toEqual(['7001', '']);
  await page.goto('/slotgame?gt_id=2&gp_id=GPR8&house=gpr8');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((request) => request.includes('CLICK-1'))).toEqual([]);
});
