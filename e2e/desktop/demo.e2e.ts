import { demoButton, slotList, spin, tiles } from '../support/game.ts';
import { expect, test, toasts, watchCalls } from '../support/test.ts';

test('[PLAY-16] [PLAY-39] [PLAY-42x] a guest tries a game over the page, without money and without a member call, and gets to the sign-in', async ({
  page,
  control,
  baseURL,
}) => {
  await page.goto(slotList);
  const calls = watchCalls(page);
  const sent = page.waitForRequest('**/api/demo/play');
  await demoButton(tiles(page).first()).click();
  expect(Object.keys((await sent).postDataJSON()).toSorted()).toEqual(
    ['currency', 'device', 'game_code', 'game_type', 'gp_id', 'house', 'site_id'].toSorted(),
  );
  const frame = page.frameLocator('iframe[title^="Game: "]');
  await expect(frame.locator('#spin')).toBeVisible();
  await spin(frame);
  await expect(page.getByRole('button', { name: 'Enter full screen' })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}${slotList}`);
  expect(calls.filter((path) => path.includes('/member'))).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.getByRole('button', { name: 'Leave game' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(calls.filter((path) => path.includes('/game/'))).toEqual([]);

  // One that fails leaves no frame.
  await control.fault({ path: '/demo/play', mode: 'code', code: '101', message: 'No demo today.', times: 1 });
  await demoButton(tiles(page).first()).click();
  await expect(toasts(page).filter({ hasText: 'No demo today.' })).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Leave game' })).toHaveCount(0);

  await demoButton(tiles(page).first()).click();
  await page.getByRole('button', { name: 'Sign in to play for real' }).click();
  await page
    .getByRole('alertdialog', { name: 'Please sign in first' })
    .getByRole('button', { name: 'Sign in' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  await test.step('[PLAY-40] only providers of demos offer a try', async () => {
    await page.goto('/slotgame?gt_id=2&gp_id=GPAM&house=gpam');
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Demo|Try for free): / })).toHaveCount(0);
  });
});
