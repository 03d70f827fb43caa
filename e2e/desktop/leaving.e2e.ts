import type { Page } from '@playwright/test';
import { clear, leaveBy, nameOf, playButton, slotList, tiles } from '../support/game.ts';
import { focused, marks, place, watchMarks } from '../support/marked.ts';
import { openAsMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const game = (page: Page) => page.frameLocator('iframe[title^="Game: "]');
const frame = (page: Page) => page.locator('iframe[title^="Game: "]');
/** The last tile of the list, after the page was scrolled down to it; its name. */
async function lastTile(page: Page) {
  await expect(tiles(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const tile = tiles(page).last();
  await expect(tile).toBeInViewport();
  return { tile, name: await nameOf(tile), at: await place(page) };
}

test('[LOOK-06] a game in a window leads back to its tile, and leaves alone who went elsewhere', async ({
  page,
  control,
}) => {
  await watchMarks(page);
  await openAsMember(page, control, slotList);
  const { tile, name, at } = await lastTile(page);
  const open = async () => {
    const opened = page.waitForEvent('popup');
    await playButton(tile).click(clear);
    const popup = await opened;
    await expect(popup).toHaveURL(/\/provider\/play\?/);
    return popup;
  };
  await (await open()).close();
  await expect.poll(() => marks(page)).toEqual([name]);
  await expect.poll(async () => [await focused(page), await place(page)]).toEqual([name, at]);

  const popup = await open();
  await page.getByRole('searchbox', { name: 'Search games' }).focus();
  await popup.locator('#lobby').click();
  await expect.poll(async () => (await control.calls('/member/game/leave1')).length).toBe(2);
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeFocused();
  expect(await marks(page)).toEqual([name]);
});

test.describe('games on a page of their own', () => {
  test.use({ baseURL: ({ stack }, use) => use(stack.url('1002')) });

  test('[LOOK-06] a list and a shelf: Leave and the way back of the browser lead to the place and the tile', async ({
    page,
    control,
  }) => {
    await watchMarks(page);
    await openAsMember(page, control, slotList);
    const { tile, name, at } = await lastTile(page);
    await playButton(tile).click(clear);
    await expect(game(page).locator('#spin')).toBeVisible();
    await leaveBy(page, () => page.getByRole('button', { name: 'Leave game' }).click());
    await expect.poll(() => marks(page)).toEqual([name]);
    await expect.poll(async () => [await focused(page), await place(page)]).toEqual([name, at]);

    await playButton(tile).click(clear);
    await expect(game(page).locator('#spin')).toBeVisible();
    await page.goBack();
    await expect.poll(() => marks(page)).toEqual([name, name]);
    await expect.poll(async () => (await control.calls('/member/game/leave1')).length).toBe(2);
    await expect.poll(async () => [await focused(page), await place(page)]).toEqual([name, at]);

    await page.goto('/');
    // The shelf of own games comes above the others.
    await expect(page.getByRole('heading', { name: /^(?:Recently played|Your games)/ })).toBeVisible();
    const shelf = tiles(page).filter({ visible: true });
    await expect(shelf.first()).toBeVisible();
    const inShelf = await shelf.evaluateAll((all) => {
      const scrolled = (tile: Element) => {
        let row = tile.parentElement;
        while (row && row.scrollWidth <= row.clientWidth + 40) row = row.parentElement;
        return row === document.documentElement || row === document.body ? null : row;
      };
      const tile = all.findLast((one) => scrolled(one));
      tile?.scrollIntoView({ block: 'center', inline: 'center' });
      return tile ? all.indexOf(tile) : -1;
    });
    if (inShelf < 0) throw new Error('no tile in a row that scrolls');
    const one = shelf.nth(inShelf);
    const oneName = await nameOf(one);
    await expect(one).toBeInViewport({ ratio: 0.9 });
    await playButton(one).click(clear);
    await expect(game(page).locator('#lobby')).toBeVisible();
    await game(page).locator('#lobby').click();
    await expect.poll(async () => new Set(await marks(page))).toEqual(new Set([oneName]));
    // The game that was played becomes the first of the shelf of own games: the focus follows it there.
    await expect(shelf.first().locator(':focus')).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => focused(page)).toBe(oneName);
  });

  test('[LOOK-06] the search over the page comes back with its text and marks the game that was found', async ({
    page,
    control,
  }) => {
    await watchMarks(page);
    await openAsMember(page, control, '/discount');
    const field = page.getByRole('dialog').getByRole('searchbox');
    // The handler of the key loads after the page.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+k');
      await expect(field).toBeVisible({ timeout: 2000 });
    }).toPass();
    await field.fill('tiger spirit');
    const found = page.getByRole('option', { name: 'Tiger Spirit' }).first();
    await found.click();
    await expect(game(page).locator('#spin')).toBeVisible();
    await page.getByRole('button', { name: 'Leave game' }).click();
    await expect(page).toHaveURL(/\/discount$/);
    await expect(field).toHaveValue('tiger spirit');
    await expect.poll(async () => (await marks(page)).join()).toContain('Tiger Spirit');
    await expect(field).toBeFocused();
  });

  test('[LOOK-06] a game over the page: its cross and the way back of the browser leave the page as it was', async ({
    page,
    control,
  }) => {
    await watchMarks(page);
    const list = '/slotgame?gt_id=2&gp_id=GPJD&house=gpjd';
    await page.goto('/');
    await openAsMember(page, control, list);
    const { tile, name, at } = await lastTile(page);
    const entries = await page.evaluate(() => history.length);
    for (const leave of [() => page.getByRole('button', { name: 'Leave game' }).click(), () => page.goBack()]) {
      await playButton(tile).click(clear);
      await expect(game(page).locator('#spin')).toBeVisible();
      await leaveBy(page, leave);
      await expect(frame(page)).toHaveCount(0);
      await expect.poll(() => focused(page)).toBe(name);
      await expect(page).toHaveURL(new RegExp(`${RegExp.escape(list)}$`));
      expect(await place(page)).toBe(at);
    }
    await expect.poll(() => marks(page)).toEqual([name, name]);
    // Neither left an entry behind from which the visitor would have to go back once more.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).not.toHaveURL(/slotgame/);
  });
});
