import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@housefront/contract/calls';
import { expect, onTestFinished, test } from 'vitest';
import type { Answer } from '../../testing/http.ts';
import { testDeps, type TestDepsOptions } from '../../testing/index.ts';
import { createWins } from './index.ts';
import { maskedName } from './wins.mask.ts';

const PATH = '/api/wins/recent';
const now = Date.UTC(2026, 0, 1);
const win = (id: number, more: object = {}) => ({
  id,
  game: { game_id: `g${id}`, game_name: 'Comet', game_code: 'GPNL_1', game_type: '2', gp_id: 'GPNL', gt_id: 2 },
  name: 'd***',
  amount: `${id}00`,
  currency: 'RMB',
  multiplier: '12.5',
  at: new Date(now - id * 1000).toISOString(),
  kind: 'win',
  ...more,
});

/** A feed that has read a list. */
const feed = async (list: readonly unknown[], options: TestDepsOptions = {}, answer?: Answer) => {
  const deps = testDeps(options);
  const { clock, http, realtime } = deps.ports;
  Object.assign(deps.ports.random, { next: () => 0 });
  const serve = (next: readonly unknown[], version?: number) => http.unchecked(calls.wins, { list: next, version });
  serve(list);
  if (answer) http.on(PATH, answer);
  const wins = createWins(deps);
  onTestFinished(wins.dispose);
  wins.load();
  wins.see(true);
  await clock.advance(0);
  realtime.setState('connected');
  const shown = () => wins.store.getState().wins.map(({ id }) => id);
  const hear = (...all: readonly unknown[]) => all.forEach((one) => realtime.deliver('wins.RMB', 'win', one));
  return { deps, clock, http, realtime, wins, serve, shown, hear, status: () => wins.store.getState().status };
};
const three = [win(1), win(2), win(3)];

test.each([
  ['none', []],
  ['two', [win(1), win(2)]],
  [
    'rubbish',
    [null, 5, 'x', {}, { id: 7 }, win(4, { amount: '1.50' }), win(5, { amount: '-3' }), win(6, { at: 'soon' })],
  ],
  [
    'wins older than a day or from the future',
    [
      win(1),
      win(2),
      win(3, { at: new Date(now - 86_401_000).toISOString() }),
      win(4, { at: new Date(now + 61_000).toISOString() }),
    ],
  ],
  ['wins in another currency', [win(1), win(2), win(3, { currency: 'USD' })]],
])('[WIN-01] [WIN-06] a platform with %s has no feed', async (_, list) => {
  const { status } = await feed(list);
  expect(status()).toBe('absent');
});

test('[WIN-01] three wins are shown as reported, and nothing is added or repeated', async () => {
  const { clock, shown, status, wins } = await feed([...three, win(1, { amount: '9999' })]);
  await clock.advance(30_000);
  expect([status(), shown()]).toEqual(['shown', ['1', '2', '3']]);
  expect(wins.store.getState().wins[0]).toMatchObject({
    name: 'd***',
    amount: { units: 100n },
    multiplier: 12.5,
    game: { name: 'Comet', play: { gpId: 'GPNL', gameType: '2', gameCode: 'GPNL_1' } },
    at: now - 1000,
    isJackpot: false,
  });
});

test('[WIN-01] no source of the feed uses chance', () => {
  const folder = join(import.meta.dirname, '.');
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((name) => /random|shuffle|crypto/i.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});

test.each([
  ['d***', 'd***'],
  ['Dmitri', 'D***'],
  ['***g', 'g***'],
  ['สมชาย', 'ส***'],
  ['王小明', '王***'],
  ['أحمد', 'أ***'],
  ['प्रिया', 'प्रि***'],
  ['👩‍👩‍👧 family', '👩‍👩‍👧***'],
  ['***', null],
  ['', null],
  [null, null],
])('[WIN-02] the name %j is shown as %j', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});

test('[WIN-03] of a burst the newest appears each second, doubles and rubbish never, and 50 stay', async () => {
  const { clock, shown, hear } = await feed(three);
  for (let id = 100; id < 1100; id += 1) hear(win(id, { at: new Date(now).toISOString() }), { id }, null, 'x');
  expect(shown()).toEqual(['100', '1', '2', '3']);
  await clock.advance(999);
  expect(shown()).toHaveLength(4);
  await clock.advance(1);
  expect(shown()).toEqual(['1099', '100', '1', '2', '3']);
  hear(win(1099));
  for (let id = 2000; id < 2060; id += 1) {
    hear(win(id, { at: new Date(now).toISOString() }));
    await clock.advance(1000);
  }
  expect([shown().length, shown()[0]]).toEqual([50, '2059']);
});

test('[WIN-04] a paused feed does not change, and continues with the newest win', async () => {
  const { clock, shown, hear, wins } = await feed(three);
  wins.hold(true);
  hear(win(10), win(11));
  await clock.advance(10_000);
  expect(shown()).toEqual(['1', '2', '3']);
  wins.hold(false);
  expect(shown()).toEqual(['11', '1', '2', '3']);
});

test('[ENG-06] older numbers are not shown, and after a gap the list is read once', async () => {
  const { clock, http, shown, hear } = await feed(three);
  hear(win(10, { version: 5 }));
  await clock.advance(20_000);
  hear(win(11, { version: 4 }), win(12, { version: 5 }));
  await clock.advance(20_000);
  expect([shown()[0], http.sent(PATH).length]).toEqual(['10', 1]);
  hear(win(13, { version: 9 }));
  await clock.advance(20_000);
  expect([shown()[0], http.sent(PATH).length]).toEqual(['13', 2]);
});

test('[WIN-06] wins leave with their day, and with too few of them the feed', async () => {
  const { clock, deps, shown, status } = await feed([
    ...three,
    win(4, { at: new Date(now - 86_370_000).toISOString() }),
  ]);
  expect(shown()).toEqual(['1', '2', '3', '4']);
  await clock.advance(60_000);
  expect(shown()).toEqual(['1', '2', '3']);
  expect(deps.ports.clock.now()).toBe(now + 60_000);
  await clock.advance(86_400_000);
  expect([status(), shown()]).toEqual(['absent', []]);
});

test('[WIN-06] wins of hidden games and halls are not shown, nor those below the least amount', async () => {
  const hidden = { ...three[0]?.game, game_code: 'GPNL_9' };
  const list = [...three, win(4, { game: hidden }), win(5, { game: { ...hidden, game_code: 'x', gt_id: 8 } }), win(6)];
  const { shown } = await feed(list, {
    config: {
      hiddenGameCodes: ['GPNL_9'],
      halls: { order: [], hidden: [8], first: 2 },
      wins: { least: { RMB: '200' } },
    },
  });
  expect(shown()).toEqual(['2', '3', '6']);
});

test('[ENG-02] a platform without the call has no feed, and is asked once', async () => {
  const { clock, http, wins, status } = await feed([]);
  http.on(PATH, { status: 404, text: '' });
  wins.see(false);
  await clock.advance(30_000);
  for (let times = 0; times < 3; times += 1) {
    wins.see(true);
    wins.see(false);
    await clock.advance(30_000);
  }
  expect([status(), http.sent(PATH).length]).toEqual(['absent', 2]);
});

test('[WIN-01] wins are asked for in the currency of the site, and wait until they are read', async () => {
  const waiting = createWins(testDeps());
  expect(waiting.store.getState()).toEqual({ status: 'waiting', wins: [] });
  const { deps, http } = await feed(three);
  const { currency, siteId: site_id } = deps.site.getState();
  expect(http.bodies(PATH)).toEqual([{ site_id, currency }]);
});

test('[ENG-02] a read that fails gives no feed and no message, and later leaves what is shown', async () => {
  const failed = { status: 500, text: '' };
  const { deps, status } = await feed([], {}, failed);
  expect([status(), deps.emitted]).toEqual(['absent', []]);
  expect(deps.ports.logger.lines.filter(({ level }) => level === 'warn')).toMatchObject([
    { message: 'wins could not be read', details: { error: 'CallFailure' } },
  ]);
  const later = await feed(three);
  const { clock, http } = later;
  http.on(PATH, failed);
  await clock.advance(20_000);
  later.hear(win(10, { version: 5 }), win(11, { version: 7 }));
  await clock.advance(20_000);
  expect([later.status(), later.shown(), http.sent(PATH).length]).toEqual(['shown', ['11', '10', '1', '2', '3'], 2]);
});

test('[ENG-02] a platform that loses the call has no feed any more', async () => {
  const { clock, http, realtime, wins } = await feed(three);
  http.on(PATH, { status: 404, text: '' });
  await clock.advance(20_000);
  realtime.deliver('wins.RMB', 'pusher:cache_miss', {});
  await clock.advance(20_000);
  expect(wins.store.getState()).toEqual({ status: 'absent', wins: [] });
});

test('[ENG-06] a read after a gap shows its newest win, unless an event that came meanwhile is newer', async () => {
  const { clock, hear, serve, shown } = await feed(three);
  hear(win(10, { version: 5 }));
  await clock.advance(20_000);
  serve([win(20), win(10)], 8);
  hear(win(11, { version: 7 }));
  await clock.advance(20_000);
  expect(shown().slice(0, 3)).toEqual(['20', '11', '10']);
  serve([], 9);
  hear(win(21, { version: 10 }));
  await clock.advance(20_000);
  expect(shown()[0]).toBe('21');
});

test('[ENG-06] an event that cannot be read is no gap, and no event begins an absent feed', async () => {
  const { clock, hear, http, shown } = await feed(three);
  hear(null, { id: 5 }, win(9, { at: new Date(now + 61_000).toISOString() }), win(8, { currency: 'USD' }));
  await clock.advance(20_000);
  expect([shown(), http.sent(PATH).length]).toEqual([['1', '2', '3'], 1]);
  const absent = await feed([win(1), win(2)]);
  absent.hear(win(10));
  await absent.clock.advance(20_000);
  expect([absent.status(), absent.shown()]).toEqual(['absent', ['1', '2']]);
});

test('[WIN-01] a win may lack its game, hall and currency, but no amount; a jackpot is named as one', async () => {
  const { wins } = await feed([
    win(1, { game: null, kind: 'jackpot' }),
    win(2, { game: { ...three[0]?.game, gt_id: null }, currency: '' }),
    win(3, { at: new Date(now - 86_400_000).toISOString() }),
    win(4, { amount: '0' }),
    win(5, { at: new Date(now + 60_000).toISOString() }),
  ]);
  expect(wins.store.getState().wins).toMatchObject([
    { id: '1', game: null, isJackpot: true },
    { id: '2', game: { name: 'Comet' }, isJackpot: false },
    { id: '3' },
    { id: '5' },
  ]);
});
