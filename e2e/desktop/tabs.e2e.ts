import { clear, playButton, slotList, spin, tiles } from '../support/game.ts';
import { signIn, openAsMember, stored } from '../support/member.ts';
import { expect, test, toasts } from '../support/test.ts';

const provider = /\/provider\/play\?/;

test('[PLAY-13x] [PLAY-24x] [XWIN-03x] a game of one tab: another one asks about it, ends nothing by itself, and its way back is heard once', async ({
  page,
  context,
  control,
  stack,
}) => {
  const leaves = async () => (await control.calls('/member/game/leave1')).length;
  await openAsMember(page, control, slotList);
  const opened = page.waitForEvent('popup');
  await playButton(tiles(page).first()).click(clear);
  const popup = await opened;
  await expect(popup).toHaveURL(provider);

  const other = await context.newPage();
  await other.goto(slotList);
  const question = other.getByRole('alertdialog', { name: 'A game is still running' });
  await expect(question.getByRole('button', { name: 'Return to game' })).toBeFocused();
  // Its window belongs to the first tab: nothing ends, and the question stays.
  await other.keyboard.press('Enter');
  await expect(toasts(other).filter({ hasText: 'open in another tab' })).toHaveCount(1);
  await expect(question).toBeVisible();
  expect(popup.isClosed()).toBe(false);
  await question.getByRole('button', { name: 'Return to game' }).press('Escape');
  await expect(question).toHaveCount(0);
  expect(await leaves()).toBe(0);

  // A new release of the gateway in the middle of the game.
  await stack.restartGateway();
  await spin(popup);
  const closed = popup.waitForEvent('close');
  await popup.locator('#lobby').click();
  await closed;
  await expect.poll(leaves).toBe(1);
  await expect.poll(async () => (await control.ledger('river77')).playing).toBeNull();
  const { total, problems } = await control.ledger('river77');
  expect(problems).toEqual([]);
  const shown = `$${Number(total).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await expect(page.getByRole('banner').getByText(shown).first()).toBeVisible();
  expect(await leaves()).toBe(1);
  expect(context.pages()).toHaveLength(2);
});

test('[PLAY-38x] [ERR-01] a login that ends while playing closes the game, with one message and no leave call', async ({
  page,
  context,
  control,
}) => {
  await openAsMember(page, control, slotList);
  const opened = page.waitForEvent('popup');
  await playButton(tiles(page).first()).click(clear);
  const popup = await opened;
  await expect(popup).toHaveURL(provider);
  await control.session('river77', 'expire');
  const closed = popup.waitForEvent('close');
  // The next call finds out; where the page itself sent it, the button is gone with the login.
  const refresh = page.getByRole('button', { name: 'Refresh balance' });
  // At once: a click waits for a button that is gone until the message is gone as well.
  await refresh.evaluateAll((found) => found.forEach((one) => one instanceof HTMLElement && one.click()));
  await closed;
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  expect(await control.calls('/member/game/leave1')).toEqual([]);
  expect(await stored(page, 'token')).toBeNull();

  // The machine is as new: the next login plays again.
  await signIn(page, control);
  await expect(page.getByRole('alertdialog', { name: 'A game is still running' })).toHaveCount(0);
  const again = page.waitForEvent('popup');
  await playButton(tiles(page).first()).click(clear);
  await expect(await again).toHaveURL(provider);
  expect(context.pages()).toHaveLength(2);
});
