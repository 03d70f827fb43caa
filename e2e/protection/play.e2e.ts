import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Control } from '../support/control.ts';
import { clear, playButton, slotList, tiles } from '../support/game.ts';
import { platformLogin } from '../support/login.ts';
import { test } from '../support/fresh.ts';
import { expect } from '../support/test.ts';

// Site 1005 has the profile gb: one game at a time, facts before the start, no autoplay, no turbo, a highest stake. Games
// are in a frame below the bar of the session.
test.use({ baseURL: ({ stack }, use) => use(stack.url('1005')), screen: { width: 1920, height: 1080 } });

const provider = /\/provider\/play\?/;
const account = 'demogbp1';

/** Opens the list of slots as a member with money in pounds. */
async function openList(page: Page, control: Control): Promise<void> {
  const { token, member_id } = await platformLogin(page.request, control, { account, password: 'DemoGBP1' });
  const kept = { token: String(token), member_id: String(member_id), member_account: account, currency: 'GBP' };
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const context = page.context();
  await context.setStorageState({
    cookies: await context.cookies(),
    origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
  });
  await page.goto(slotList);
  await expect(tiles(page).first()).toBeVisible();
}

/** The window before the start of a game. */
const facts = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Start the game' }) });
const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'A game is still running' });

/** The game in its frame, below the bar of the session. */
const frame = (page: Page): Locator => page.getByTitle(/^Game: /);
const game = (page: Page): FrameLocator => frame(page).contentFrame();

/** Presses a game and then the button below its facts. */
async function start(page: Page, index = 0): Promise<void> {
  await playButton(tiles(page).nth(index)).click(clear);
  await facts(page).getByRole('button', { name: 'Start the game' }).click();
}
const plays = async (control: Control) => (await control.calls('/member/game/play1')).length;

test('[RG-35] [RG-39] facts and the highest stake come before the game, which has no autoplay, no turbo and no higher stake @desktop', async ({
  page,
  control,
}) => {
  await openList(page, control);
  await playButton(tiles(page).first()).click(clear);
  await expect(facts(page).getByText('Return to player')).toBeVisible();
  await expect(facts(page).getByText('£2.00')).toBeVisible();
  const rules = page.waitForEvent('popup');
  await facts(page).getByRole('link', { name: 'Rules and prizes' }).click();
  await expect((await rules).getByText('75 ×')).toBeVisible();
  await (await rules).close();
  expect(await plays(control)).toBe(0);
  await facts(page).getByRole('button', { name: 'Start the game' }).click();
  await expect(frame(page)).toHaveAttribute('src', provider);
  const slot = game(page);
  await expect(slot.locator('#spin')).toBeVisible();
  await expect(slot.locator('#auto, #turbo')).toHaveCount(0);
  await expect(slot.locator('#bet')).toHaveText('£2.00');
  await expect(slot.getByRole('button', { name: 'Raise bet' })).toBeDisabled();
  const launch = new URL((await frame(page).getAttribute('src')) ?? '').searchParams.get('token');
  // A stake past the page, and one right after another.
  const stake = (bet: number, roundId: string) =>
    slot.locator('#spin').evaluate(
      async (_, { token, ...round }) => {
        const response = await fetch('/provider/slot/spin', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token, ...round }),
        });
        return [response.status, ((await response.json()) as { code?: string }).code];
      },
      { token: launch, bet, roundId },
    );
  expect(await stake(400, 'round-0001')).toEqual([409, 'stake']);
  expect((await stake(200, 'round-0002'))[0]).toBe(200);
  expect(await stake(200, 'round-0003')).toEqual([409, 'too-soon']);
});

/** Another tab that was open before the game, so that it knows of none. */
async function tabBefore(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(slotList);
  await expect(tiles(other).first()).toBeVisible();
  return other;
}

test('[RG-26] a second start in a tab that knows of no game is refused; ended there, the first game closes in its tab @desktop', async ({
  page,
  control,
}) => {
  await openList(page, control);
  const other = await tabBefore(page);
  await start(page);
  await expect(game(page).locator('#spin')).toBeVisible();
  const refused = other.waitForResponse('**/api/member/game/play1');
  await start(other, 1);
  expect(((await (await refused).json()) as { code: string }).code).toBe('309');
  await expect(question(other)).toBeVisible();
  await expect(frame(other)).toHaveCount(0);
  await expect(frame(page)).toBeVisible();
  await question(other).getByRole('button', { name: 'End game' }).click();
  await expect(frame(page)).toHaveCount(0);
  await expect.poll(async () => (await control.ledger(account)).playing).toBeNull();
  await start(other, 1);
  await expect(game(other).locator('#spin')).toBeVisible();
});
