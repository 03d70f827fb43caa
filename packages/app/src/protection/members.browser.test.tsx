import { calls } from '@housefront/contract/calls';
import type { ProfileName } from '@housefront/contract/protection';
import type { FakePorts } from '@housefront/core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../testing/openMemberPage.ts';
import { openPage } from '../testing/openPage.tsx';
import { protectedBy } from '../testing/protected.fixtures.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => page.viewport(414, 896));

const TITLE = 'Your age has not been verified';
const limits = () => page.getByRole('link', { name: 'Set or change your limits' });
const demos = () => page.getByRole('button', { name: /^Demo/ });

/** No pop-up covers the page. */
const prepare = (ports: FakePorts) => ports.http.ok(calls.promotions, { list: [] });

/** A member of a site with a profile, which the platform has too. */
const openMember = async (path: string, profile: ProfileName) => {
  await page.viewport(1440, 900);
  const site = await openMemberPage('/faq', { config: { ...protectedBy(profile), fastPayment: true } });
  await site.order('protection-profile', { site_id: 1001, profile });
  const go = async (to: string) => {
    await site.runtime.core.queryClient.invalidateQueries();
    await site.runtime.navigation.go(to);
  };
  await go(path);
  return { ...site, go };
};

test('[RG-03] a guest of a site without a profile finds trial games, of one that gives none to guests no entry to any', async () => {
  await page.viewport(1440, 900);
  const list = '/slotgame?gt_id=3&gp_id=GPAG&house=';
  const free = await openPage(list, { unscripted: true, prepare });
  const halls = await free.runtime.core.queryClient.fetchQuery(free.runtime.core.demo.queries.halls());
  const hall = halls.find(({ providers }) => providers.length > 0);
  const address = `/slotgame?gt_id=${hall?.id}&gp_id=${hall?.providers[0]?.id}&house=`;
  await free.runtime.navigation.go(address);
  await expect.element(demos().first()).toBeInTheDocument();
  const game = demos().first().element().getAttribute('aria-label')?.replace('Demo: ', '') ?? '';
  const guarded = await openPage(address, { unscripted: true, prepare, config: protectedBy('gb') });
  await expect.element(page.getByRole('region', { name: 'Licence' })).toBeInTheDocument();
  await guarded.runtime.core.queryClient.fetchQuery(guarded.runtime.core.demo.queries.halls());
  // The page of the first site is still there.
  const second = page.getByRole('main').nth(1);
  await expect.element(second.getByText(game, { exact: true }).first()).toBeInTheDocument();
  // A list that was read anew is drawn again: its tiles would have their entries by now.
  await second.getByRole('searchbox').first().fill(game);
  await expect.element(second.getByRole('button', { name: `Play ${game}`, exact: false }).first()).toBeVisible();
  expect(second.getByRole('button', { name: /^Demo/ }).elements()).toEqual([]);
});

test.each(['/user/Deposit', '/fastPayment'])('[RG-15] %s links to the limits', async (path) => {
  await openMember(path, 'mt');
  // In the section, and in the notice of the licence.
  await expect.poll(() => limits().elements().length).toBe(2);
  expect(
    limits()
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/user/Limits', '/user/Limits']);
});

test('[RG-15] home links to the limits', async () => {
  await openPage('/', { unscripted: true, config: protectedBy('gb') });
  await expect.element(limits()).toHaveAttribute('href', '/user/Limits');
});

test('[RG-03] a member whose age is not verified reads why and how to go on, and cannot pay in or play', async () => {
  const { order, go, runtime, ports } = await openMember('/faq', 'gb');
  await order('age', { account: 'falcon1', age: 'unverified' });
  await go('/user/Deposit');
  const box = page.getByRole('alertdialog', { name: TITLE });
  await expect.element(box).toBeVisible();
  await expect.element(box.getByRole('button', { name: 'Contact us' })).toBeVisible();
  await box.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('link', { name: 'Check your details' })).toHaveAttribute('href', '/user/Info');
  expect(page.getByRole('button', { name: 'Continue to payment' }).elements()).toEqual([]);
  expect(page.getByRole('textbox', { name: /Amount/ }).elements()).toEqual([]);
  // A game that is started nevertheless.
  runtime.core.play.start({ gpId: 'GPJD', gameType: '3', gameCode: 'any', name: 'Any' });
  await expect.element(box).toBeVisible();
  await expect.poll(() => runtime.core.play.store.getState().play.status).toBe('idle');
  await box.getByRole('button', { name: 'Cancel' }).click();
  await order('age', { account: 'falcon1', age: 'verified' });
  await go('/faq');
  await go('/user/Deposit');
  // The way on: a first limit is asked for next.
  await expect.element(page.getByRole('heading', { name: 'Set a limit first' })).toBeVisible();
  expect(ports.logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('[RG-04] the member centre has the way to the tools, as every page', async () => {
  await openMember('/user/Info', 'gb');
  const link = page.getByRole('region', { name: 'Licence' }).getByRole('link', { name: 'Safer gambling' });
  await expect.element(link).toHaveAttribute('href', '/main/safer-gambling');
  await link.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Safer gambling' })).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Self-exclusion' }))
    .toHaveAttribute('href', '/user/Breaks');
});

test('[RG-42] at each sign-in the risks are shown, and not when the page was opened signed in', async () => {
  const { runtime } = await openMember('/faq', 'br');
  const box = page.getByRole('alertdialog', { name: 'Gambling has risks' });
  await expect.element(page.getByRole('region', { name: 'Licence' })).toBeInTheDocument();
  const facts = { memberId: '1', currencyBefore: 'USD', currency: 'USD' };
  runtime.core.events.emit('login', { ...facts, atStart: true });
  for (let times = 0; times < 2; times += 1) {
    await vi.waitFor(() => {
      if (box.elements().length > 0) return;
      runtime.core.events.emit('login', { ...facts, atStart: false });
      throw new Error('not shown yet');
    }, 10_000);
    await box.getByRole('button', { name: 'I have read this' }).click();
    await expect.poll(() => box.elements().length).toBe(0);
  }
});
