import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { warmUp } from '../../testing/openShell.tsx';
import { wrongClock, WRONG_BY } from '../../testing/wrongClock.ts';
import { bar, figure, openProtected } from './session.fixtures.ts';

beforeAll(() => warmUp('desktop'), 60_000);

test('[RG-06] pages of games and of money show the balance in the currency of the account', async () => {
  // The site offers dollars, the account has Renminbi.
  const { navigation } = (
    await openProtected('/', 'gb', {
      config: { fastPayment: true, gameRoom: true },
      member: ['lucky88', 'Lucky888'],
      currency: 'RMB',
    })
  ).runtime;
  await expect.element(bar()).toBeVisible();
  await expect.poll(() => figure('balance')).toMatch(/^¥[\d,]+\.\d\d$/);
  const balance = figure('balance');
  for (const path of [
    '/gameHall/2',
    '/gameRoom?gt_id=2&gp_id=GPJD',
    '/slotgame?gt_id=2&gp_id=GPJD&house=gpjd',
    '/fastPayment',
    '/user/Deposit',
    '/user/DWRecord',
  ]) {
    await navigation.go(path);
    await expect.poll(() => navigation.target().href).toBe(path);
    await expect.element(bar()).toBeVisible();
    await expect.poll(() => figure('balance')).toBe(balance);
  }
});

test('[RG-06] [RG-08] [RG-09] the figures are those that the profile asks for', async () => {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-figure]')].map(({ dataset }) => dataset['figure']);
  await openProtected('/', 'se');
  await expect.poll(shown).toEqual(['balance', 'elapsed', 'clock']);
});

test('[RG-08] after ten rounds the net position equals the ledger', async () => {
  const { core, play, platform, ports } = await openProtected('/', 'gb');
  await expect.poll(() => figure('net')).toBe('$0.00');
  const channel = [...ports.realtime.joined.keys()].find((name) => /member/.test(name)) ?? '';
  ports.realtime.setState('connected');
  ports.realtime.accept(channel);
  await play('modal');
  await expect.poll(() => core.play.store.getState().surface?.url ?? null).not.toBeNull();
  const launch = new URL(core.play.store.getState().surface?.url ?? '').searchParams.get('token');
  for (let round = 0; round < 10; round += 1) {
    const body = JSON.stringify({ token: launch, bet: 200, roundId: `round-000${round}` });
    const headers = { 'content-type': 'application/json' };
    const { signal } = new AbortController();
    const spun = await platform.answer({ url: '/provider/slot/spin', method: 'POST', headers, body, signal });
    expect(spun.status).toBe(200);
    // Slots of this profile take 2.5 s a round.
    await platform.advance(2500);
  }
  const { total } = await platform.control('/ledger/falcon1');
  const cents = Math.round(Number(total) * 100) - 310_000;
  expect(cents).not.toBe(0);
  const digits = `$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  // Nothing but the announcement of the balance has the state read again: the device's clock does not move.
  await expect.poll(() => core.queryClient.isFetching()).toBe(0);
  expect(figure('net')).toBe('$0.00');
  core.events.emit('balance-changed', { cash: null });
  await ports.clock.advance(1000);
  await expect.poll(() => figure('net')).toBe(`${cents < 0 ? '-' : '+'}${digits}`);
});

test('[RG-09] the elapsed time counts from the sign-in as h:mm:ss, whatever page shows it', async () => {
  const { later, runtime } = await openProtected('/', 'gb');
  await expect.poll(() => figure('elapsed')).toMatch(/^0:00:0\d$/);
  await later(3_725_000);
  await expect.poll(() => figure('elapsed')).toMatch(/^1:02:0[5-9]$/);
  await runtime.navigation.go('/user/Info');
  await expect.poll(() => figure('elapsed')).toMatch(/^1:02:(0[5-9]|1\d)$/);
});

test.each([...WRONG_BY, -86_400_000])(
  '[RG-09] a device clock that is wrong by %i ms changes no elapsed time',
  async (by) => {
    await openProtected('/', 'gb', { prepare: wrongClock(by) });
    await expect.poll(() => figure('elapsed')).toMatch(/^0:00:0\d$/);
  },
);

test('[RG-10] over a game on a phone the bar has the time of day, and the game keeps its whole frame', async () => {
  await page.viewport(360, 740);
  const { play, runtime } = await openProtected('/', 'gb', { mode: 'mobile' });
  await play('page');
  await runtime.navigation.go('/play');
  await expect.poll(() => figure('clock')).toMatch(/^\d\d:\d\d$/);
  const start = new Date(Date.UTC(2026, 0, 1));
  expect(figure('clock')).toBe(start.toTimeString().slice(0, 5));
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
  const frame = document.querySelector('iframe')?.getBoundingClientRect();
  const figures = document.querySelector('[data-session]')?.getBoundingClientRect();
  expect(document.querySelectorAll('[data-session]')).toHaveLength(1);
  expect(figures?.bottom).toBeLessThanOrEqual((frame?.top ?? 0) + 0.5);
  // Below it is the row with the licence.
  const licence = page.getByRole('region', { name: 'Licence' }).element().getBoundingClientRect();
  expect(frame?.bottom).toBeCloseTo(licence.top, 0);
  expect(licence.bottom).toBeCloseTo(innerHeight, 0);
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('[RG-09] the bar announces nothing by itself, and moves nothing of the page when it arrives', async () => {
  const { runtime } = await openProtected('/', 'gb');
  const main = document.querySelector('main');
  await expect.element(bar()).toBeVisible();
  expect(bar().element().closest('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]')).toBeNull();
  expect(bar().element().querySelector('[aria-live], [role="timer"], [role="status"]')).toBeNull();
  const before = main?.getBoundingClientRect().top;
  await runtime.core.session.logout();
  await expect.element(bar()).not.toBeInTheDocument();
  expect(document.querySelector('main')?.getBoundingClientRect().top).toBe(before);
});
