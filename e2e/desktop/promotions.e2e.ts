import type { Page } from '@playwright/test';
import { account, completeLogin, nextCaptcha, storeLogin } from '../support/member.ts';
import { registerDialog } from '../support/registration.ts';
// Texts of the platform bring their pictures.
import { test } from '../support/pictures.ts';
import { expect, watchCalls } from '../support/test.ts';

const PROMOTIONS = '/api/arks/web/bulletin';
const popUp = (page: Page) => page.getByRole('dialog', { name: 'Promotions', exact: true });
const tabNames = (page: Page) => popUp(page).getByRole('tab').allInnerTexts();
const closeTime = (page: Page) => page.evaluate(() => sessionStorage.getItem('popUpDiscountModalCloseTime'));
/** The first words of each tab: its title, without a day. */
const titles = async (page: Page) => (await tabNames(page)).map((text) => text.split('\n')[0]);
const close = async (page: Page) => {
  await popUp(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(popUp(page)).toHaveCount(0);
};
test.describe('promotions that pop up', () => {
  test.use({ promotionsPopUp: true });

  test('[HOME-17] [HOME-23x] [HOME-01] a guest is shown the promotions of this mode, each as a tab', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(popUp(page)).toBeVisible();
    expect(await titles(page)).toEqual([
      'Welcome gift for new members',
      'Weekly rebate',
      "Points of the Players' Club",
    ]);
  });

  test('[LOOK-03] a promotion leads a guest to the registration; what was closed stays closed after a sign-in', async ({
    page,
    control,
  }) => {
    await page.goto('/');
    const first = nextCaptcha(page);
    await popUp(page).getByRole('button', { name: 'Register', exact: true }).click();
    await expect(popUp(page)).toHaveCount(0);
    await expect(registerDialog(page)).toBeVisible();
    await first;
    const captcha = nextCaptcha(page);
    await registerDialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    const list = page.waitForResponse((response) => response.url().endsWith(`${PROMOTIONS}/member`));
    await completeLogin(page, control, 'lucky88', await captcha);
    // The members' list has nothing that was not closed a moment ago.
    await list;
    await expect(account(page, 'lucky88')).toBeVisible();
    await expect(popUp(page)).toHaveCount(0);
  });

  test('[HOME-18] [HOME-21] [HOME-22] a member closes a promotion for good, and the deposit page has its own', async ({
    page,
    context,
    control,
  }) => {
    await storeLogin(page, control, 'lucky88');
    await page.goto('/');
    await expect(popUp(page)).toBeVisible();
    expect(await titles(page)).toContain('Weekly rebate');
    const asked = await control.calls('/arks/web/bulletin/member');
    expect(asked.map(({ body }) => body?.['display_location'])).toEqual([2]);
    const calls = watchCalls(page);
    await close(page);
    await expect
      .poll(() => calls.filter((path) => path.startsWith(PROMOTIONS)))
      .toEqual([`${PROMOTIONS}/member/hide`, `${PROMOTIONS}/member`]);

    const deposit = await context.newPage();
    const list = deposit.waitForRequest((request) => request.url().endsWith(`${PROMOTIONS}/member`));
    await deposit.goto('/user/Deposit');
    expect((await list).postDataJSON()).toMatchObject({ display_location: 3 });
    // They are named above the form and wait for a press: nothing comes over a form of money by itself.
    await expect(deposit.getByText('Deposit bonus · Weekly rebate')).toBeVisible();
    await expect(popUp(deposit)).toHaveCount(0);
    await deposit.getByRole('button', { name: 'View promotions' }).click();
    await expect(popUp(deposit)).toBeVisible();
    expect(await titles(deposit)).toEqual(['Deposit bonus', 'Weekly rebate']);
    await close(deposit);
    expect(await closeTime(deposit)).toBeNull();

    const another = await context.newPage();
    await another.goto('/');
    await expect(popUp(another)).toBeVisible();
    expect(await titles(another)).not.toContain('Weekly rebate');
  });
});

test('[SHELL-33] [SHELL-34] [HOME-24] home opens promotions and announcements over the page', async ({ page }) => {
  await page.goto('/');
  const line = page.getByRole('region', { name: 'Announcements' }).getByRole('button', { name: /^The jackpot keeps/ });
  await line.first().focus();
  await page.keyboard.press('Enter');
  const announcements = page.getByRole('dialog', { name: 'Announcements' });
  await expect(announcements).toBeVisible();
  const entries = announcements.getByRole('tab');
  // All that guests see, and nothing for members only.
  await expect(entries).toHaveCount(8);
  await expect(announcements.getByText('this week’s rebate')).toHaveCount(0);
  const chosen = announcements.getByRole('tabpanel');
  await expect(chosen).toContainText('The jackpot keeps growing');
  await page.keyboard.press('Escape');
  await expect(announcements).toHaveCount(0);

  const shelf = page.getByRole('region', { name: 'Promotions' });
  await shelf.scrollIntoViewIfNeeded();
  await shelf.getByRole('link', { name: /^Prize draw in spring/ }).click();
  const title = 'Prize draw in spring';
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText('For a month, ten members were drawn')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await dialog.getByRole('button', { name: 'All promotions' }).click();
  await expect(page).toHaveURL(/\/discount$/);
});
