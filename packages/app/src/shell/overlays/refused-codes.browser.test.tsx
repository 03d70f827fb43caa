import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { untilText } from '../../kernel/texts/times.ts';
import { openMemberPage } from '../../testing/openMemberPage.ts';
import { WRONG_BY, wrongClock } from '../../testing/wrongClock.ts';

const slot = { gpId: 'GPJD', gameType: '2', gameCode: 'JD-1', name: 'Reels' };

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('./Overlays.tsx'),
    import('../../screens/red-envelope/RedEnvelopeOverlay.tsx'),
    import('../../screens/roulette/RouletteOverlay.tsx'),
    import('@housefront/contract/endpoint'),
  ]);
  const { views } = desktop.default;
  await Promise.all([views.redEnvelope(), views.roulette(), views.maintenance()]);
}, 60_000);

/** A member on a page of the main window. */
const open = async (options: Parameters<typeof openMemberPage>[1] = {}) => {
  const site = await openMemberPage('/app', options);
  // A view loads once per document; a second page in the same one would wait forever.
  const views = ['redEnvelope', 'roulette', 'maintenance'] as const;
  await Promise.all(views.map((view) => site.runtime.templates.loadView(view)));
  return site;
};

/** Several floats are behind one button. */
const openWheel = async () => {
  await page.getByRole('button', { name: 'Quick links' }).click();
  await page.getByRole('button', { name: /^Lucky wheel/ }).click();
};

/** The platform's answer under a scenario of a code. */
const words = (code: string) => page.getByText(new RegExp(`Refused by a scenario \\(${code}\\)`));

test('[ENV-07] [ENV-08] 102 shows the reason and removes the envelope; after another code it can be tried again', async () => {
  const { order, runtime } = await open();
  const envelope = page.getByRole('complementary', { name: 'A red envelope for you' });
  const claim = page.getByRole('button', { name: 'Open', exact: true });
  await order('envelope', { currency: 'USD', amount: '8.88', minutes: 5 });
  runtime.core.events.emit('envelope-changed', null);
  await expect.element(envelope).toBeVisible();
  await order('scenario/envelope-refused-555');
  await claim.click();
  await expect.element(words('555')).toBeVisible();
  await expect.element(envelope).toBeVisible();
  await order('scenario/envelope-refused-102');
  await claim.click();
  await expect.element(words('102')).toBeVisible();
  await expect.element(envelope).not.toBeInTheDocument();
});

test('[ROU-10] [ROU-11] [ROU-12x] each code of a spin shows its text with the message of the platform below, other codes the message alone', async () => {
  const { order, runtime } = await open();
  await order('wheel', { prizes: 8 });
  await order('wheel-draws', { account: 'falcon1', draws: 3 });
  runtime.core.events.emit('roulette-changed', null);
  await openWheel();
  const spin = page.getByRole('dialog', { name: 'Lucky wheel' }).getByRole('button', { name: 'Spin' });
  for (const [code, text] of [
    ['2093102', 'This spin was not possible.'],
    ['2093103', 'The spin was declined. Please try again later.'],
    ['2093104', 'The spin could not be completed.'],
    ['555', ''],
  ] as const) {
    await order(`scenario/spin-refused-${code}`);
    await spin.click();
    await expect.element(words(code)).toBeVisible();
    await expect.element(words(code)).toHaveTextContent(`${text} Refused by a scenario (${code})`.trim());
    await expect.element(spin).toBeEnabled();
  }
  await order('scenario/spin-refused-2093101');
  await spin.click();
  const warning = page.getByRole('alertdialog', { name: 'You have no spins left.' });
  await expect.element(warning.getByText('Refused by a scenario (2093101)')).toBeVisible();
  expect(warning.getByRole('button').elements()).toHaveLength(1);
});

test('[ROU-09] [ROU-12x] 2095101 puts the wheel away, any other code offers to try again', async () => {
  const { order, runtime } = await open();
  await order('wheel', { prizes: 8 });
  await order('wheel-draws', { account: 'falcon1', draws: 3 });
  runtime.core.events.emit('roulette-changed', null);
  const wheel = page.getByRole('dialog', { name: 'Lucky wheel' });
  await order('scenario/wheel-refused-555');
  await openWheel();
  await expect.element(words('555')).toBeVisible();
  await order('scenario/wheel-refused-2095101');
  await wheel.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByText(/The wheel is not available at the moment\.\s+Refused by a scenario/))
    .toBeVisible();
  await expect.element(wheel).not.toBeInTheDocument();
});

test('[PLAY-43] [PLAY-44] [ERR-07] 203 is maintenance, any other code says what the platform says; no window stays open', async () => {
  const { order, ports, runtime } = await open();
  const { play } = runtime.core;
  const closed = () => ports.windows.opened.map((window) => window.closed);
  for (const code of ['101', '102', '103', '104', '555']) {
    await order(`scenario/play-refused-${code}`);
    play.start(slot);
    await expect.element(words(code)).toBeVisible();
    await expect.poll(() => play.store.getState().play.status).toBe('idle');
  }
  await order('scenario/play-refused-203');
  play.start(slot);
  const dialog = page.getByRole('dialog', { name: 'Game under maintenance' });
  await expect.element(dialog.getByText('This game is under maintenance. Please come back later')).toBeVisible();
  expect(closed()).toEqual([true, true, true, true, true, true]);
});

test.each(WRONG_BY)(
  '[FLD-09] [FLD-04] a device clock that is wrong by %i ms changes nothing about a maintenance',
  async (error) => {
    const { order, runtime } = await open({ prepare: wrongClock(error) });
    await order('maintenance', { gp_id: 'GPJD', start_at: '2025-12-31 19:00:00', end_at: '2026-01-01 02:00:00' });
    const { catalogue, queryClient } = runtime.core;
    const address = { gtId: 2, gpId: 'GPJD', house: 'gpjd' };
    const [game] = (await queryClient.fetchQuery(catalogue.queries.providerGames(address))).games;
    runtime.core.play.start({ ...slot, gameCode: game?.gameCode ?? '' });
    const dialog = page.getByRole('dialog', { name: 'Game under maintenance' });
    const [from, to] = [Date.UTC(2025, 11, 31, 23), Date.UTC(2026, 0, 1, 6)].map((at) => untilText(at, 'en_US'));
    await expect.element(dialog.getByText(`Maintenance from ${from} to ${to}`)).toBeVisible();
  },
);
