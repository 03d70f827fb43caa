import { calls } from '@housefront/contract/calls';
import type { Core } from '@housefront/core';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openProtected, warmUpHistory } from '../../testing/history.fixtures.ts';
import { depositButton } from '../../testing/deposit-form.ts';

const STORE = '/api/protection/marketing/store';
const DEPOSIT = '/api/member/deposit/store';
const STATE = '/api/protection/state';

beforeAll(warmUpHistory, 60_000);

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'May we send you offers?' });
const switches = (group: string) => page.getByRole('list', { name: group }).getByRole('switch');
const states = (group: string) =>
  switches(group)
    .elements()
    .map((one) => one.getAttribute('aria-checked'));
/** Choices that were sent as on, e.g. `casino email`. */
const wanted = (body: Readonly<Record<string, unknown>> | undefined) =>
  ((body?.['choices'] ?? []) as readonly { product: string; channel: string; on: boolean }[])
    .filter(({ on }) => on)
    .map(({ product, channel }) => `${product} ${channel}`);

test('[RG-33] product by channel, all off at first, changed at any time, and kept by the platform', async () => {
  const { last, runtime } = await openProtected('/user/Choices');
  await expect.element(switches('Casino games').first()).toBeVisible();
  for (const group of ['Casino games', 'Sports betting']) expect(states(group)).toEqual(['false', 'false', 'false']);
  await page.getByRole('list', { name: 'Casino games' }).getByRole('switch', { name: 'Email' }).click();
  await expect.poll(() => states('Casino games')).toEqual(['true', 'false', 'false']);
  expect(wanted(last(STORE))).toEqual(['casino email']);
  await page.getByRole('list', { name: 'Sports betting' }).getByRole('switch', { name: 'Phone call' }).click();
  await expect.poll(() => states('Sports betting')).toEqual(['false', 'false', 'true']);
  expect(wanted(last(STORE))).toEqual(['casino email', 'betting phone']);
  await runtime.core.queryClient.resetQueries();
  await expect.poll(() => states('Casino games')).toEqual(['true', 'false', 'false']);
  await page.getByRole('list', { name: 'Casino games' }).getByRole('switch', { name: 'Email' }).click();
  await expect.poll(() => wanted(last(STORE))).toEqual(['betting phone']);
});

test('[RG-33] a member who never chose is asked with nothing selected; declining is one press and an answer', async () => {
  const before = [['forget-marketing', { account: 'falcon1' }]] as const;
  const { last, runtime } = await openProtected('/', { before });
  await expect.element(dialog()).toBeVisible();
  const boxes = dialog().getByRole('checkbox').elements() as HTMLInputElement[];
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false, false, false]);
  await button('No offers').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(wanted(last(STORE))).toEqual([]);
  await runtime.core.queryClient.resetQueries();
  await expect.poll(() => runtime.core.queryClient.isFetching()).toBe(0);
  expect(dialog().elements()).toEqual([]);
});

test('[RG-33] what is selected in the question is kept; closed without an answer it comes back at the next sign-in', async () => {
  const before = [['forget-marketing', { account: 'falcon1' }]] as const;
  const { asked, last, runtime } = await openProtected('/', { before, mode: 'mobile' });
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked(STORE)).toEqual([]);
  const memberId = runtime.core.session.store.getState().member?.id ?? '';
  runtime.core.events.emit('login', { memberId, currencyBefore: 'USD', currency: 'USD', atStart: false });
  await expect.element(dialog()).toBeVisible();
  await dialog().getByRole('group', { name: 'Sports betting' }).getByRole('checkbox', { name: 'Text message' }).click();
  await button('Save choices').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(wanted(last(STORE))).toEqual(['betting sms']);
});

/** The member declines a first limit, on another device. */
const withoutLimit = async (core: Core) => {
  await core.calls.send(calls.limitDecline, {});
  await core.queryClient.invalidateQueries();
};

test('[RG-33] who has opted out of all is not asked', async () => {
  const { platform, runtime } = await openProtected('/');
  await expect.poll(() => platform.replies(STATE)).toMatchObject([{ data: { marketing: { due: 0 } } }]);
  await expect.poll(() => runtime.core.queryClient.isFetching()).toBe(0);
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('[RG-33] [RG-34] who registers is asked at once, and reads how client money is protected before paying in', async () => {
  const { runtime } = await openProtected('/', { member: ['newbie7', 'Newbie77'], isNew: true });
  await expect.element(dialog()).toBeVisible();
  await button('No offers').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await withoutLimit(runtime.core);
  await runtime.navigation.go('/user/Deposit');
  await expect.element(page.getByRole('heading', { name: 'How your money is protected' })).toBeVisible();
});

test('[RG-34] the text with its rating takes the place of the deposit until it is acknowledged, again after a new version', async () => {
  const { order, platform, runtime } = await openProtected('/user/Deposit', { before: [['funds-notice', {}]] });
  const title = page.getByRole('heading', { name: 'How your money is protected' });
  const amount = page.getByRole('textbox', { name: /^Amount/ });
  // A first limit comes before it.
  await expect.element(page.getByRole('heading', { name: 'Set a limit first' })).toBeVisible();
  await withoutLimit(runtime.core);
  await expect.element(title).toBeVisible();
  await expect
    .element(page.getByText(/arrangements would make sure that this money is paid back to players/))
    .toBeVisible();
  await expect.element(page.getByText('Medium', { exact: true })).toBeVisible();
  expect(amount.elements()).toEqual([]);
  // Withdrawing needs no acknowledgement.
  await runtime.navigation.go('/user/Withdrawal');
  await expect.element(page.getByRole('heading', { name: 'Net deposits' })).toBeVisible();
  expect(title.elements()).toEqual([]);
  await runtime.navigation.go('/user/Deposit');
  await button('I have read this').click();
  await expect.element(amount).toBeVisible();
  expect(platform.replies('/api/protection/funds/read')).toMatchObject([{ code: '100' }]);
  await order('funds-notice');
  // The page does not know of the new version: the platform refuses, and the text is there.
  await amount.fill('100');
  await depositButton().click();
  await expect.element(title).toBeVisible();
  expect(platform.replies(DEPOSIT)).toMatchObject([{ code: '310' }]);
  await button('I have read this').click();
  await expect.element(amount).toBeVisible();
});
