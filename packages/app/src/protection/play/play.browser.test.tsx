import { calls } from '@housefront/contract/calls';
import type { CurrencyRow } from '@housefront/contract/currency';
import type { ProfileName } from '@housefront/contract/protection';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openMemberPage } from '../../testing/openMemberPage.ts';

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('../../shell/overlays/Overlays.tsx'),
    import('./GameStartNotice.tsx'),
    import('./SlotsPause.tsx'),
    import('@housefront/core/features/protection'),
    import('@housefront/contract/endpoint'),
  ]);
  await desktop.default.views.play();
}, 60_000);

const row = (code: string, symbol: string): CurrencyRow => ({ wire: code, code, symbol, decimals: 2, place: 'before' });
const ownCurrencies = [row('GBP', '£'), row('EUR', '€')];

/** A member of a site with a profile, whose games are shown over the page. */
const open = async (profile: ProfileName, options: Parameters<typeof openMemberPage>[1] = {}) => {
  const code = profile === 'de' ? 'EUR' : 'GBP';
  const site = await openMemberPage('/app', {
    member: [`demo${code.toLowerCase()}1`, `Demo${code}1`],
    currency: code,
    profile,
    ...options,
    config: { currencies: ['GBP', 'EUR'], ownCurrencies, playMode: 'modal', ...options.config },
  });
  await site.runtime.templates.loadView('play');
  const { core } = site.runtime;
  const provider = { gtId: 2, gpId: 'GPJD', house: 'gpjd' };
  const [found] = (await core.queryClient.fetchQuery(core.catalogue.queries.providerGames(provider))).games;
  const slot = { gpId: 'GPJD', gameType: '2', gameCode: found?.gameCode ?? '', name: 'Jade' };
  return { ...site, core, slot, start: () => core.play.start(slot) };
};
const facts = () => page.getByRole('dialog', { name: 'Jade' });
const startButton = () => facts().getByRole('button', { name: 'Start the game' });
const frame = () => page.getByTitle(/^Game: /);
const factOf = (label: string) =>
  [...document.querySelectorAll('[role="dialog"] dt')].find(({ textContent }) => textContent === label)
    ?.nextElementSibling?.textContent;

test.each([
  ['2001-01-02', '£2.00', '200'],
  ['2001-01-01', '£5.00', '500'],
])(
  '[RG-35] [RG-39] a member born on %s sees return, odds and prize, rules and the highest stake of %s before the game, and starts with it',
  async (born, shown, sent) => {
    const { start, order, ports, core } = await open('gb');
    await order('birthday', { account: 'demogbp1', day: born });
    await core.queryClient.invalidateQueries();
    start();
    await expect.element(startButton()).toBeVisible();
    await expect.poll(() => factOf('Highest stake')).toBe(shown);
    expect(factOf('Return to player (RTP)')).toBe('96.02%');
    expect(factOf('Top prize')).toBe('75 × the stake');
    expect(factOf('Odds of the top prize')).toMatch(/^1 in [\d,]+ rounds$/);
    const rules = facts().getByRole('link', { name: 'Rules and prizes' });
    await expect.element(rules).toHaveAttribute('href', expect.stringMatching(/\/provider\/rules\/slot\?lang=en_US$/));
    await expect.element(rules).toHaveAttribute('target', '_blank');
    // Nothing is started yet.
    expect(ports.http.sent('/api/member/game/play1')).toHaveLength(0);
    await startButton().click();
    await expect.element(frame()).toBeVisible();
    expect(ports.http.bodies('/api/member/game/play1')).toMatchObject([
      { autoplay: 0, turbo: 0, min_round_ms: 2500, max_stake: sent },
    ]);
  },
);

test('[RG-35] without facts of the provider it says so, and nothing is made up', async () => {
  const { start, ports } = await open('gb');
  ports.http.ok(calls.gameFacts, {});
  start();
  await expect.element(facts().getByText('The provider publishes no figures for this game.')).toBeVisible();
  expect(document.querySelectorAll('[role="dialog"] dt')).toHaveLength(1);
  await expect.element(facts().getByRole('link', { name: 'Rules and prizes' })).not.toBeInTheDocument();
});

test('[RG-23] closing the facts starts nothing; a site whose profile does not ask for them starts at once', async () => {
  const { start, ports } = await open('gb');
  start();
  await expect.element(startButton()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(facts()).not.toBeInTheDocument();
  expect(ports.http.sent('/api/member/game/play1')).toHaveLength(0);
});

test('[RG-23] a profile without facts starts a game at once', async () => {
  const { start } = await open('mt');
  start();
  await expect.element(frame()).toBeVisible();
  await expect.element(startButton()).not.toBeInTheDocument();
});

/** German members set a limit and read their sums before they play. */
const readyInGermany = async () => {
  const site = await open('de');
  const { core } = site;
  await core.calls.send(calls.limitStore, { kind: 'deposit', period: 'month', amount: '100000' });
  const sums = page.getByRole('dialog', { name: 'Your last 30 days' });
  await sums.getByRole('button', { name: 'I have read this' }).click();
  await expect.element(sums).not.toBeInTheDocument();
  return site;
};
const pause = () => page.getByRole('dialog', { name: 'Time for a break' });
const left = () => pause().getByRole('timer', { name: 'Time left' });

test('[RG-23] after an hour of slots a pause of five minutes covers the game, by the clock of the platform, and starts are refused', async () => {
  const { start, ports, platform, core } = await readyInGermany();
  const pass = async (ms: number) => {
    await platform.advance(ms);
    // The device slept meanwhile.
    ports.clock.set(ms);
    await ports.clock.advance(1000);
  };
  /** The time that is left. The device knows the platform's clock to a second or two, so its own goes on until it is shown. */
  const leftNow = async () => {
    const timer = left().query();
    if (timer === null) await ports.clock.advance(1000);
    return timer?.textContent;
  };
  start();
  await startButton().click();
  await expect.element(frame()).toBeVisible();
  // The game in the frame opens itself at the platform.
  const address = new URL(frame().element().getAttribute('src') ?? '');
  await platform.control(`/..${address.pathname}${address.search}`).catch(() => undefined);
  await pass(59 * 60_000);
  await expect.element(pause()).not.toBeInTheDocument();
  await pass(60_000);
  await expect.poll(leftNow, { interval: 200 }).toMatch(/^(?:5:00|4:[345]\d)$/);
  // The game behind is out of reach.
  await userEvent.keyboard('{Escape}');
  await expect.element(pause()).toBeVisible();
  const { left: x, top: y, width, height } = frame().element().getBoundingClientRect();
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(above?.closest('[role="dialog"]')?.textContent).toContain('Time for a break');
  await pass(60_000);
  await expect.poll(leftNow).toMatch(/^(?:4:00|3:[345]\d)$/);
  await pause().getByRole('button', { name: 'Leave the game' }).click();
  await expect.poll(() => core.play.store.getState().play.status).toBe('idle');
  await expect.element(pause()).not.toBeInTheDocument();
  start();
  await startButton().click();
  await expect.element(pause()).toBeVisible();
  await pause().getByRole('button', { name: 'Close' }).click();
  await pass(4 * 60_000);
  start();
  await startButton().click();
  await expect.element(frame()).toBeVisible();
});
