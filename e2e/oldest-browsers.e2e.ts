import type { Page } from '@playwright/test';
import { clear, playButton, slotList, spin, tiles } from './support/game.ts';
import { signInAt } from './support/member.ts';
import { useOldest } from './support/oldest.ts';
import { agreement, expectSaid, input, openRegister, registerDialog, submit } from './support/registration.ts';
// Whole pages, with what an old browser makes of their pictures.
import { test as base } from './support/pictures.ts';
import { expect } from './support/test.ts';

/** Journeys of one visit each in browsers of tier B, and one below it. */
const test = base.extend<{ readonly oldest: boolean }>({
  oldest: [async ({ context }, use) => use(await useOldest(context)), { auto: true }],
});

const wallet = (page: Page) => page.getByRole('dialog', { name: 'Wallet' });

test('[BRW-02] in a browser of tier B a guest sees home and the errors of the registration', async ({ page }) => {
  await page.goto('/');
  expect(
    await page.evaluate(() => [
      'popover' in HTMLElement.prototype,
      'toSorted' in Array.prototype,
      'any' in AbortSignal,
      getComputedStyle(document.body).getPropertyValue('--hf-screen-unit'),
    ]),
    'what tier B lacks is not there',
  ).toEqual([false, false, false, '1vh']);
  await expect(page.getByRole('region', { name: 'Jackpot' })).toBeVisible();
  await expect(page.locator('#outdated')).toBeHidden();
  await openRegister(page);
  await submit(page).click();
  await expectSaid(page, 'Account name', /Please choose an account name/);
  await expect(input(page, 'Account name')).toBeFocused();
  await expect(agreement(page)).toHaveAccessibleDescription(/Please accept the terms of service/);
  await page.keyboard.press('Escape');
  await expect(registerDialog(page)).toHaveCount(0);
});

test('[BRW-02] in a browser of tier B a member signs in, plays and recalls what is left', async ({
  page,
  context,
  control,
  isMobile,
}) => {
  await control.cash('river77', 100, 'GPJD');
  await signInAt(page, control, slotList);

  const opened = isMobile ? undefined : context.waitForEvent('page');
  await playButton(tiles(page).first()).click(clear);
  const game = (await opened) ?? page;
  await expect(game).toHaveURL(/\/provider\/play\?/);
  await spin(game);
  await (isMobile ? game.locator('#lobby').tap() : game.close());
  await expect.poll(async () => (await control.ledger('river77')).playing).toBeNull();

  const place = isMobile ? page.getByRole('navigation', { name: 'Main navigation' }) : page.getByRole('banner');
  await place.getByRole('button', { name: 'Wallet', exact: true }).click();
  const line = wallet(page).getByRole('listitem').filter({ hasText: 'Jadewind' });
  await expect(line).toContainText('$100.00');
  await wallet(page).getByRole('button', { name: 'Transfer back' }).click();
  await expect(line).toContainText('$0.00');
  expect((await control.ledger('river77')).problems).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(wallet(page)).toHaveCount(0);

  if (isMobile) {
    const signOut = page.getByRole('button', { name: 'Sign out' });
    await expect(signOut).toHaveCount(0);
    await page.getByRole('button', { name: /^Account: / }).click();
    await signOut.click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  }
});

base(
  '[BRW-01] a browser below tier B is told to be updated, in the page’s language, and can read and follow links',
  async ({ page }) => {
    await page.route('**/*', async (route) => {
      const kind = route.request().resourceType();
      if (kind === 'script') return route.abort();
      if (kind !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replaceAll('@layer', '@unknown-here') });
    });
    await page.goto('/');
    const line = page.locator('#outdated');
    await expect(line).toBeVisible();
    await expect(line).toHaveText(/newer browser.*Chrome 99, Edge 99, Safari 15\.4, Firefox 97/);
    const hall = page.getByRole('link', { name: 'Slots' }).first();
    const address = (await hall.getAttribute('href')) ?? '';
    // By the keyboard: pictures that come still move what is below them.
    await hall.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
    await page.goto('/?lang=zh_CN');
    await expect(line).toContainText('请升级到以下版本');
  },
);
