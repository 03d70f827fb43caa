import { calls } from '@housefront/contract/calls';
import type { SiteConfig } from '@housefront/contract/site-config';
import { idle } from '@housefront/ui/testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../testing/openPage.tsx';
import { protectedBy } from '../../../testing/protected.fixtures.ts';

const RECENT = '/api/wins/recent';
const now = Date.UTC(2026, 0, 1);
const win = (id: number, more: object = {}) => ({
  id,
  game: { game_id: `g${id}`, game_name: `Game ${id}`, game_code: 'GPNL_1', game_type: '2', gp_id: 'GPNL', gt_id: 2 },
  name: 'd***',
  amount: `${id}00`,
  currency: 'USD',
  at: new Date(now - id * 1000).toISOString(),
  kind: 'win',
  ...more,
});
const pot = (amount: string, more: object = {}) => ({ id: 'grand', name: 'Grand', amount, version: 1, ...more });
const feed = () => page.getByRole('region', { name: 'Recent wins' });
const rows = () =>
  page
    .getByRole('list', { name: 'Recent wins' })
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent);
const jackpot = () => page.getByRole('list', { name: 'Jackpots' }).getByRole('listitem');

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('../home.page.ts'),
    import('./LiveParts.tsx'),
    import('@housefront/contract/endpoint'),
  ]);
  await desktop.default.views.home();
}, 60_000);

afterEach(() => {
  vi.restoreAllMocks();
});

/** Scrolls to the first row of games, below which the place is. */
const goThere = async () => {
  const games = page.getByRole('heading', { name: 'Top 10' });
  await expect.element(games).toBeInTheDocument();
  games.element().scrollIntoView({ block: 'start' });
};

const open = async (
  list: readonly unknown[],
  { config, pots = [] }: { readonly config?: Partial<SiteConfig>; readonly pots?: readonly unknown[] } = {},
) => {
  const site = await openPage('/', {
    unscripted: true,
    config: { wins: {}, jackpots: true, ...config },
    prepare: ({ http }) => {
      http.unchecked(calls.wins, { list });
      http.unchecked(calls.jackpots, { list: pots });
    },
  });
  await goThere();
  const { clock, http, realtime } = site.ports;
  const asked = () => [http.sent(RECENT).length, http.sent('/api/jackpots').length];
  return { ...site, clock, http, realtime, asked };
};
/** Scrolls the place of wins into view and lets the connection open. */
const look = async ({ realtime }: Awaited<ReturnType<typeof open>>) => {
  await expect
    .element(
      feed()
        .or(page.getByRole('list', { name: 'Jackpots' }))
        .first(),
    )
    .toBeInTheDocument();
  document.querySelector('[aria-label="Recent wins"], [aria-label="Jackpots"]')?.scrollIntoView({ block: 'center' });
  await expect.poll(() => realtime.connects.length).toBeGreaterThan(0);
  realtime.setState('connected');
  await expect.poll(() => realtime.joined.size).toBeGreaterThan(0);
};
const three = [win(1), win(2), win(3)];

test.each([
  ['no wins', []],
  ['two wins', [win(1), win(2)]],
  ['rubbish', [null, 'x', { id: 1 }, win(4, { amount: 'much' })]],
])('[WIN-01] with %s there is no feed, and no gap', async (_, list) => {
  const { asked } = await open(list, { pots: [pot('1000')] });
  await expect.element(jackpot()).toBeInTheDocument();
  await expect.poll(() => asked()).toEqual([1, 1]);
  await expect
    .poll(() => document.querySelector('[aria-label="Jackpots"]')?.closest('div')?.parentElement?.clientHeight)
    .toBe(104);
  expect(feed().elements()).toEqual([]);
});

test('[WIN-01] [WIN-02] [WIN-04] three wins are a list of who won how much in which game, which does not move without motion', async () => {
  const site = await open([...three.slice(0, 2), win(3, { name: 'Dmitri', multiplier: '12.5' })]);
  await look(site);
  await expect.poll(rows).toHaveLength(3);
  expect(rows().map((row) => row?.replace(/\d\d:\d\d/, 'hh:mm'))).toEqual([
    'Game 1d*** hh:mm$1.00\u00a0',
    'Game 2d*** hh:mm$2.00\u00a0',
    'Game 3D*** hh:mm$3.0012.5 times',
  ]);
  site.realtime.deliver('wins.USD', 'win', win(10));
  await site.clock.advance(5000);
  await idle();
  expect(rows()).toHaveLength(3);
});

test('[ENG-01] a site without the keys has no place for wins and asks for nothing', async () => {
  const off = await open(three, { config: { wins: undefined, jackpots: undefined } });
  await expect.poll(() => off.http.sent('/api/arks/web/bulletin/history').length).toBe(1);
  expect(off.asked()).toEqual([0, 0]);
});

test('[WIN-01] [WIN-05] a site of gb asks for no wins, and its jackpots do not press', async () => {
  const gb = await open(three, {
    config: protectedBy('gb', { marks: [] }),
    pots: [pot('1', { drops_by: { amount: '900' } })],
  });
  await expect.element(jackpot().last()).toBeInTheDocument();
  expect([gb.asked(), feed().elements(), jackpot().last().element().textContent]).toEqual([
    [0, 1],
    [],
    'Grand$0.01\u00a0',
  ]);
});

test('[ENG-02] a platform without the calls has neither, without a message', async () => {
  const site = await openPage('/', {
    unscripted: true,
    config: { wins: {}, jackpots: true },
    prepare: ({ http }) => {
      for (const path of [RECENT, '/api/jackpots']) http.on(path, { status: 404, text: '' });
    },
  });
  await goThere();
  await expect.poll(() => site.ports.http.sent('/api/jackpots').length).toBe(1);
  await expect
    .poll(() => document.querySelectorAll('[aria-label="Jackpots"], [aria-label="Recent wins"]').length)
    .toBe(0);
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(site.ports.http.sent(RECENT)).toHaveLength(1);
});

test('[ENG-06] [WIN-03] [WIN-04] channels are joined in view alone, and of a burst one win a second appears, which moves nothing', async () => {
  const match = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    match(query.includes('reduced-motion') ? 'not all' : query),
  );
  const site = await open(three, { pots: [pot('1000')] });
  delete document.documentElement.dataset['motion'];
  await look(site);
  const { clock, realtime } = site;
  await expect.poll(() => [...realtime.joined.keys()].toSorted()).toEqual(['jackpots.USD', 'wins.USD']);
  await expect.poll(rows).toHaveLength(3);
  /** The feed and all of the place. */
  const place = () => {
    const shown = document.querySelector('[aria-label="Recent wins"]');
    return [shown, shown?.parentElement?.parentElement].map((part) => [part?.clientWidth, part?.clientHeight]);
  };
  const before = place();
  for (let id = 100; id < 1100; id += 1)
    realtime.deliver('wins.USD', 'win', win(id, { at: new Date(clock.now()).toISOString() }));
  await expect.poll(() => rows()[0]).toContain('Game 100');
  expect(rows()).toHaveLength(4);
  await clock.advance(1000);
  await expect.poll(() => rows()[0]).toContain('Game 1099');
  expect([rows().length, place()]).toEqual([5, before]);
  window.scrollTo(0, 0);
  await expect
    .poll(async () => {
      await clock.advance(30_000);
      return realtime.joined.size;
    })
    .toBe(0);
});

test('[WIN-05] [WIN-06] a figure ends at the newest report whatever the order, is marked when it is old, and is a dash when unreadable', async () => {
  const site = await open([], { pots: [pot('100000', { version: 5 }), pot('much', { id: 'mini' })] });
  await look(site);
  const { clock, realtime } = site;
  const texts = () =>
    jackpot()
      .elements()
      .map((plate) => plate.textContent);
  await expect.poll(texts).toEqual(['Grand$1,000.00\u00a0', 'Grand–\u00a0']);
  const say = (amount: string, version: number) =>
    realtime.deliver('jackpots.USD', 'jackpot.changed', { id: 'grand', amount, version });
  // The gap has them read again.
  site.http.unchecked(calls.jackpots, { list: [pot('300000', { version: 7 }), pot('much', { id: 'mini' })] });
  say('300000', 7);
  say('200000', 6);
  say('900000', 4);
  await clock.advance(1000);
  await expect.poll(() => texts()[0]).toBe('Grand$3,000.00\u00a0');
  await clock.advance(10_000);
  await expect.poll(() => site.asked()[1]).toBe(2);
  await clock.advance(610_000);
  await expect.poll(() => texts()[0]).toMatch(/^Grand\$3,000\.00As of \d\d:\d\d$/);
});
