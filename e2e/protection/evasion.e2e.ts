import type { Page } from '@playwright/test';
import type { Control } from '../support/control.ts';
import { clear, playButton, slotList, tiles } from '../support/game.ts';
import { untilAnswered } from '../support/calls.ts';
import { untilStarted } from '../support/hydration.ts';
import { openAsMember } from '../support/member.ts';
import { openProfile, PROTECTED_SITE, serveProfile } from '../support/sites/profiles.ts';
import { test } from '../support/fresh.ts';
import { expect } from '../support/test.ts';
import { patient } from '../support/patience.ts';

/*
 * Ways around player protection that need no skill: the connection switched off, the code of a dialog blocked, a page or an
 * installed app from before. Reload, tabs, devices and the way back are with the features.
 */

test.use({ baseURL: ({ stack }, use) => use(stack.url(PROTECTED_SITE)) });
test.describe.configure({ timeout: patient(120_000) });

const check = (page: Page) => page.getByRole('dialog', { name: 'Reality check' });
const bar = (page: Page) => page.getByRole('region', { name: 'Your session' });
const game = (page: Page) => page.getByTitle(/^Game: /);

/** The starts of games that the platform did not refuse. */
const started = async (control: Control) =>
  (await control.calls('/member/game/play1')).filter(({ code }) => code === '100').length;

test('[RG-11] without a connection a check that is due stays, and its answer is sent once there is one @phone', async ({
  page,
  context,
  control,
}) => {
  await openAsMember(page, control, '/');
  await expect(bar(page)).toBeVisible();
  await control.bring('reality-check', { account: 'river77' });
  await page.reload();
  await expect(check(page)).toBeVisible();
  await context.setOffline(true);
  await check(page).getByRole('button', { name: 'Continue' }).click();
  await expect(check(page).getByText(/connection/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(check(page)).toBeVisible();
  await context.setOffline(false);
  await expect(check(page)).toHaveCount(0);
  await page.goto(slotList);
  await playButton(tiles(page).first()).click(clear);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(game(page)).toBeVisible();
  expect(await started(control)).toBe(1);
});

test('[RG-11] with the code of the session blocked, no game starts while a check is due @phone', async ({
  page,
  context,
  control,
}) => {
  await context.route(/\/assets\/(?:MemberSession|RealityCheck)[\w-]*\.js$/, (route) => route.abort());
  await openAsMember(page, control, '/');
  await control.bring('reality-check', { account: 'river77' });
  await page.goto(slotList);
  const start = page.getByRole('button', { name: 'Start the game' });
  // A page whose code fails to load is loaded again once, as after a release.
  await expect(async () => {
    await playButton(tiles(page).first()).click(clear);
    await expect(start).toBeVisible({ timeout: patient(2000) });
  }).toPass();
  await start.click();
  await expect.poll(async () => (await control.calls('/member/game/play1')).map(({ code }) => code)).toEqual(['320']);
  await expect(game(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});

test('[RG-12] [RG-37x] a page and an installed app from before the profile: the platform refuses the one, the other opens what is there now @phone', async ({
  page,
  control,
  stack,
}) => {
  const before = await serveProfile(stack, 'none');
  await openProfile(page, control, before, slotList);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: patient(30_000),
  });
  // The code that a start needs is there.
  await untilAnswered(page);
  const { port } = before;
  await before.stop();
  const now = await serveProfile(stack, 'se', { port });
  try {
    await playButton(tiles(page).first()).click(clear);
    await expect.poll(async () => (await control.calls('/member/game/play1')).map(({ code }) => code)).toEqual(['306']);
    await expect(page.locator('[data-toast]')).toBeVisible();
    await expect(game(page)).toHaveCount(0);
    await page.reload();
    await untilStarted(page);
    await expect(page.getByRole('region', { name: 'Official marks' }).getByRole('link')).toHaveCount(3);
    await expect(bar(page)).toBeVisible();
    await playButton(tiles(page).first()).click(clear);
    await expect(page.getByRole('alertdialog', { name: 'Set a limit first' })).toBeVisible();
    expect(await started(control)).toBe(0);
  } finally {
    await now.stop();
  }
});
