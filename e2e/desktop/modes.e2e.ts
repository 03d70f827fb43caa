import type { Page } from '@playwright/test';
import { clear, demoButton, playButton, slotList, spin, tiles } from '../support/game.ts';
import { openAsMember, stored } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

// Site 1002 shows games on a page of its own, those of one provider in the modal, and offers no demos.
test.use({ baseURL: ({ stack }, use) => use(stack.url('1002')) });

const frame = (page: Page) => page.locator('iframe[title^="Game: "]');
const game = (page: Page) => page.frameLocator('iframe[title^="Game: "]');
/** Records which elements the browser moves into each other: those of the page before, then those of the next one. */
const watchTransitions = (page: Page) =>
  page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('img, iframe')].filter((one) => one.style.viewTransitionName);
    const note = () => moved.push(...named().map(({ tagName }) => tagName));
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      note();
      const transition = start(update);
      transition.ready.then(note, (error: unknown) => moved.push(String(error)));
      return transition;
    };
  });
const moved = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
const left = async (control: { calls: (path: string) => Promise<readonly unknown[]> }) =>
  (await control.calls('/member/game/leave1')).length;

test('[PLAY-14] [PLAY-15x] [PLT-03] a game on its own page, into which its tile grows: there and back, and gone after a reload', async ({
  page,
  context,
  control,
  baseURL,
}) => {
  await openAsMember(page, control, slotList);
  await expect(tiles(page).first()).toBeVisible();
  await expect(demoButton(tiles(page))).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try for free', exact: true })).toHaveCount(0);
  const addresses: string[] = [];
  page.on('framenavigated', (one) => one === page.mainFrame() && addresses.push(one.url()));

  await watchTransitions(page);
  await playButton(tiles(page).first()).click(clear);
  await expect(page).toHaveURL(`${baseURL}/play`);
  await expect(frame(page)).toHaveAttribute('src', /\/provider\/play\?/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await stored(page, 'isPlay')).toBe('1');
  await spin(game(page));
  await page.getByRole('button', { name: 'Leave game' }).click();
  await expect(page).toHaveURL(`${baseURL}${slotList}`);
  await expect(tiles(page).first()).toBeVisible();
  await expect.poll(() => left(control)).toBe(1);
  expect(await stored(page, 'isPlay')).toBe('0');

  // Nothing grew for a visitor who wants no motion.
  expect(await moved(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playButton(tiles(page).first()).click(clear);
  await expect(game(page).locator('#spin')).toBeVisible();
  // The page stays still for a moment only: on a slow machine the game comes later, and grows out of nothing.
  await expect.poll(async () => (await moved(page))[0]).toBe('IMG');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect.poll(() => left(control)).toBe(2);
  await expect.poll(() => stored(page, 'isPlay')).toBe('0');
  await expect.poll(async () => (await control.ledger('river77')).playing).toBeNull();
  expect(addresses.filter((address) => address.includes('provider'))).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});

test('[PLAY-02] [PLAY-13x] [PLAY-16] a game over the page ends by its cross and by its own way back to the lobby', async ({
  page,
  control,
  baseURL,
}) => {
  const list = '/slotgame?gt_id=2&gp_id=GPJD&house=gpjd';
  await openAsMember(page, control, list);
  await playButton(tiles(page).first()).click(clear);
  await spin(game(page));
  await expect(page).toHaveURL(`${baseURL}${list}`);
  await expect(page.getByRole('button', { name: 'Enter full screen' })).toBeVisible();
  await expect(frame(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Leave game' }).click();
  await expect(frame(page)).toHaveCount(0);
  await expect.poll(() => left(control)).toBe(1);

  await playButton(tiles(page).first()).click(clear);
  await game(page).locator('#lobby').click();
  await expect(frame(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${baseURL}${list}`);
  await expect.poll(() => left(control)).toBe(2);
  expect(await stored(page, 'isPlay')).not.toBe('1');
  const { playing, problems } = await control.ledger('river77');
  expect({ playing, problems }).toEqual({ playing: null, problems: [] });
});
