import { clear, playButton, slotList, tiles } from '../../support/game.ts';
import { openAsMember } from '../../support/member.ts';
import { expect, test, toasts } from '../../support/test.ts';
import { patient } from '../../support/patience.ts';

test.beforeEach(async ({ page, control }) => {
  await openAsMember(page, control, slotList);
});

test('[PLAY-34x] a start is refused while another thing is not done, and says why', async ({
  page,
  context,
  control,
}) => {
  await test.step('[PLAY-32] [WAL-05] nothing starts while funds are on their way back', async () => {
    await control.cash('river77', 10, 'GPR8');
    await control.latency(3000, '/member/profile/balance/all/back');
    await page.getByRole('banner').getByRole('button', { name: 'Wallet', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
    await page.getByRole('button', { name: 'Transfer back' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Wallet' })).toHaveCount(0);
    await playButton(tiles(page).first()).click(clear);
    await expect(toasts(page).filter({ hasText: 'Your funds are being transferred' })).toHaveCount(1);
    expect(await control.calls('/member/game/play1')).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    await expect(toasts(page).filter({ hasText: 'Success' })).toHaveCount(1);
  });

  await test.step('[PLAY-30] the game that is open is not started again', async () => {
    const opened = page.waitForEvent('popup');
    await playButton(tiles(page).first()).click(clear);
    const game = await opened;
    await expect(game).toHaveURL(/\/provider\/play\?/);
    await page.bringToFront();
    await playButton(tiles(page).first()).click(clear);
    await expect(toasts(page).filter({ hasText: 'This game is already open' })).toHaveCount(1);
    expect(await control.calls('/member/game/play1')).toHaveLength(1);
    expect(context.pages()).toHaveLength(2);
    await game.close();
    await expect.poll(async () => (await control.ledger('river77')).playing).toBeNull();
  });

  await test.step('[PLAY-28] two presses start one game in one window', async () => {
    await control.latency(4000, '/member/game/play1');
    const next = page.waitForEvent('popup');
    await playButton(tiles(page).first()).click(clear);
    await next;
    await playButton(tiles(page).nth(1)).click(clear);
    await expect(toasts(page).filter({ hasText: 'The game is starting' })).toHaveCount(1);
    await expect.poll(async () => (await control.calls('/member/game/play1')).length).toBe(2);
    expect(context.pages()).toHaveLength(2);
  });
});

test('[PLAY-33] [PLAY-34x] a closed site starts nothing', async ({ page, context, control }) => {
  await control.closed(true);
  await page.reload();
  const told = toasts(page).filter({ hasText: 'The site is closed for now' });
  // Until the page knows, the platform refuses the start, in other words.
  await expect(async () => {
    await playButton(tiles(page).first()).click(clear);
    await expect(told.first()).toBeVisible({ timeout: patient(1000) });
  }).toPass();
  await expect(told).toHaveCount(0, { timeout: patient(15_000) });
  const before = await control.calls('/member/game/play1');
  await playButton(tiles(page).first()).click(clear);
  await expect(told).toHaveCount(1);
  expect(await control.calls('/member/game/play1')).toEqual(before);
  await expect.poll(() => context.pages().length).toBe(1);
});
