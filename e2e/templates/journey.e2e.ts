import type { Locator, Page } from '@playwright/test';
import { join } from 'node:path';
import { siteFolders } from '../../packages/cli/src/project/siteFolders.ts';
import { clear, playButton, slotList, spin, tiles } from '../support/game.ts';
import { members } from '../support/login.ts';
import { loginForm, nextCaptcha, submitLogin } from '../support/member.ts';
import { test } from '../support/pictures.ts';
import { expect } from '../support/test.ts';
import { ownLanguage } from './real-sites.ts';

// Large enough for a game's window; as most visitors come, so that pictures and what moves are there.
test.use({
  screen: { width: 1920, height: 1080 },
  contextOptions: { reducedMotion: 'no-preference' },
});

const provider = /\/provider\/play\?/;

/** Presses the first of these that can be seen; where none can, it is in the menu. */
async function press(page: Page, wanted: Locator): Promise<void> {
  const shown = wanted.filter({ visible: true }).first();
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  await expect(shown.or(menu).first()).toBeVisible();
  // A row of links may move one into the menu once it has measured itself.
  await expect(async () => {
    if ((await shown.count()) === 0) await menu.click({ timeout: 5000 });
    await shown.click({ timeout: 5000 });
  }).toPass();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const leadsTo = (page: Page, address: string) =>
  page.getByRole('link').and(page.locator(`[href^=${JSON.stringify(address)}]`));

// Of the workspace's own sites the first one: others have games in the page, or none to try.
const from = process.env['HOUSEFRONT_SITES_FROM'];
const folders = siteFolders(from ?? join(import.meta.dirname, '../../sites'));
const sites = from === undefined ? folders.slice(0, 1) : folders;
/** Generated sites are walked on both devices, beside these journeys; a desktop template that several have once. */
const phonesOnly = process.env['HOUSEFRONT_PHONES_ONLY']?.split(',') ?? sites.map(({ id }) => id);
for (const { id } of sites) {
  test.describe(`site ${id}`, () => {
    test.use({ baseURL: ({ stack }, use) => use(stack.url(id)) });

    test(`[TPL-02] [LOC-02] guest → hall → list → sign in → play → back → wallet, then in a language of the site${phonesOnly.includes(id) ? ' @phone' : ''}`, async ({
      page,
      context,
      control,
      isMobile,
    }) => {
      // The longest of all journeys: on a busy machine a minute is short for it.
      test.setTimeout(120_000);
      const said: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      const anything = page.getByRole('main').getByRole('link').filter({ visible: true }).first();
      await page.goto('/');
      await expect(anything).toBeVisible();
      await press(page, leadsTo(page, '/gameHall/2'));
      await expect(page).toHaveURL(/\/gameHall\/2$/);
      await leadsTo(page, slotList).filter({ visible: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Rookeight' })).toBeVisible();
      await expect(tiles(page).first()).toBeVisible();

      const captcha = nextCaptcha(page);
      await press(page, button(page, 'Sign in'));
      await submitLogin(page, { ...members.river77, answer: await control.captchaAnswer(await captcha) });
      await expect(loginForm(page)).toHaveCount(0);
      await expect(tiles(page).first()).toBeVisible();

      const opened = isMobile ? undefined : page.waitForEvent('popup');
      await playButton(tiles(page).first()).click(clear);
      const game = (await opened) ?? page;
      await expect(game).toHaveURL(provider);
      await spin(game);
      const left = context.waitForEvent('request', (request) => request.url().endsWith('/api/member/game/leave1'));
      await game.locator('#lobby').click();
      await left;
      await expect.poll(async () => (await control.ledger('river77')).playing).toBeNull();
      // A game that took the page leads back to the list.
      if (isMobile) await expect(tiles(page).first()).toBeVisible();
      await page.goto('/');

      await expect(anything).toBeVisible();
      await press(page, button(page, 'Wallet'));
      await expect(page.getByRole('dialog', { name: 'Wallet' }).getByText('$').first()).toBeVisible();

      // Generated sites have a language that the kit does not ship: one text of it, and English for the rest.
      if (from !== undefined) {
        await page.goto('/?lang=fr_FR');
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
        await press(page, button(page, ownLanguage.texts['shell.header.wallet']));
        await expect(page.getByRole('dialog', { name: 'Wallet' }).getByText('$').first()).toBeVisible();
      }
      expect(said).toEqual([]);
    });
  });
}
