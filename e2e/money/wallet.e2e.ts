import type { Page } from '@playwright/test';
import { openAsMember, stored } from '../support/member.ts';
import { expect, test, toasts, watchCalls } from '../support/test.ts';
import { jump, ownTime } from '../support/time.ts';

/** How long the recall rests after one, in milliseconds (WAL-03). */
const REST_MS = 10_000;

const wallet = (page: Page) => page.getByRole('dialog', { name: 'Wallet' });

async function openWallet(page: Page, isMobile: boolean): Promise<void> {
  const place = isMobile ? page.getByRole('navigation', { name: 'Main navigation' }) : page.getByRole('banner');
  await place.getByRole('button', { name: 'Wallet', exact: true }).click();
  await expect(wallet(page)).toBeVisible();
}

test('[WAL-01] [WAL-03] [WAL-06] all funds are recalled once, with a countdown that every button shares @phone', async ({
  page,
  control,
  isMobile,
}) => {
  await control.cash('river77', 100, 'GPR8');
  await control.cash('river77', 20.5, 'GPJD');
  await ownTime(page);
  await openAsMember(page, control, '/');
  await openWallet(page, isMobile);
  const line = (name: string) => wallet(page).getByRole('listitem').filter({ hasText: name });
  await expect(line('Rookeight')).toContainText('$100.00');
  await expect(line('Jadewind')).toContainText('$20.50');
  await expect(wallet(page).getByText('$2,620.50')).toBeVisible();
  await expect(wallet(page).getByText('$2,500.00')).toBeVisible();
  await expect(wallet(page).getByRole('img').or(line('Rookeight').locator('img')).first()).toHaveAttribute(
    'src',
    /GPR8|\//,
  );

  const calls = watchCalls(page);
  await wallet(page).getByRole('button', { name: 'Transfer back' }).dblclick();
  await expect(toasts(page).filter({ hasText: 'Success' })).toHaveCount(1);
  // Providers without money are folded.
  await wallet(page)
    .getByText(/^Show \d+ providers$/)
    .click();
  await expect(line('Rookeight')).toContainText('$0.00');
  await expect(line('Jadewind')).toContainText('$0.00');
  await expect(wallet(page).getByText('$2,620.50')).toHaveCount(2);
  const resting = wallet(page).getByRole('button', { name: /^Try again in \d+ s$/ });
  await expect(resting).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(wallet(page)).toHaveCount(0);
  await openWallet(page, isMobile);
  await expect(resting).toBeDisabled();
  expect(calls.filter((path) => path === '/api/member/profile/balance/all/back')).toHaveLength(1);
  await jump(page, REST_MS);
  await expect(resting).toHaveCount(0);
  await expect(wallet(page).getByRole('button', { name: 'Transfer back' })).toHaveCount(0);
  const { total, problems } = await control.ledger('river77');
  expect({ total, problems }).toEqual({ total: '2620.50', problems: [] });
});

test('[PLAY-10] [XWIN-06] [XWIN-07x] a deposit waits for its way in a window of its own, on a phone in the page, and can be given up', async ({
  page,
  control,
  context,
  isMobile,
  baseURL,
}) => {
  await openAsMember(page, control, '/');
  // Only a page that has not read the site's detail yet has to ask which way it is.
  let told = Promise.withResolvers<void>();
  await page.route('**/arks/web/site/detail', async (route) => {
    await told.promise;
    await route.continue();
  });
  await page.reload();
  await openWallet(page, isMobile);
  const opened = isMobile ? undefined : page.waitForEvent('popup');
  await wallet(page).getByRole('button', { name: 'Deposit' }).click();
  const deposit = (await opened) ?? page;
  if (isMobile) await expect(page.locator('output[data-phase="shown"]')).toHaveText('Loading');
  else {
    await expect(deposit).toHaveURL(`${baseURL}/loading`);
    await expect(deposit.getByText('One moment. Your game will open here')).toBeVisible();
    await expect(deposit.getByRole('banner').or(deposit.getByRole('contentinfo'))).toHaveCount(0);
  }
  told.resolve();
  await expect(deposit).toHaveURL(`${baseURL}/fastPayment`);
  await expect(deposit.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  if (isMobile) return;
  await deposit.close();

  // Who does not want to wait any longer closes it from within; the page behind it goes on.
  told = Promise.withResolvers();
  await page.reload();
  await openWallet(page, isMobile);
  const again = page.waitForEvent('popup');
  await wallet(page).getByRole('button', { name: 'Deposit' }).click();
  const waiting = await again;
  await waiting.goto('/close');
  await expect.poll(() => context.pages().length).toBe(1);
  await expect.poll(() => stored(page, 'waitingWindow')).toBeNull();
  told.resolve();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('[ERR-08] [API-14x] money that is stuck is reported once, and the rest is there @phone', async ({
  page,
  control,
  isMobile,
}) => {
  await control.cash('river77', 100, 'GPR8');
  await control.cash('river77', 50, 'GPJD');
  await control.maintenance({ gp_id: 'GPJD', on: true });
  await openAsMember(page, control, '/');
  await openWallet(page, isMobile);
  await wallet(page).getByRole('button', { name: 'Transfer back' }).click();
  await expect(toasts(page).filter({ hasText: 'Transfer failed' })).toHaveCount(1);
  await expect(wallet(page).getByRole('listitem').filter({ hasText: 'Jadewind' })).toContainText('$50.00');
});

test('[WAL-07x] a wallet that cannot be loaded says so and tries again @phone', async ({ page, control, isMobile }) => {
  await control.fault({ path: '/member/profile/my_cash', mode: 'http500' });
  await openAsMember(page, control, '/');
  await openWallet(page, isMobile);
  const failed = wallet(page).getByRole('alert');
  await expect(failed).toContainText('The wallet could not be loaded');
  await control.clear();
  await expect(async () => {
    // The wallet also reads again by itself. Then the button may be gone under the press.
    if ((await failed.count()) > 0) await failed.getByRole('button', { name: 'Try again' }).click({ timeout: 1000 });
    await expect(failed).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(wallet(page).getByText('$2,500.00').first()).toBeVisible();
});
