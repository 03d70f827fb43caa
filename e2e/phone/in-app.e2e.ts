import { clear, playButton, tiles } from '../support/game.ts';
import { signIn, stored } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/** Browsers inside other apps, as they name themselves. */
const apps = {
  Facebook: `${phone} [FB_IAB/FB4A;FBAV/480.0.0.54;]`,
  Line: `${phone} Line/14.19.1/IAB`,
  Zalo: `${phone} Zalo android/12050608 ZaloTheme/light ZaloLanguage/vi`,
} as const;

for (const [app, userAgent] of Object.entries(apps)) {
  test.describe(app, () => {
    test.use({ userAgent });

    test(`[PLAY-04] [PLAY-06x] [SITE-18] inside ${app} a game takes the page itself, also one that has a window of its own elsewhere`, async ({
      page,
      context,
      control,
      stack,
    }) => {
      // Site 1002 shows the games of this provider in a window above the page, on desktops and phones alike.
      await page.goto(`${stack.url('1002')}/slotgame?gt_id=2&gp_id=GPJD&house=gpjd`);
      const notice = page.getByRole('dialog', { name: 'Please use another browser' });
      if (app === 'Line') {
        await notice.getByRole('button', { name: 'Open in your browser' }).tap();
        // Line opens such an address in the browser of the phone. Another browser just loads the page.
        await expect(page).toHaveURL(/&openExternalBrowser=1$/);
      }
      await notice.getByRole('button', { name: 'Continue anyway' }).tap();
      await signIn(page, control);
      const list = page.url();
      await playButton(tiles(page).first()).tap(clear);
      await expect(page).toHaveURL(/\/provider\/play\?/);
      expect(context.pages()).toHaveLength(1);
      await page.locator('#lobby').tap();
      await expect(page).toHaveURL(list);
      await expect.poll(() => stored(page, 'isPlay')).toBe('0');
      await expect.poll(async () => (await control.ledger('river77')).playing).toBeNull();
    });
  });
}
