import type { Page } from '@playwright/test';
import { signIn } from '../support/member.ts';
// The pictures are what is pressed.
import { test } from '../support/pictures.ts';
import { expect } from '../support/test.ts';

const carousel = (page: Page) => page.getByRole('region', { name: /Highlights|精选活动/ });

/** Brings the banner with these words into view and returns what is pressed. */
async function banner(page: Page, name: string, place: number) {
  await carousel(page)
    .getByRole('button', { name: new RegExp(`(slide|第) ?${place}(?!\\d)`) })
    .click();
  const target = carousel(page)
    .getByRole('group', { name: new RegExp(`^${place} / `) })
    .locator('a, button');
  await expect(target).toContainText(name);
  return target;
}

test('[HOME-04] [HOME-06] [HOME-07] banners lead to lists, halls, pages, games, the agent window and other sites', async ({
  page,
  context,
  stack,
}) => {
  test.slow();
  await page.goto('/');
  await signIn(page, stack.control, 'lucky88');
  // Where a banner leads is known once the halls of the member's currency are here.
  const press = async (name: string, place: number) => {
    await (await banner(page, name, place)).click();
  };
  const opened = async (name: string, place: number) => {
    const window = context.waitForEvent('page');
    await press(name, place);
    const tab = await window;
    await tab.waitForLoadState();
    return tab;
  };
  const followed = async (name: string, place: number, address: RegExp) => {
    await press(name, place);
    await expect(page).toHaveURL(address);
    expect(context.pages()).toHaveLength(1);
    await page.goBack();
    await expect(carousel(page)).toBeVisible();
  };

  await followed('50 free spins on dragon slots', 1, /\/slotgame\?gt_id=2&gp_id=GPJD&house=gpjd$/);
  await followed('Season of Champions', 3, /\/gameHall\/4$/);
  await followed('100% on your first deposit', 4, /\/discount$/);

  // The game of a provider without a list.
  const game = await opened('Live VIP Night', 2);
  await expect.poll(() => game.url()).toContain(stack.sandbox);
  await game.close();
  // The agent area has a window of its own.
  const agent = await opened('Bring a friend', 5);
  expect(new URL(agent.url()).pathname + new URL(agent.url()).search).toBe('/proxy?page=Register');
  expect(await agent.evaluate(() => window.name)).toBe('agentWindow');
  await agent.close();
  // Another site, and a hall in a window of its own.
  const other = await opened("The Players' Club", 7);
  expect(new URL(other.url()).origin).toBe(stack.sandbox);
  expect(await other.evaluate(() => window.opener)).toBeNull();
  await other.close();
  const hall = await opened('Moonlight Card Hall', 8);
  await expect(hall).toHaveURL(/\/gameHall\/6$/);
  await hall.close();
  await expect(page).toHaveURL(/\/$/);
  expect(context.pages()).toHaveLength(1);
});

test.describe('a guest', () => {
  test.use({ locale: 'zh-CN' });

  test('[HOME-10x] is asked to sign in before a game link leads on', async ({ page, context }) => {
    await page.goto('/');
    await (await banner(page, '金龙老虎机免费旋转 50 次', 1)).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: '登录' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.keyboard.press('Escape');
    await (await banner(page, '真人贵宾之夜', 2)).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });
});
