import { clear, playButton, slotList, tiles } from '../support/game.ts';
import { openAsMember, stored } from '../support/member.ts';
import { expect, test, toasts } from '../support/test.ts';
import { patient } from '../support/patience.ts';

test('[SITE-23] [I18N-08] [I18N-09x] while a game runs another language is refused; afterwards the page reloads in it', async ({
  page,
  control,
}) => {
  await openAsMember(page, control, slotList);
  const opened = page.waitForEvent('popup');
  await playButton(tiles(page).first()).click(clear);
  const game = await opened;
  await expect(game).toHaveURL(/\/provider\/play\?/);
  const selector = page.getByRole('banner').getByRole('combobox', { name: 'Language' });
  await selector.selectOption('zh_CN');
  await expect(toasts(page).filter({ hasText: 'You are playing a game' })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(await stored(page, 'lang')).toBe('en_US');

  await game.close();
  await expect.poll(async () => (await control.calls('/member/game/leave1')).length).toBe(1);
  // The call is answered a moment after it came.
  await expect(async () => {
    // In the other language it has another name.
    if (await selector.isVisible()) await selector.selectOption('zh_CN', { timeout: patient(2000) });
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN', { timeout: patient(2000) });
  }).toPass();
  expect(await stored(page, 'lang')).toBe('zh_CN');
});
