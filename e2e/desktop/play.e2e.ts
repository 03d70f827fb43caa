import type { Page } from '@playwright/test';
import { clear, nameOf, playButton, slotList, spin, tiles } from '../support/game.ts';
import { members } from '../support/login.ts';
import { nextCaptcha, signIn, openAsMember, stored, submitLogin } from '../support/member.ts';
import { expect, test, toasts } from '../support/test.ts';

// Large enough for the whole game window (PLAY-08x clips it to the screen).
test.use({ screen: { width: 1920, height: 1080 } });

const provider = /\/provider\/play\?/;

/** Starts a game on the list that is shown; resolves to its window once the game is in it. */
async function startGame(page: Page, index = 0): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await playButton(tiles(page).nth(index)).click(clear);
  const popup = await opened;
  await expect(popup).toHaveURL(provider);
  return popup;
}

test('[PLAY-09] [PLAY-12] [PLAY-27x] a game in its window, from the tile to the lobby', async ({
  page,
  context,
  control,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    Object.assign(globalThis, { windows: [] as unknown[] });
    window.open = (...parameters) => {
      (globalThis as unknown as { windows: unknown[] }).windows.push(parameters);
      return open(...parameters);
    };
  });
  await openAsMember(page, control, slotList);
  const order: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() || pathname.includes('/game/')) order.push(pathname);
  });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/member/game/play1', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/member/game/play1');
  const opened = page.waitForEvent('popup');
  await playButton(tiles(page).first()).click(clear);
  const popup = await opened;
  await expect(popup).toHaveURL(`${baseURL}/loading`);
  await expect(popup.getByText('One moment. Your game will open here')).toBeVisible();
  await expect(popup.getByRole('banner')).toHaveCount(0);
  expect((await asked).postDataJSON()).toMatchObject({ gp_id: 'GPR8', lobby_url: `${baseURL}/close`, device: 0 });
  answer.resolve();
  await expect(popup).toHaveURL(provider);
  expect(order).toEqual(['/loading', '/api/member/game/play1', '/provider/play']);
  const windows = await page.evaluate(() => (globalThis as unknown as { windows: unknown[][] }).windows);
  expect(windows).toHaveLength(1);
  expect(windows[0]?.[1]).toBe('gameWindow');
  expect(windows[0]?.[2]).toContain('width=1500,height=800');
  expect(await stored(page, 'isPlay')).not.toBe('1');
  expect(await popup.evaluate(() => window.opener !== null)).toBe(true);

  await spin(popup);
  expect((await control.ledger('river77')).playing).not.toBeNull();
  const closed = popup.waitForEvent('close');
  await popup.locator('#lobby').click();
  await closed;
  await expect.poll(async () => (await control.calls('/member/game/leave1')).length).toBe(1);
  await expect.poll(async () => (await control.ledger('river77')).playing).toBeNull();
  const { total, problems } = await control.ledger('river77');
  expect(problems).toEqual([]);
  expect(total).not.toBe('2500.00');
  const shown = `$${Number(total).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await expect(page.getByRole('banner').getByText(shown).first()).toBeVisible();
  expect(await control.calls('/member/game/leave1')).toHaveLength(1);
});

test('[PLAY-37x] [PLAY-38x] a window that is closed by hand is left once, and another game takes the same one', async ({
  page,
  context,
  control,
}) => {
  await openAsMember(page, control, slotList);
  await test.step('[PLAY-11x] [ERR-07] a refused start leaves no window and says why', async () => {
    await control.fault({
      path: '/member/game/play1',
      mode: 'code',
      code: '999',
      message: 'No seat is free.',
      times: 1,
    });
    await playButton(tiles(page).first()).click(clear);
    await expect(toasts(page).filter({ hasText: 'No seat is free.' })).toHaveCount(1);
    await expect.poll(() => context.pages().length).toBe(1);
  });

  const closed = await startGame(page);
  await spin(closed);
  await closed.close();
  await expect.poll(async () => (await control.calls('/member/game/leave1')).length).toBe(1);
  await expect.poll(async () => (await control.ledger('river77')).playing).toBeNull();
  const { total } = await control.ledger('river77');
  const shown = `$${Number(total).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await expect(page.getByRole('banner').getByText(shown).first()).toBeVisible();

  const popup = await startGame(page);
  const first = popup.url();
  await page.bringToFront();
  await playButton(tiles(page).nth(1)).click(clear);
  await expect.poll(() => popup.url()).toMatch(/\/loading$|\/provider\/play\?/);
  await expect.poll(() => provider.test(popup.url()) && popup.url() !== first).toBe(true);
  expect(context.pages()).toHaveLength(2);
  const order = [...(await control.calls('/member/game/play1')), ...(await control.calls('/member/game/leave1'))]
    .toSorted((a, b) => a.at - b.at)
    .map(({ path, code }) => `${path.split('/').at(-1)} ${code}`);
  expect(order).toEqual(['play1 999', 'play1 100', 'leave1 100', 'play1 100', 'leave1 100', 'play1 100']);
});

test('[PLAY-24x] [I18N-08] the language stays while a game window is open; a reload of the lobby finds the game and offers the way back', async ({
  page,
  context,
  control,
  baseURL,
}) => {
  await openAsMember(page, control, slotList);
  const popup = await startGame(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh_CN');
  await expect(toasts(page).filter({ hasText: 'You are playing a game' })).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en_US');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  const cookies = await context.cookies(baseURL);
  expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe('en_US');

  await page.reload();
  const question = page.getByRole('alertdialog', { name: 'A game is still running' });
  await question.getByRole('button', { name: 'Return to game' }).click();
  await expect(question).toHaveCount(0);
  expect(popup.isClosed()).toBe(false);
  expect(await control.calls('/member/game/leave1')).toEqual([]);
  const closed = popup.waitForEvent('close');
  await popup.locator('#lobby').click();
  await closed;
  await expect.poll(async () => (await control.calls('/member/game/leave1')).length).toBe(1);
});

test('[PLAY-21] [PLAY-22x] disabled transfers end the game and are reported once', async ({ page, control }) => {
  await openAsMember(page, control, slotList);
  const popup = await startGame(page);
  await expect.poll(async () => (await control.calls('/broadcasting/auth')).length).toBeGreaterThan(0);
  const closed = popup.waitForEvent('close');
  await control.event(`member.${await stored(page, 'member_id')}`, 'forward_game.status', { code: 957 });
  await closed;
  const box = page.getByRole('alertdialog', { name: 'Transfers are paused' });
  await box.getByRole('button', { name: 'OK' }).click();
  await expect(box).toHaveCount(0);
  await expect.poll(async () => (await control.calls('/member/game/leave1')).length).toBe(1);
  await page.getByRole('banner').getByRole('button', { name: 'Wallet', exact: true }).click();
  await expect(page.getByRole('note')).toHaveText('Transfers to games are paused for now.');
});

test('[AUTH-36] [AUTH-37x] signing out of a running game asks first, then leaves the game before the session', async ({
  page,
  control,
}) => {
  await openAsMember(page, control, slotList);
  const popup = await startGame(page);
  const question = page.getByRole('alertdialog', { name: 'You are playing a game' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(await control.calls('/logout')).toEqual([]);
  const closed = popup.waitForEvent('close');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await closed;
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await control.calls('/logout')).length).toBe(1);
  const [left] = await control.calls('/member/game/leave1');
  const [out] = await control.calls('/logout');
  expect(left?.code).toBe('100');
  expect(left?.at ?? Infinity).toBeLessThanOrEqual(out?.at ?? 0);
});

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('[PLAY-44] [PLAY-45x] [STORE-03] maintenance closes the window and gives its times, when they are known', async ({
    page,
    context,
    control,
  }) => {
    await openAsMember(page, control, slotList);
    await control.maintenance({
      gp_id: 'GPR8',
      on: true,
      start_at: '2024-11-20 02:00:00',
      end_at: '2096-01-02 06:30:00',
    });
    // The window is closed while it still waits for its modules.
    const module = /\/assets\/step-react/;
    await context.route(module, () => undefined);
    await playButton(tiles(page).first()).click(clear);
    const dialog = page.getByRole('dialog', { name: 'Game under maintenance' });
    // The platform writes its own wall time, four hours behind UTC.
    await expect(dialog).toContainText(
      /from November 20, 2024 .*11:30\sAM GMT\+5:30 to January 2, 2096 .*4:00\sPM GMT\+5:30/,
    );
    await expect.poll(() => context.pages().length).toBe(1);
    await context.unroute(module);
    expect(JSON.parse((await stored(page, 'maintain_interval')) ?? '')).toMatchObject({
      start_at: expect.anything(),
      end_at: expect.anything(),
    });
    const chat = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Customer service' }).click();
    await (await chat).close();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);

    await control.maintenance({ gp_id: 'GPR8', on: true });
    await playButton(tiles(page).first()).click(clear);
    await expect(dialog).toContainText('This game is under maintenance. Please come back later');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await control.maintenance({ gp_id: 'GPR8', on: false });
    await startGame(page);
    expect(await stored(page, 'maintain_interval')).toBeNull();
  });
});

test('[PLAY-35] [PLAY-36x] a guest is asked to sign in, and then offered the game that was wanted', async ({
  page,
  control,
}) => {
  await page.goto(slotList);
  const name = await nameOf(tiles(page).first());
  await playButton(tiles(page).first()).click(clear);
  const question = page.getByRole('alertdialog', { name: 'Please sign in first' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await playButton(tiles(page).first()).click(clear);
  const captcha = nextCaptcha(page);
  await question.getByRole('button', { name: 'Sign in' }).click();
  await expect(question).toHaveCount(0);
  expect(await control.calls('/member/game/play1')).toEqual([]);
  await submitLogin(page, { ...members.river77, answer: await control.captchaAnswer(await captcha) });
  const offer = page.getByRole('alertdialog', { name: 'Ready to play?' });
  await expect(offer).toContainText(name);
  const opened = page.waitForEvent('popup');
  await offer.getByRole('button', { name: 'Play now' }).click();
  const popup = await opened;
  await expect(popup).toHaveURL(provider);
  await expect(popup.getByRole('heading', { name })).toBeVisible();
});

test('[PLAY-36x] a guest who closes the sign-in is offered nothing later', async ({ page, control }) => {
  await page.goto(slotList);
  await playButton(tiles(page).first()).click(clear);
  // That of the form that is closed: coming late it would be taken for that of the next one.
  const captcha = nextCaptcha(page);
  await page
    .getByRole('alertdialog', { name: 'Please sign in first' })
    .getByRole('button', { name: 'Sign in' })
    .click();
  await captcha;
  await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Close' }).click();
  await signIn(page, control);
  await expect(toasts(page).filter({ hasText: 'You are signed in' })).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
