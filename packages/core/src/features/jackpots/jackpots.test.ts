import { calls } from '@housefront/contract/calls';
import { expect, onTestFinished, test } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { createJackpots } from './index.ts';

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
const feed = async (list: readonly unknown[]) => {
  const deps = testDeps();
  const { clock, http, realtime } = deps.ports;
  Object.assign(deps.ports.random, { next: () => 0 });
  const serve = (next: readonly unknown[]) => http.unchecked(calls.jackpots, { list: next });
  serve(list);
  const jackpots = createJackpots(deps);
  onTestFinished(jackpots.dispose);
  jackpots.load();
  jackpots.see(true);
  await clock.advance(0);
  realtime.setState('connected');
  const all = () => jackpots.store.getState().jackpots;
  return {
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
  http.sent('/api/jackpots').length;

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
