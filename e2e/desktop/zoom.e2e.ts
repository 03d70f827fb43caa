import type { Locator, Page } from '@playwright/test';
import { members } from '../support/login.ts';
import { account, loginForm, nextCaptcha, openLogin } from '../support/member.ts';
import { agreement, input, registerDialog, submit } from '../support/registration.ts';
// Pictures take room.
import { test } from '../support/pictures.ts';
import { expect } from '../support/test.ts';

/** How far the page and a dialog can be scrolled sideways, in CSS pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const all = [document.scrollingElement, ...document.querySelectorAll('[role="dialog"], [role="dialog"] *')];
    return all
      .filter((element) => element !== null && element.scrollWidth > element.clientWidth + 1)
      .filter(
        (element) =>
          element === document.scrollingElement || /auto|scroll/.test(getComputedStyle(element as Element).overflowX),
      )
      .map((element) => (element as Element).outerHTML.slice(0, 80));
  });

/** Presses controls that can be scrolled to without being covered. */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await expect(target).toBeInViewport({ ratio: 0.9 });
  await target.click();
}

for (const [zoom, viewport, deviceScaleFactor] of [
  ['200 %', { width: 720, height: 450 }, 2],
  ['400 %', { width: 360, height: 225 }, 4],
] as const) {
  test.describe(zoom, () => {
    test.use({ viewport, deviceScaleFactor });

    /** A message is in sight at once; where hardly a field has room, a little below it. */
    const seen = async (message: Locator) => {
      if (viewport.height < 300) await message.scrollIntoViewIfNeeded();
      await expect(message).toBeInViewport();
    };

    test(`[AUTH-06] [REG-24] [REG-59] at ${zoom} sign-in and registration say what is wrong, are filled in and sent without scrolling sideways`, async ({
      page,
      control,
    }) => {
      await page.goto('/');
      const token = nextCaptcha(page);
      await page
        .getByRole('banner')
        .getByRole('button', { name: 'Register', exact: true })
        .or(page.getByRole('button', { name: 'Register', exact: true }))
        .first()
        .click();
      await token;
      await press(submit(page));
      await expect(input(page, 'Account name')).toBeFocused();
      await expect(input(page, 'Account name')).toBeInViewport();
      await seen(registerDialog(page).getByText('Please choose an account name'));
      expect(await sideways(page)).toEqual([]);
      await agreement(page).scrollIntoViewIfNeeded();
      await seen(registerDialog(page).getByText('Please accept the terms of service').first());
      await press(registerDialog(page).getByRole('button', { name: 'Sign in', exact: true }));

      const form = loginForm(page);
      const send = form.getByRole('button', { name: 'Sign in', exact: true });
      await press(send);
      await expect(form.getByLabel('Account name')).toBeFocused();
      await expect(form.getByLabel('Account name')).toBeInViewport();
      await seen(form.getByText('Please enter your account name', { exact: true }));
      expect(await sideways(page)).toEqual([]);
      await form.getByRole('button', { name: 'Close' }).click();
      const captcha = await openLogin(page);
      await form.getByLabel('Account name').fill(members.river77.account);
      await form.getByLabel('Password', { exact: true }).fill(members.river77.password);
      await form.getByLabel('Verification code', { exact: true }).fill(await control.captchaAnswer(captcha));
      await press(send);
      await expect(account(page, 'river77')).toBeVisible();
      expect(await sideways(page)).toEqual([]);
    });
  });
}
