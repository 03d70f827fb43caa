import { clear, demoButton, nameOf, playButton, slotList, spin, tiles } from '../support/game.ts';
import { focused, marks, place, watchMarks } from '../support/marked.ts';
import { openAsMember, stored } from '../support/member.ts';
import { expect, test, toasts } from '../support/test.ts';

const provider = /\/provider\/play\?/;

test('[LOOK-06] [PLAY-03] [PLAY-27x] a game takes the page itself, and its lobby leads back to the place and the tile', async ({
  page,
  context,
  control,
  baseURL,
}) => {
  await watchMarks(page);
  await openAsMember(page, control, slotList);
  await test.step('[PLAY-11x] [ERR-07] a refused start goes back to the list and says why', async () => {
    await control.fault({
      path: '/member/game/play1',
      mode: 'code',
      code: '999',
      message: 'No seat is free.',
      times: 1,
    });
    await playButton(tiles(page).first()).tap(clear);
    await expect(toasts(page).filter({ hasText: 'No seat is free.' })).toHaveCount(1);
    await expect(page).toHaveURL(/\/slotgame\?/);
    await expect(tiles(page).first()).toBeVisible();
    expect(await stored(page, 'isPlay')).not.toBe('1');
  });

  await control.latency(500, '/member/game/play1');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => place(page)).toBe(600);
  const inView = await tiles(page).evaluateAll((all) =>
    all.findIndex((one) => one.getBoundingClientRect().top > 200 && one.getBoundingClientRect().bottom < innerHeight),
  );
  const tile = tiles(page).nth(inView);
  const name = await nameOf(tile);
  await playButton(tile).tap(clear);
  await expect(page).toHaveURL(`${baseURL}/loading`);
  await expect(page).toHaveURL(provider);
  expect(context.pages()).toHaveLength(1);
  await spin(page);
  const left = page.waitForRequest('**/api/member/game/leave1');
  await page.locator('#lobby').tap();
  await left;
  await expect(page).toHaveURL(`${baseURL}${slotList}`);
  await expect.poll(() => marks(page)).toEqual([name]);
  expect([await focused(page), await place(page)]).toEqual([name, 600]);
  await expect.poll(() => stored(page, 'isPlay')).toBe('0');
  await expect.poll(async () => (await control.ledger('river77')).playing).toBeNull();
  const { total } = await control.ledger('river77');
  const shown = `$${Number(total).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await expect(page.getByRole('banner').getByText(shown).first()).toBeVisible();
  expect(await control.calls('/member/game/leave1')).toHaveLength(1);
});

test('[PLAY-25] [PLAY-26] the browser’s own way back ends the game too, and the page is as it was', async ({
  page,
  control,
}) => {
  await openAsMember(page, control, slotList);
  await playButton(tiles(page).first()).tap(clear);
  await expect(page).toHaveURL(provider);
  await expect(page.locator('#spin')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/slotgame\?/);
  await expect.poll(async () => (await control.calls('/member/game/leave1')).length).toBe(1);
  await expect.poll(() => stored(page, 'isPlay')).toBe('0');
  // Guests have a list of languages that members have not: what the browser puts back into the fields is no choice.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect((await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('en_US');
});

test('[PLAY-03] [PLAY-39] a demo takes the page on a phone, and the way back leads to the list', async ({
  page,
  control,
}) => {
  await page.goto(slotList);
  await demoButton(tiles(page).first()).tap();
  await expect(page).toHaveURL(provider);
  await spin(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/slotgame\?/);
  await expect(page.getByRole('heading', { name: 'Rookeight' })).toBeVisible();
  expect(await control.calls('/member/game/leave1')).toEqual([]);
});
