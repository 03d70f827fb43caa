import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { headerFixture } from '../../../slots/slots.fixtures.ts';
import { mount } from '../../../testing/mount.tsx';
import { Header } from './Header.tsx';

const header = headerFixture({ session: 'member' });
const onWallet = vi.fn<() => void>();
const member = { ...header.session, onWallet };
const guest = headerFixture().session;

function Phone() {
  const [signedIn, setSignedIn] = useState(true);
  return (
    <>
      <Header {...header} session={signedIn ? member : guest} />
      <button type="button" onClick={() => setSignedIn(!signedIn)}>
        Change session
      </button>
    </>
  );
}

const opener = () => page.getByRole('button', { name: 'Account: lucky88' });
const menu = () => page.getByRole('group', { name: 'Account' });
const change = () => page.getByRole('button', { name: 'Change session' });

async function open(): Promise<void> {
  await page.viewport(390, 844);
  mount(<Phone />);
  await opener().click();
  await expect.element(menu()).toBeVisible();
}

test('[BRW-02] the account menu is closed until its button is pressed, without the browser’s own popover', async () => {
  await page.viewport(390, 844);
  mount(<Phone />);
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelector('[popover], [popovertarget]')).toBeNull();
  await expect.element(menu()).not.toBeInTheDocument();
  await opener().click();
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(menu()).toBeVisible();
  await opener().click();
  await expect.element(menu()).not.toBeInTheDocument();
});

test('[SHELL-43x] Escape closes the account menu and hands the focus back', async () => {
  await open();
  await userEvent.tab();
  await expect.poll(() => menu().element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(opener().element());
});

test('[SHELL-43x] a press outside of the account menu closes it and does what it was meant for', async () => {
  await open();
  await change().click();
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(opener()).not.toBeInTheDocument();
});

test('[SHELL-43x] focus that leaves the account menu closes it', async () => {
  await open();
  for (let step = 0; step < 5; step += 1) await userEvent.tab();
  await expect.poll(() => document.activeElement).toBe(change().element());
  await expect.element(menu()).not.toBeInTheDocument();
});

test('[SHELL-43x] what the account menu offers closes it first, so that the focus has a place to come back to', async () => {
  await open();
  await menu().getByRole('button', { name: 'Wallet' }).click();
  expect(onWallet).toHaveBeenCalledOnce();
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(opener().element());
});

test('[SHELL-43x] a login that ends while the account menu is open leaves it closed for the next one', async () => {
  await open();
  const button = change().element();
  // As an answer of the platform does it: without a press.
  if (button instanceof HTMLElement) button.click();
  await expect.element(opener()).not.toBeInTheDocument();
  if (button instanceof HTMLElement) button.click();
  await expect.element(opener()).toBeVisible();
  await expect.element(menu()).not.toBeInTheDocument();
});

test('[SHELL-43x] on a low screen the account menu ends above the bottom bar and scrolls', async () => {
  await page.viewport(640, 320);
  mount(<Phone />);
  await opener().click();
  await expect.element(menu()).toBeVisible();
  const shown = menu().element();
  expect(shown.getBoundingClientRect().bottom).toBeLessThanOrEqual(320 - 56);
  expect(shown.scrollHeight).toBeGreaterThan(shown.clientHeight);
});
