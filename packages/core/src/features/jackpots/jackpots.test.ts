import { calls } from '@housefront/contract/calls';
import { expect, onTestFinished, test } from 'vitest';
import type { Answer } from '../../testing/http.ts';
import { testDeps, type TestDeps } from '../../testing/index.ts';
import { createJackpots } from './index.ts';

const PATH = '/api/jackpots';
const now = Date.UTC(2026, 0, 1);
const pot = (id: string, amount: unknown, more: object = {}) => ({
  id,
  name: { en_US: `Pot ${id}` },
  amount,
  currency: 'RMB',
  version: 1,
  art: '',
  games: [],
  last: null,
  drops_by: null,
  ...more,
});

/** Jackpots that were read, with a connection. */
const feed = async (list: readonly unknown[], answer?: Answer) => {
  const deps = testDeps();
  const { clock, http, realtime } = deps.ports;
  Object.assign(deps.ports.random, { next: () => 0 });
  const serve = (next: readonly unknown[]) => http.unchecked(calls.jackpots, { list: next });
  serve(list);
  if (answer) http.on(PATH, answer);
  const jackpots = createJackpots(deps);
  onTestFinished(jackpots.dispose);
  jackpots.load();
  jackpots.see(true);
  await clock.advance(0);
  realtime.setState('connected');
  const all = () => jackpots.store.getState().jackpots;
  return {
    deps,
    clock,
    http,
    realtime,
    jackpots,
    serve,
    all,
    figures: () => all().map(({ figure }) => figure?.units ?? null),
    hear: (event: string, payload: unknown) => realtime.deliver('jackpots.RMB', event, payload),
  };
};
const sent = ({ http }: { readonly http: { readonly sent: (path: string) => readonly unknown[] } }) =>
  http.sent(PATH).length;
const warnings = ({ ports }: TestDeps) =>
  ports.logger.lines.filter(({ level }) => level === 'warn').map(({ message }) => message);

test('[WIN-05] a figure reaches the reported amount within a second and is never above it', async () => {
  const { clock, figures, hear } = await feed([pot('a', '1000')]);
  hear('jackpot.changed', { id: 'a', amount: '2000', version: 2 });
  const steps: (bigint | null)[] = [];
  for (let step = 0; step < 30; step += 1) {
    await clock.advance(50);
    steps.push(figures()[0] ?? null);
  }
  expect(steps.every((figure) => figure !== null && figure >= 1000n && figure <= 2000n)).toBe(true);
  expect(steps.toSorted((one, other) => Number((one ?? 0n) - (other ?? 0n)))).toEqual(steps);
  expect([steps[9], steps[19]]).toEqual([1500n, 2000n]);
  // No step is left behind.
  expect(clock.pending()).toBeLessThanOrEqual(2);
});

test('[WIN-05] older and double reports, unreadable ones and those of unknown jackpots change nothing', async () => {
  const { clock, figures, hear } = await feed([pot('a', '1000', { version: 5 })]);
  hear('jackpot.changed', { id: 'a', amount: '9000', version: 4 });
  hear('jackpot.changed', { id: 'a', amount: '8000', version: 5 });
  hear('jackpot.changed', { id: 'a', amount: '12.50', version: 6 });
  hear('jackpot.changed', { id: 'z', amount: '7000', version: 1 });
  hear('jackpot.changed', null);
  hear('jackpot.won', { id: 'a', amount: '1', name: null, at: 'soon', version: 7 });
  await clock.advance(5000);
  expect(figures()).toEqual([1000n]);
});

test('[WIN-05] a figure falls after a reported win only; another lower amount is read', async () => {
  const all = await feed([pot('a', '5000'), pot('b', '700')]);
  const { clock, figures, hear, serve } = all;
  await clock.advance(15_000);
  hear('jackpot.changed', { id: 'a', amount: '4000', version: 2 });
  expect(figures()).toEqual([5000n, 700n]);
  serve([pot('a', '4000', { version: 2 }), pot('b', '700')]);
  await clock.advance(1);
  expect([figures(), sent(all)]).toEqual([[4000n, 700n], 2]);
  await clock.advance(15_000);
  hear('jackpot.won', { id: 'a', amount: '4000', name: 'd***', at: new Date(now + 15_000).toISOString(), version: 3 });
  expect([figures(), all.all()[0]?.isWon, all.all()[0]?.last?.amount?.units]).toEqual([[null, 700n], true, 4000n]);
  hear('jackpot.changed', { id: 'a', amount: '100', version: 4 });
  expect(figures()).toEqual([100n, 700n]);
  await clock.advance(3_600_000);
  expect(all.all()[0]?.isWon).toBe(false);
});

test('[WIN-05] an unreadable amount is a dash, and without motion a figure is at once what was reported', async () => {
  const { figures, hear, jackpots } = await feed([pot('a', 'lots'), pot('b', '10')]);
  expect(figures()).toEqual([null, 10n]);
  jackpots.setMotion(false);
  hear('jackpot.changed', { id: 'b', amount: '900', version: 2 });
  expect(figures()).toEqual([null, 900n]);
});

test('[WIN-06] a jackpot without word for 10 minutes is marked with the time of its amount', async () => {
  const { all, clock, hear } = await feed([pot('a', '10'), pot('b', '10')]);
  await clock.advance(300_000);
  hear('jackpot.changed', { id: 'b', amount: '20', version: 2 });
  await clock.advance(299_000);
  expect(all().map(({ isStale }) => isStale)).toEqual([false, false]);
  await clock.advance(1000);
  expect(all().map(({ isStale, heardAt }) => [isStale, heardAt])).toEqual([
    [true, now],
    [false, now + 300_000],
  ]);
});

test('[WIN-06] without a connection for 10 s jackpots are marked, and no more when it is back', async () => {
  const { all, clock, realtime } = await feed([pot('a', '10')]);
  const marked = () => all().map(({ isStale }) => isStale);
  realtime.setState('waiting');
  await clock.advance(9000);
  expect(marked()).toEqual([false]);
  await clock.advance(11_000);
  expect(marked()).toEqual([true]);
  realtime.setState('connected');
  expect(marked()).toEqual([false]);
});

test('[ENG-06] after a gap and a cache miss jackpots are read once', async () => {
  const all = await feed([pot('a', '10')]);
  await all.clock.advance(20_000);
  all.hear('jackpot.changed', { id: 'a', amount: '20', version: 5 });
  all.hear('pusher:cache_miss', {});
  all.serve([pot('a', '15', { version: 4 })]);
  await all.clock.advance(20_000);
  expect([all.figures(), sent(all)]).toEqual([[15n], 2]);
});

test('[WIN-05] jackpots are asked for in the currency of the site, and wait until they are read', async () => {
  const waiting = createJackpots(testDeps());
  expect(waiting.store.getState()).toEqual({ status: 'waiting', jackpots: [] });
  const { deps, http, jackpots } = await feed([pot('a', '10')]);
  expect(jackpots.store.getState()).toMatchObject({ status: 'shown', jackpots: [{ id: 'a', name: 'Pot a' }] });
  const { currency, siteId: site_id } = deps.site.getState();
  expect(http.bodies(PATH)).toEqual([{ site_id, currency }]);
});

test.each<[string, Answer | undefined, readonly string[]]>([
  ['has none', undefined, []],
  ['lacks the call', { status: 404, text: '' }, []],
  ['fails', { status: 500, text: '' }, ['jackpots could not be read']],
])('[ENG-02] without a message there are no jackpots where the platform %s', async (_, answer, warned) => {
  const { deps, jackpots } = await feed([], answer);
  expect(jackpots.store.getState()).toEqual({ status: 'absent', jackpots: [] });
  expect(warnings(deps)).toEqual(warned);
  expect(deps.emitted).toEqual([]);
});

test('[WIN-05] a read that fails later leaves what is shown, and a lost jackpot leaves with the next one', async () => {
  const { clock, figures, hear, http, serve } = await feed([pot('a', '10'), pot('b', '20')]);
  http.on(PATH, { status: 500, text: '' });
  await clock.advance(20_000);
  hear('pusher:cache_miss', {});
  await clock.advance(20_000);
  expect(figures()).toEqual([10n, 20n]);
  serve([pot('b', '20')]);
  hear('pusher:cache_miss', {});
  await clock.advance(20_000);
  expect(figures()).toEqual([20n]);
});

test('[WIN-05] when it is won at the latest is known with a time or an amount', async () => {
  const at = '2026-01-02T00:00:00Z';
  const { all } = await feed(
    [{ at }, { amount: '900' }, { at: 'soon' }, null].map((drops_by, index) => pot(String(index), '10', { drops_by })),
  );
  expect(all().map(({ dropsBy }) => dropsBy)).toMatchObject([
    { at: Date.UTC(2026, 0, 2), amount: null },
    { at: null, amount: { units: 900n } },
    null,
    null,
  ]);
});

test('[ENG-06] an event of an unknown jackpot, and a win, are followed by one read; what cannot be read is not', async () => {
  const all = await feed([pot('a', '10')]);
  const { clock, hear } = all;
  const later = async (event: string, payload: unknown) => {
    await clock.advance(20_000);
    hear(event, payload);
    await clock.advance(20_000);
    return sent(all);
  };
  const at = new Date(now).toISOString();
  expect([
    await later('jackpot.changed', null),
    await later('jackpot.won', { id: 'a' }),
    await later('jackpot.changed', { id: 'z', amount: '5', version: 1 }),
    await later('jackpot.won', { id: 'z', amount: '5', name: null, at, version: 2 }),
    await later('jackpot.changed', { id: 'a', amount: '20', version: 2 }),
    await later('jackpot.changed', { id: 'a', amount: '20', version: 3 }),
    await later('jackpot.won', { id: 'a', amount: '20', name: null, at, version: 4 }),
  ]).toEqual([1, 1, 2, 3, 3, 3, 4]);
});

test('[ENG-06] where no jackpots are, an event reads none', async () => {
  const all = await feed([]);
  await all.clock.advance(20_000);
  all.hear('jackpot.changed', { id: 'a', amount: '5', version: 1 });
  await all.clock.advance(20_000);
  expect([sent(all), all.jackpots.store.getState().status]).toEqual([1, 'absent']);
});

test('[WIN-05] a figure ends at once when motion does, also beside one that rests', async () => {
  const { clock, figures, hear, jackpots } = await feed([pot('a', '1000'), pot('b', '10')]);
  hear('jackpot.changed', { id: 'a', amount: '2000', version: 2 });
  await clock.advance(500);
  expect(figures()).toEqual([1500n, 10n]);
  const pending = clock.pending();
  jackpots.setMotion(false);
  expect([figures(), clock.pending()]).toEqual([[2000n, 10n], pending - 1]);
});

test('[WIN-05] a jackpot is won for an hour, and its time counts by the platform', async () => {
  const won = (ago: number) => pot(String(ago), '10', { last: { amount: '5', at: new Date(now - ago).toISOString() } });
  const { all, clock, jackpots } = await feed([won(3_600_000), won(3_590_000), won(0)]);
  expect(all().map(({ isWon }) => isWon)).toEqual([false, true, true]);
  await clock.advance(10_000);
  expect(all().map(({ isWon }) => isWon)).toEqual([false, false, true]);
  jackpots.dispose();
  expect(clock.pending()).toBe(0);
});
