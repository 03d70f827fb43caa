import type { Locator, Page } from '@playwright/test';
import type { Control } from '../support/control.ts';
import { clear, playButton, slotList, tiles } from '../support/game.ts';
import { platformLogin } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

// Site 1005 has the profile gb: one game at a time, facts before the start, no autoplay, no turbo, a highest stake.
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

/** Presses a game and then the button below its facts; resolves to the window of the game. */
async function start(page: Page, index = 0): Promise<Page> {
  await playButton(tiles(page).nth(index)).click(clear);
  const opened = page.waitForEvent('popup');
  await facts(page).getByRole('button', { name: 'Start the game' }).click();
  return opened;
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
  const opened = page.waitForEvent('popup');
  await facts(page).getByRole('button', { name: 'Start the game' }).click();
  const game = await opened;
  await expect(game).toHaveURL(provider);
  await expect(game.locator('#spin')).toBeVisible();
  await expect(game.locator('#auto, #turbo')).toHaveCount(0);
  await expect(game.locator('#bet')).toHaveText('£2.00');
  await expect(game.getByRole('button', { name: 'Raise bet' })).toBeDisabled();
  const launch = new URL(game.url()).searchParams.get('token');
  // A stake past the page, and one right after another.
  const stake = (bet: number, roundId: string) =>
    game.evaluate(
      async ({ token, ...round }) => {
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
  const first = await start(page);
  await expect(first).toHaveURL(provider);
  const refused = other.waitForResponse('**/api/member/game/play1');
  const waiting = await start(other, 1);
  expect(((await (await refused).json()) as { code: string }).code).toBe('309');
  await expect(question(other)).toBeVisible();
  await expect.poll(() => waiting.isClosed()).toBe(true);
  expect(first.isClosed()).toBe(false);
  const closed = first.waitForEvent('close');
  await question(other).getByRole('button', { name: 'End game' }).click();
  await closed;
  await expect.poll(async () => (await control.ledger(account)).playing).toBeNull();
  await expect(await start(other, 1)).toHaveURL(provider);
});

test('[RG-26] a second start in a tab that knows of the game closes it, and only then begins @desktop', async ({
  page,
  context,
  control,
}) => {
  await openList(page, control);
  const first = await start(page);
  await expect(first).toHaveURL(provider);
  const other = await context.newPage();
  await other.goto(slotList);
  await question(other).getByRole('button', { name: 'Return to game' }).press('Escape');
  const closed = first.waitForEvent('close');
  const second = await start(other, 1);
  await closed;
  await expect(second).toHaveURL(provider);
  const asked = [...(await control.calls('/member/game/play1')), ...(await control.calls('/member/game/leave1'))];
  const inOrder = asked.toSorted((one, next) => one.at - next.at);
  expect(inOrder.map(({ path, code }) => `${path.split('/').at(-1)} ${code}`)).toEqual([
    'play1 100',
    'leave1 100',
    'play1 100',
  ]);
});

test('[RG-24] no game starts by itself after another @desktop', async ({ page, context, control }) => {
  await openList(page, control);
  const game = await start(page);
  await expect(game).toHaveURL(provider);
  expect(await plays(control)).toBe(1);
  const closed = game.waitForEvent('close');
  await game.locator('#lobby').click();
  await closed;
  await expect.poll(async () => (await control.ledger(account)).playing).toBeNull();
  await page.reload();
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect([await plays(control), context.pages().length]).toEqual([1, 1]);
});
