import type { Page } from '@playwright/test';
import { clear, playButton, slotList, spin, tiles } from './support/game.ts';
import { untilStarted } from './support/hydration.ts';
import * as without from './support/locked-down.ts';
import { account, signIn, signOut } from './support/member.ts';
import { expect, test } from './support/test.ts';

/** One short visit in browsers that keep something back, on the device where it is seen most; docs/browsers.md has a row for each. */
interface Condition {
  readonly title: string;
  /** Runs in each document and frame before its first script. */
  readonly script?: () => void;
  /** A name of the local network instead of localhost: over plain http it is no secure context. */
  readonly host?: string;
  /** Where the game is shown, if not in a window on desktops and in the page itself on phones. */
  readonly game?: 'above the page';
  /** The window of the game is asked for once more, in vain. */
  readonly asks?: true;
  /** React reports what it repaired. */
  readonly repairs?: true;
}

const conditions: readonly Condition[] = [
  { title: '[STORE-20x] [FLD-11] that blocks storage, cookies and channels @desktop', script: without.storage },
  {
    title:
      '[STORE-20x] [PLAY-08x] that blocks storage and cookies: the game is above the page, so that the login stays @phone',
    script: without.storage,
    game: 'above the page',
  },
  {
    title: '[STORE-20x] without storage areas, as in web views @phone',
    script: without.storageAreas,
    game: 'above the page',
  },
  {
    title: '[STORE-20x] whose storage is full @phone',
    script: without.roomInStorage,
    game: 'above the page',
  },
  {
    title:
      '[PLAY-08x] [FLD-11] without windows and third-party storage: the second press shows the game above the page @desktop',
    script: without.windowsAndStorageInFrames,
    host: 'lan.test',
    game: 'above the page',
    asks: true,
  },
  {
    title: '[PLAY-08x] that has no function for windows @desktop',
    script: without.windowFunction,
    game: 'above the page',
    asks: true,
  },
  { title: '[FLD-11] without clipboard, locks, workers and other newer interfaces @phone', script: without.interfaces },
  { title: '[FLD-11] on plain http in a local network @phone', host: 'lan.test' },
  { title: '[FLD-10] that translates every text @phone', script: without.itsOwnTexts },
  {
    title: '[FLD-11] whose extensions write into the page and remove parts of it @desktop',
    script: without.restFromExtensions,
    repairs: true,
  },
];

/** Balance in the header. */
const balance = (page: Page, amount: string) => page.getByRole('banner').getByText(amount).first();

for (const { title, script, host, game, asks, repairs } of conditions) {
  test(`a member signs in, plays and signs out in a browser ${title}`, async ({
    page,
    context,
    control,
    isMobile,
    baseURL,
    pageErrors,
  }) => {
    if (script) await context.addInitScript(script);
    const site = new URL(baseURL ?? '');
    if (host) site.hostname = host;
    await page.goto(site.origin + slotList);
    // A press is lost with its button while React renders anew what an extension has changed.
    if (repairs) await untilStarted(page);
    await signIn(page, control);
    await expect(balance(page, '$2,500.00')).toBeVisible();

    const popup = isMobile || game ? undefined : context.waitForEvent('page');
    await playButton(tiles(page).first()).click(clear);
    if (asks) {
      const question = page.getByRole('alertdialog', { name: 'Your browser blocked the game window' });
      await question.getByRole('button', { name: 'Open game' }).click();
      await expect(question).toHaveCount(0);
    }
    const window = await popup;
    await spin(game ? page.frameLocator('iframe[title^="Game: "]') : (window ?? page));
    if (game) await page.getByRole('button', { name: 'Leave game' }).click();
    else await (window ? window.close() : page.locator('#lobby').tap());

    await expect.poll(async () => (await control.ledger('river77')).playing).toBeNull();
    const { total, problems } = await control.ledger('river77');
    expect(problems).toEqual([]);
    await expect(
      balance(page, `$${Number(total).toLocaleString('en-US', { minimumFractionDigits: 2 })}`),
    ).toBeVisible();
    await expect(account(page, 'river77')).toBeVisible();
    await signOut(page, isMobile);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    if (repairs) expect(pageErrors.splice(0).filter((error) => !error.includes('#418'))).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[BRW-01] a browser without scripts shows one line about them, the page, and follows its links @phone', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByText(/^JavaScript is switched off/)).toBeVisible();
    const hall = page.getByRole('link', { name: 'Slots' }).first();
    await hall.press('Enter');
    await expect(page).toHaveURL(/\/gameHall\/2$/);
    await expect(page.getByRole('main').getByText('Rookeight').first()).toBeVisible();
    await page.goto('/?lang=zh_CN');
    await expect(page.getByText(/^JavaScript 已关闭/)).toBeVisible();
  });
});
