import { chromiumLaunch } from '../../scripts/programs/chromium.ts';
import { clear, playButton, slotList, tiles } from '../support/game.ts';
import { members } from '../support/login.ts';
import { nextCaptcha, openAsMember, submitLogin } from '../support/member.ts';
import { expect, test, toasts } from '../support/test.ts';

// With the pop-up blocker that people have: windows open out of a press only.
test.use({
  launchOptions: { ...chromiumLaunch('full', { pictures: false }), ignoreDefaultArgs: ['--disable-popup-blocking'] },
});

test('[PLAY-08x] a blocked window becomes a question, nothing is sent before its answer, and a press opens it', async ({
  page,
  context,
  control,
}) => {
  await openAsMember(page, control, slotList);
  // A press by a script, in a document without interaction: the browser blocks its window. Playwright's own evaluation
  // counts as an interaction, so the page presses by itself and reports the result.
  await page.addInitScript(() => {
    const press = setInterval(() => {
      if (document.querySelector('[role=alertdialog]') === null) {
        document.querySelector<HTMLElement>('main li button')?.click();
        return;
      }
      clearInterval(press);
      // oxlint-disable-next-line no-console -- The page reports to the test through its console.
      console.info('asked');
    }, 200);
  });
  const asked = page.waitForEvent('console', (message) => message.text() === 'asked');
  await page.reload({ waitUntil: 'commit' });
  await asked;
  const question = page.getByRole('alertdialog', { name: 'Your browser blocked the game window' });
  await expect(question).toBeVisible();
  expect(await control.calls('/member/game/play1')).toEqual([]);
  expect(context.pages()).toHaveLength(1);
  const opened = page.waitForEvent('popup');
  await question.getByRole('button', { name: 'Open game' }).click();
  const popup = await opened;
  await expect(popup).toHaveURL(/\/provider\/play\?/);
  expect(await control.calls('/member/game/play1')).toHaveLength(1);

  // The next game is opened by the press on its tile, late answers and all.
  await popup.close();
  await expect.poll(async () => (await control.calls('/member/game/leave1')).length).toBe(1);
  await control.latency(1500, '/member/game/play1');
  const next = page.waitForEvent('popup');
  await playButton(tiles(page).nth(1)).click(clear);
  await expect(await next).toHaveURL(/\/provider\/play\?/);
  await expect(question).toHaveCount(0);
});

test('[PLAY-10] [PLAY-11x] one placeholder waits in every window until its target is known', async ({ page }) => {
  await page.goto('/loading');
  await expect(page.getByText('This is taking longer than expected')).toBeVisible();
  const main = page;
  await main.goto(slotList);
  await expect(tiles(main).first()).toBeVisible();
  for (const name of ['gameWindow', 'depositWindow', 'fpWindow']) {
    const opened = main.waitForEvent('popup');
    // As the site opens them, out of a press.
    await main.evaluate((window_) => {
      addEventListener('keydown', () => window.open('/loading', window_, 'width=900,height=600'), { once: true });
    }, name);
    await main.keyboard.press('F9');
    const placeholder = await opened;
    await expect(placeholder.getByText('One moment. Your game will open here')).toBeVisible();
    await expect(placeholder.getByRole('main').getByRole('img', { name: 'Goldhaven' })).toBeVisible();
    await expect(placeholder.getByRole('banner')).toHaveCount(0);
    await expect(placeholder.getByRole('contentinfo')).toHaveCount(0);
    await expect(placeholder.getByRole('navigation')).toHaveCount(0);
    await expect(placeholder.getByRole('button')).toHaveCount(0);
    await expect(placeholder.getByRole('link')).toHaveCount(0);
    await main.evaluate(() => localStorage.setItem('waitingUrl', `${location.origin}/?there`));
    await expect(placeholder).toHaveURL(/\/\?there$/);
    expect(await main.evaluate(() => localStorage.getItem('waitingUrl'))).toBeNull();
    await placeholder.close();
  }
});

test('[AUTH-28x] a window that the browser blocks is offered as a link', async ({ page, control }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...given) => (Reflect.get(window, 'allowed') === true ? open(...given) : null);
  });
  const captcha = nextCaptcha(page);
  await page.goto('/user/Info');
  const answer = await control.captchaAnswer(await captcha);
  await submitLogin(page, { ...members.river77, answer });
  const link = toasts(page).getByRole('link', { name: 'Open here' });
  await expect(link).toHaveAttribute('href', '/user/Info');
  await page.evaluate(() => Reflect.set(window, 'allowed', true));
  const opened = page.waitForEvent('popup');
  await link.click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'My details' })).toBeVisible();
  await expect(link).toHaveCount(0);
});
