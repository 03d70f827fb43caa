import { calls } from '@housefront/contract/calls';
import { limitRefusedStore } from '@housefront/core/features/protection';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, heading, inEuro, openProtected, warmUp } from '../../testing/limits.fixtures.ts';
import { depositButton } from '../../testing/deposit-form.ts';

const DEPOSIT = '/api/member/deposit/store';
const HOUR = 3_600_000;

beforeAll(warmUp, 60_000);

const amount = () => page.getByRole('textbox', { name: /^Amount/ });

test('[RG-12] in gb a deposit asks for a limit first; going on without one is confirmed in a second step', async () => {
  const { ports } = await openProtected('/user/Deposit', 'gb');
  await expect.element(heading('Set a limit first')).toBeVisible();
  expect(amount().elements()).toEqual([]);
  // Setting one is the main choice; nothing is filled in.
  const inputs = [...document.querySelectorAll<HTMLInputElement>('main input')];
  expect(inputs.map(({ value }) => value)).toEqual(['', '', '']);
  await button('Save limit').click();
  await expect.element(page.getByText('Please fill in at least one limit')).toBeVisible();
  await button('Continue without a limit').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set a limit' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(ports.http.sent('/api/protection/limit/decline')).toHaveLength(0);
  await button('Continue without a limit').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue without a limit' }).click();
  await expect.element(page.getByText(/^You are continuing without a limit\./)).toBeVisible();
  await expect.element(heading('Make a deposit')).toBeVisible();
  await amount().fill('100');
  await depositButton().click();
  await expect.element(heading('Your deposit is in progress')).toBeVisible();
});

test('[RG-12] in se neither deposit nor play goes on without a limit, and there is no way to decline', async () => {
  const { ports, runtime } = await openProtected('/user/Deposit', 'se');
  await expect.element(heading('Set a limit first')).toBeVisible();
  expect(button('Continue without a limit').elements()).toEqual([]);
  const { catalogue, play, queryClient } = runtime.core;
  const address = { gtId: 2, gpId: 'GPJD', house: 'gpjd' };
  const [game] = (await queryClient.fetchQuery(catalogue.queries.providerGames(address))).games;
  play.start({ gpId: 'GPJD', gameType: '2', gameCode: game?.gameCode ?? '', name: 'Reels' });
  const box = page.getByRole('alertdialog');
  await expect.element(box.getByText('Set a limit first')).toBeVisible();
  // The platform decides.
  expect(ports.http.sent('/api/member/game/play1')).toHaveLength(1);
  expect(play.isOpen()).toBe(false);
  await box.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('textbox', { name: 'Deposit limit · Per week' }).fill('500');
  await button('Save limit').click();
  await expect.element(page.getByText('Your limit is active')).toBeVisible();
  await expect.element(page.getByText('$500.00 left until 2026-01-05 00:00:00 GMT+1')).toBeVisible();
  await expect.element(heading('Make a deposit')).toBeVisible();
});

test('[RG-12] a game that was pressed before the code of the dialog is there is answered when it is', async () => {
  const { runtime } = await openProtected('/close', 'se');
  limitRefusedStore(runtime.core).setState({ refusal: 'needed' });
  await runtime.navigation.go('/user/Deposit');
  const box = page.getByRole('alertdialog');
  await expect.element(box.getByText('Set a limit first')).toBeVisible();
  await box.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(heading('Set a limit first')).toBeVisible();
  await expect.element(box).not.toBeInTheDocument();
  expect(limitRefusedStore(runtime.core).getState().refusal).toBeNull();
});

test.each(['/user/Deposit', '/fastPayment'])(
  '[RG-17] on %s a deposit over what is left is refused before anything is sent, with what is left and when it restarts',
  async (path) => {
    const { ports, limit } = await openProtected(path, 'gb');
    await limit('15000', 'week');
    await limit('5000');
    await expect.element(page.getByText('$50.00 left until 2026-01-02 00:00:00 GMT')).toBeVisible();
    await amount().fill('50.01');
    await depositButton().click();
    const said = /over your deposit limit\. You can deposit up to \$50\.00 until 2026-01-02 00:00:00 GMT\./;
    await expect.element(amount()).toHaveAccessibleDescription(said);
    expect(ports.http.sent(DEPOSIT)).toHaveLength(0);
    await amount().fill('50');
    await depositButton().click();
    await expect.element(heading('Your deposit is in progress')).toBeVisible();
  },
);

test('[RG-17] a refusal by the platform is shown with what is left and when it restarts', async () => {
  const { ports, limit, runtime } = await openProtected('/user/Deposit', 'gb');
  await limit('50000', 'week');
  await expect.element(page.getByText(/^\$500\.00 left/)).toBeVisible();
  // Another device lowers it meanwhile.
  await runtime.core.calls.send(calls.limitStore, { kind: 'deposit', period: 'week', amount: '30000' });
  await amount().fill('400');
  await depositButton().click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/You can deposit up to \$300\.00 until/);
  expect(ports.http.sent(DEPOSIT)).toHaveLength(1);
});

test('[RG-19] a limit over all operators says what was chosen and deposited here, never what is left elsewhere', async () => {
  const { limit, order, platform } = await openProtected('/user/Deposit', 'de', inEuro);
  await page
    .getByRole('dialog', { name: 'Your last 30 days' })
    .getByRole('button', { name: 'I have read this' })
    .click();
  await limit('100000', 'month');
  await expect.element(heading('Monthly deposit limit across all operators')).toBeVisible();
  await expect.element(page.getByText(/first reported to the central register.*even if you cancel it/)).toBeVisible();
  const facts = () =>
    ['amount', 'deposited'].map((id) => document.querySelector(`[data-fact="${id}"] dd`)?.textContent);
  await expect.poll(facts).toEqual(['€1,000.00', '€0.00']);
  await order('deposits-elsewhere', { account: 'demoeur1', amount: '900.00' });
  await amount().fill('100.01');
  await depositButton().click();
  const box = page.getByRole('alertdialog');
  await expect.element(box).toMatchTextContent(/over your monthly limit across all operators.*It resets 2026-02-01/);
  expect(box.element().textContent).not.toContain('€');
  expect(facts()).toEqual(['€1,000.00', '€0.00']);
  expect(JSON.stringify(platform.replies('/api/protection/state'))).not.toMatch(/90000|10000"/);
});

test('[RG-18] six months later a prompt asks to review limits and transactions, until they were reviewed', async () => {
  const { ports, runtime } = await openProtected('/', 'gb', { later: 183 * 24 * HOUR });
  const box = page.getByRole('alertdialog');
  await expect.element(box.getByText('Time to review your limits')).toBeVisible();
  await box.getByRole('button', { name: 'Review now' }).click();
  await expect.element(heading('Time to review your limits')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Transaction history' }).last()).toBeVisible();
  await button('I have reviewed them').click();
  await expect.poll(() => heading('Time to review your limits').elements()).toEqual([]);
  expect(ports.http.sent('/api/protection/review/store')).toHaveLength(1);
  await runtime.navigation.go('/');
  expect(box.elements()).toEqual([]);
});

test('[RG-18] before six months no prompt comes', async () => {
  const { ports } = await openProtected('/', 'gb', { later: 150 * 24 * HOUR });
  await expect.poll(() => ports.http.sent('/api/protection/state').length).toBeGreaterThan(0);
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
});

test('[RG-12] after a registration the limits come before anything else, and the answer leads on', async () => {
  const { runtime } = await openProtected('/', 'on', { member: ['newcomer1', 'Newcomer11'], isNew: true });
  await expect.element(heading('Set a limit first')).toBeVisible();
  expect(runtime.route.getState().path).toBe('/user/Limits');
  await runtime.navigation.go('/discount');
  await expect.poll(() => runtime.route.getState().path).toBe('/user/Limits');
  await button('Continue without a limit').click();
  await expect.poll(() => runtime.route.getState().path).toBe('/');
});

test('[RG-12] the neutral screen has no offers beside the form, and nothing is filled in', async () => {
  await openProtected('/user/Limits', 'nl', inEuro);
  await expect.element(heading('Set a limit first')).toBeVisible();
  const links = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/user/Limits', '/user/Activity']);
  const inputs = [...document.querySelectorAll<HTMLInputElement>('main input')];
  expect(inputs.map(({ value, placeholder }) => value + placeholder)).toEqual(['', '', '']);
});
