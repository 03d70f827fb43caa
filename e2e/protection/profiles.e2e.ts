import type { Page } from '@playwright/test';
import { clear, playButton, slotList, tiles } from '../support/game.ts';
import { untilStarted } from '../support/hydration.ts';
import { members } from '../support/login.ts';
import { account, openLogin, stored, submitLogin } from '../support/member.ts';
import { openProfile, PROTECTED_SITE, serveProfile, type ProfileSite } from '../support/profiles.ts';
import { registerDialog, submit } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

let site: ProfileSite | undefined;

test.afterEach(async () => {
  await site?.stop();
  site = undefined;
});

for (const profile of ['gb', 'de', 'se', 'ph', 'br'] as const) {
  test(`[RG-01] ${profile}: pages that lead to gambling have the licence exactly as given${profile === 'gb' ? '' : ' @phone'}`, async ({
    page,
    stack,
  }) => {
    site = await serveProfile(stack, profile);
    for (const path of ['/', '/gameHall/3', '/main/about', '/register']) {
      await page.goto(site.url + path);
      await untilStarted(page);
      const notice = page.getByRole('region', { name: 'Licence' });
      await expect(notice).toContainText(
        'Fairwater is an example without a licence. This is the place of the sentence of the licence, word for word.',
      );
      await expect(notice.getByRole('link', { name: /00000/ })).toHaveAttribute(
        'href',
        'https://register.example.com/00000',
      );
    }
  });
}

test('[RG-37x] without a profile the same site has nothing of it', async ({ page, stack }) => {
  site = await serveProfile(stack, 'none');
  await page.goto(site.url);
  await untilStarted(page);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Licence' })).toHaveCount(0);
  expect((await page.request.get(`${stack.url(PROTECTED_SITE)}/`)).ok()).toBe(true);
});

const marks = (page: Page) => page.getByRole('region', { name: 'Official marks' });

test('[RG-05] [RG-12] se: three marks stay on top while the page scrolls, and nothing is played without a limit @phone', async ({
  page,
  control,
  stack,
}) => {
  site = await serveProfile(stack, 'se');
  await openProfile(page, control, site, slotList);
  await expect(marks(page).getByRole('link')).toHaveCount(3);
  await expect(tiles(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await expect(marks(page)).toBeInViewport({ ratio: 1 });
  const covered = await marks(page)
    .getByRole('img')
    .evaluateAll(
      (images) =>
        images.filter((image) => {
          const { left, top, width, height } = image.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) !== image;
        }).length,
    );
  expect(covered).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await playButton(tiles(page).first()).click(clear);
  const asked = page.getByRole('alertdialog', { name: 'Set a limit first' });
  await asked.getByRole('button', { name: 'Set a limit' }).click();
  await expect(page.getByRole('button', { name: 'Go on without a limit' })).toHaveCount(0);
  await page
    .getByRole('textbox', { name: /Deposit limit · Per day/ })
    .first()
    .fill('50');
  // A press before the state is known leaves the refusal to the platform.
  const started = async () => (await control.calls('/member/game/play1')).filter(({ code }) => code !== '306');
  expect(await started()).toEqual([]);
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect(page.getByText('$50.00').first()).toBeVisible();
  await page.goto(site.url + slotList);
  await expect(tiles(page).first()).toBeVisible();
  await playButton(tiles(page).first()).click(clear);
  await expect(page.getByTitle(/^Game: /)).toBeVisible();
  expect(await started()).toHaveLength(1);
});

test('[RG-02] ph: the registration shows the age of 21 and asks to be none of the persons who may not play @phone', async ({
  page,
  stack,
}) => {
  site = await serveProfile(stack, 'ph');
  await page.goto(`${site.url}/register`);
  const form = registerDialog(page);
  await expect(form.getByText('Players must be 21 or older')).toBeVisible();
  const confirmed = form.getByRole('checkbox', {
    name: /^I confirm that I am not one of the persons who may not play: public officials of the example/,
  });
  await submit(page).click();
  await expect(confirmed).toHaveAccessibleDescription(/Please confirm that you may play\./);
  await confirmed.check();
  await expect(confirmed).not.toHaveAccessibleDescription(/Please confirm/);
});

test('[RG-42] [RG-05] br: the registration shows the risks, below one mark @phone', async ({ page, stack }) => {
  site = await serveProfile(stack, 'br');
  await page.goto(`${site.url}/register`);
  const form = registerDialog(page);
  await expect(form.getByText('Gambling has risks')).toBeVisible();
  await expect(form.getByText(/Gambling can be addictive, and you can lose all the money you stake\./)).toBeVisible();
  await expect(form.getByText('Players must be 18 or older')).toBeVisible();
  await expect(form.getByRole('checkbox')).toHaveCount(1);
  await page.goto(site.url);
  await untilStarted(page);
  await expect(marks(page).getByRole('link')).toHaveCount(1);
});

test('[RG-21] de: one press of the panic button signs out, and a new sign-in is refused @phone', async ({
  page,
  control,
  stack,
}) => {
  site = await serveProfile(stack, 'de');
  await openProfile(page, control, site, '/');
  await page.getByRole('button', { name: 'I have read this' }).click();
  await page.getByRole('button', { name: /^Stop for 24 hours/ }).click();
  const told = page.getByRole('dialog', { name: 'You are taking a break' });
  await expect(told).toContainText(/Until .+ you cannot sign in, play or deposit\./);
  await expect(account(page, 'river77')).toHaveCount(0);
  expect(await stored(page, 'token')).toBeNull();
  expect(await control.calls('/protection/panic')).toHaveLength(1);
  await page.goto(site.url);
  await untilStarted(page);
  const token = await openLogin(page);
  await submitLogin(page, { ...members.river77, answer: await control.captchaAnswer(token) });
  await expect(told).toContainText(/Until .+ you cannot sign in/);
  await expect(account(page, 'river77')).toHaveCount(0);
});
