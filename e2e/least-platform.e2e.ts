import { expect, test as base } from '@playwright/test';
import { smallMember } from '../packages/cli/src/platform/small-platform.fixtures.ts';
import { loginForm, submitLogin } from './support/member.ts';
import { patient } from './support/patience.ts';
import { serveSmallSite, type SmallSite } from './support/sites/small-site.ts';
import { toasts } from './support/test.ts';

/** Journeys without the sandbox: the platform is one of a few lines. */
const test = base.extend<{ readonly site: SmallSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are needed from here.
  site: async ({}, use) => {
    const site = await serveSmallSite();
    await use(site);
    await site.stop();
  },
});

test.describe.configure({ timeout: patient(120_000) });
test.use({ locale: 'en-US' });

test('[OPS-19] over a platform with the eight musts guests see halls and games, members sign in, play and sign out', async ({
  page,
  context,
  site,
  isMobile,
}) => {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  const { account, password, answer } = smallMember;

  // Guests.
  const home = await page.goto(`${site.url}/`);
  expect(home?.status()).toBe(200);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto(`${site.url}/gameHall/2`);
  await page.getByRole('main').getByRole('link', { name: /Acme/ }).first().click();
  await expect(page).toHaveURL(/\/slotgame\?/);
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: /Lantern/ })
    .first();
  await expect(tile).toBeVisible();

  // Members.
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(loginForm(page).getByRole('button', { name: /^Image with the verification code/ })).toBeVisible();
  await submitLogin(page, { account, password, answer });
  await expect(loginForm(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('$1,234.56').first()).toBeVisible();
  expect(site.platform.tokens.size).toBe(1);
  await expect(toasts(page)).toHaveCount(1);

  // On a phone the game takes the page itself.
  const opened = isMobile ? page : page.waitForEvent('popup');
  await tile.click();
  const window = await opened;
  await expect(window.getByRole('heading', { name: 'The game runs' })).toBeVisible();
  if (!isMobile) await window.close();

  // The member centre says what it cannot do, in words.
  await page.goto(`${site.url}/user?page=Deposit`);
  await expect(page.getByRole('heading', { name: 'Deposit' }).first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/customer service/i)
      .first(),
  ).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);

  await page.goto(`${site.url}/`);
  if (isMobile) await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect.poll(() => site.platform.tokens.size).toBe(0);

  // Of five documents each asks for a missing call once in the gateway and once in the browser; none of them tries for ever.
  const missing = Map.groupBy(
    site.platform.asked.filter(({ path, status }) => status === 404 && path.startsWith('/api/')),
    ({ path }) => path,
  );
  expect(missing.size).toBeGreaterThan(10);
  expect([...missing].filter(([, calls]) => calls.length > 15).map(([path]) => path)).toEqual([]);
  expect(errors).toEqual([]);
});
