import type { Page } from '@playwright/test';
import { playButton, clear, spin, tiles } from '../support/game.ts';
import { openAsMember } from '../support/member.ts';
import { test } from '../support/fresh.ts';
import { expect } from '../support/test.ts';
import { patient } from '../support/patience.ts';

/*
 * The session of a member on a site with a profile: bar and reality check over reload, tabs, the way back and a game in a frame. The
 * platform makes a check due; the tests beside the code move the clock.
 */

test.use({ baseURL: ({ stack }, use) => use(stack.url('1005')) });
test.describe.configure({ timeout: patient(120_000) });

const LIST = '/slotgame?gt_id=2&gp_id=GPJD&house=gpjd';
const bar = (page: Page) => page.getByRole('region', { name: 'Your session' });
const figure = (page: Page, id: string) => page.locator(`[data-session] [data-figure="${id}"] dd`);
const check = (page: Page) => page.getByRole('dialog', { name: 'Reality check' });
const seconds = async (page: Page): Promise<number> => {
  const [hours = 0, minutes = 0, rest = 0] = ((await figure(page, 'elapsed').textContent()) ?? '')
    .split(':')
    .map(Number);
  return hours * 3600 + minutes * 60 + rest;
};

test('[RG-06] [RG-09] bar and time of the session survive a reload and another tab, and move nothing of the page @desktop', async ({
  page,
  control,
  context,
}) => {
  await page.addInitScript(() => {
    const tops = new Set<number>();
    Reflect.set(globalThis, 'tops', tops);
    const look = () => {
      const main = document.querySelector('main');
      if (main) tops.add(main.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
  });
  await openAsMember(page, control, '/');
  await expect(bar(page)).toBeVisible();
  await expect(figure(page, 'balance')).toHaveText('$2,500.00');
  await expect(figure(page, 'clock')).toHaveText(/^\d\d:\d\d$/);
  await expect(figure(page, 'elapsed')).toHaveText(/^\d+:\d\d:\d\d$/);
  const before = await seconds(page);
  await expect.poll(() => seconds(page)).toBeGreaterThan(before);
  expect(await page.evaluate(() => [...(Reflect.get(globalThis, 'tops') as Set<number>)])).toHaveLength(1);
  const then = await seconds(page);
  await page.reload();
  await expect(figure(page, 'elapsed')).toHaveText(/^\d+:\d\d:\d\d$/);
  expect(await seconds(page)).toBeGreaterThanOrEqual(then);
  const tab = await context.newPage();
  await tab.goto('/user/Deposit');
  await expect(figure(tab, 'elapsed')).toHaveText(/^\d+:\d\d:\d\d$/);
  expect(Math.abs((await seconds(tab)) - (await seconds(page)))).toBeLessThan(15);
});

test('[RG-11] a check that is due comes back after a reload, the way back and in another tab, and one answer closes them all @phone', async ({
  page,
  control,
  context,
}) => {
  await openAsMember(page, control, '/');
  await page.goto(LIST);
  await expect(bar(page)).toBeVisible();
  await control.bring('reality-check', { account: 'river77' });
  await page.reload();
  await expect(check(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(check(page)).toBeVisible();
  await page.goBack();
  await expect(check(page)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/faq');
  await expect(check(tab)).toBeVisible();
  await check(tab).getByRole('button', { name: 'Continue' }).click();
  await expect(check(tab)).toHaveCount(0);
  await expect(check(page)).toHaveCount(0);
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await expect(check(page)).toHaveCount(0);
});

test('[RG-08] [RG-11] a game in a frame is covered and takes no stake; who stops is at home with the money back @phone', async ({
  page,
  control,
}) => {
  await openAsMember(page, control, '/');
  await page.goto(LIST);
  await playButton(tiles(page).first()).click(clear);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const game = page.frameLocator('iframe');
  await spin(game);
  await expect(figure(page, 'clock').last()).toHaveText(/^\d\d:\d\d$/);
  const { total } = await control.ledger('river77');
  const net = Math.round((Number(total) - 2500) * 100) / 100;
  const sign = net > 0 ? '+' : '-';
  await expect(figure(page, 'net').last()).toHaveText(`${sign}$${Math.abs(net).toFixed(2)}`, {
    timeout: patient(20_000),
  });
  await control.bring('reality-check', { account: 'river77' });
  // Another tab asks; here the state is read again while the game is open.
  await expect(check(page)).toBeVisible({ timeout: patient(20_000) });
  await expect.poll(() => page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.inert)).toBe(true);
  const button = game.locator('#spin');
  await button.evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await expect(game.getByText('Answer the question on the site first.')).toHaveCount(1);
  expect((await control.ledger('river77')).total).toBe(total);
  await check(page).getByRole('button', { name: 'Stop playing' }).click();
  await expect(check(page)).toHaveCount(0);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await expect.poll(async () => (await control.ledger('river77')).playing).toBeNull();
  expect((await control.ledger('river77')).total).toBe(total);
});
