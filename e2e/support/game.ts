import { expect, type Locator, type Page } from '@playwright/test';
import { patient } from './patience.ts';

/** The list of a slot provider whose games may be tried as well. */
export const slotList = '/slotgame?gt_id=2&gp_id=GPR8&house=gpr8';

const heart = /^Add to favourites: /;

/** The game tiles on a page. */
export const tiles = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: heart }) });

/** The tile's button that starts the game. Other buttons of the tile may cover its middle: press it at {@link clear}. */
export const playButton = (tile: Locator): Locator => tile.getByRole('button').first();

/** Where a tile is free of its other buttons. */
export const clear = { position: { x: 14, y: 48 } };

/** The tile's heart. */
export const heartOf = (tile: Locator): Locator => tile.getByRole('button', { name: heart });

/** The tile's button for a game without money. */
export const demoButton = (tile: Locator): Locator => tile.getByRole('button', { name: /^(Demo|Try for free): / });

/** Name of the game on a tile. */
export const nameOf = async (tile: Locator): Promise<string> =>
  ((await heartOf(tile).getAttribute('aria-label')) ?? '').replace(heart, '');

/**
 * Leaves a game, and waits until it is left: a start before that is refused (PLAY-29). The games that were played last are read
 * again at its end.
 */
export async function leaveBy(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const ended = page.waitForRequest((request) => request.url().includes('/member-games/last-playing-game'));
  await leave();
  await ended;
}

/** Plays in a game until its balance is another one: a win may be as high as its bet. */
export async function spin(game: Pick<Page, 'locator'>): Promise<void> {
  const button = game.locator('#spin');
  const balance = game.locator('#balance');
  await expect(balance).toHaveText(/\d/);
  const before = await balance.textContent();
  do {
    await button.click();
    await expect(button).toBeEnabled({ timeout: patient(15_000) });
  } while ((await balance.textContent()) === before);
}
