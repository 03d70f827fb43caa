import { calls } from '@housefront/contract/calls';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { success, testDeps, money } from '../../testing/index.ts';
import { createRealtime } from '../realtime/index.ts';
import { createReads, createRevalidation } from '../revalidation/index.ts';
import { createSession } from '../session/index.ts';
import { createWallet } from './index.ts';

const CASH = '/api/member/profile/my_cash';

// Parts that are fetched on first use are fetched here, so that every test runs on its own clock only.
beforeAll(() =>
  Promise.all([
    import('../realtime/realtime.effects.ts'),
    import('../session/session.api.ts'),
    import('./wallet.api.ts'),
    import('@housefront/contract/endpoint'),
  ]),
);

/** The balance after a number of changes, in hundredths; no two are equal. */
const balanceAt = (version: number) => 10_000n + BigInt(version) * 7n;
const text = (version: number) => `${balanceAt(version) / 100n}.${String(balanceAt(version) % 100n).padStart(2, '0')}`;

/** A member whose platform numbers its changes; the first number is 10. */
const setUp = async () => {
  const deps = testDeps({ token: 't1' });
  const session = createSession(deps);
  const wallet = createWallet(deps);
  createRealtime({ ...deps, session, wallet });
  const { http, clock, realtime } = deps.ports;
  const all = createReads(deps, [['balance', wallet.rereadBalance]]);
  createRevalidation({ ...deps, session, reads: all, realtime, isGameOpen: () => false });
  let version = 10;
  let reads = 0;
  /** A restored platform has other changes under the same numbers. */
  let others = 0;
  http.on(CASH, () => {
    reads += 1;
    return success(calls.myCash, { my_cash_list: [], total: text(version + others), version });
  });
  await session.start();
  await clock.advance(5000);
  reads = 0;
  return {
    ...deps,
    wallet,
    clock,
    http,
    change: () => (version += 1),
    /** The platform goes on with an earlier state. */
    restore: (to: number) => {
      version = to;
      others += 1000;
    },
    truth: () => version,
    reads: () => reads,
    deliver: (number: number | undefined, cash = number) =>
      realtime.deliver('member.42', 'member.cash', { cash: text((cash ?? 0) + others), version: number }),
    shown: () => wallet.store.getState().balance?.units,
  };
};

test('[RT-23] events in any order, doubled and lost: no older balance is ever shown, and a gap leads to the right one', async () => {
  const order = fc
    .integer({ min: 1, max: 8 })
    .chain((count) =>
      fc.array(fc.tuple(fc.integer({ min: 1, max: count }), fc.constantFrom(0, 100, 300, 1500)), { maxLength: 12 }),
    );
  await fc.assert(
    fc.asyncProperty(order, async (events) => {
      const { change, clock, deliver, reads, shown, truth, wallet } = await setUp();
      let last = wallet.store.getState().version ?? 0;
      wallet.store.subscribe(({ balance, version }) => {
        expect(version).toBeGreaterThanOrEqual(last);
        expect(balance?.units).toBe(balanceAt(version ?? 0));
        last = version ?? 0;
      });
      let gaps = 0;
      let late = 0;
      let newest = 10;
      const heard = new Set<number>();
      for (const [step, wait] of events) {
        while (truth() < 10 + step) change();
        if (10 + step > newest + 1) gaps += 1;
        // A late one may be the first of numbers that began again.
        if (10 + step < newest && !heard.has(step)) late += 1;
        heard.add(step);
        newest = Math.max(newest, 10 + step);
        deliver(10 + step);
        await clock.advance(wait);
      }
      await clock.advance(5000);
      expect(shown()).toBe(balanceAt(newest));
      expect(reads()).toBeLessThanOrEqual(gaps + late);
      expect(reads() > 0).toBe(gaps > 0);
    }),
    { numRuns: 200 },
  );
}, 120_000);

test('[RT-23] an answer that is older than the shown balance is ignored, its wallets too', async () => {
  const { clock, deliver, http, queryClient, shown, wallet } = await setUp();
  const late = http.hold(CASH);
  const read = wallet.refreshBalance();
  await clock.advance(0);
  deliver(11);
  await clock.advance(250);
  const old = { gp_id: 'GPAA', cash: '1.00', is_light: 0, icon_dark: '' };
  late(success(calls.myCash, { my_cash_list: [old], total: text(10), version: 10 }));
  await read;
  expect(shown()).toBe(balanceAt(11));
  expect(queryClient.getQueryData(wallet.queries.cash().queryKey)?.wallets).toEqual([]);
});

test('[RT-23] an answer that is newer than an event that arrives later stays', async () => {
  const { change, clock, deliver, shown, wallet } = await setUp();
  change();
  change();
  await wallet.refreshBalance();
  deliver(11);
  await clock.advance(1000);
  expect(shown()).toBe(balanceAt(12));
});

test('[RT-23] events without a number count in the order of arrival', async () => {
  const { clock, deliver, shown, reads } = await setUp();
  for (const cash of [14, 12, 13]) {
    deliver(undefined, cash);
    await clock.advance(1000);
    expect(shown()).toBe(balanceAt(cash));
  }
  expect(reads()).toBe(0);
});

test('[RT-23] [STORE-20x] the numbers of a member say nothing of the next one', async () => {
  const { clock, events, http, wallet } = await setUp();
  http.hold(CASH);
  events.emit('login', { memberId: '43', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  expect(wallet.store.getState().version).toBeNull();
  events.emit('balance-changed', { cash: money(5n), version: 1 });
  await clock.advance(0);
  expect(wallet.store.getState()).toMatchObject({ balance: money(5n), version: 1 });
});

test.each([12, 9, 3, 0])(
  '[RT-26] the numbers of a restored platform, which go on after %i, are followed from the first event on',
  async (restored) => {
    const { change, clock, deliver, reads, restore, shown } = await setUp();
    for (let number = 11; number <= 14; number += 1) deliver(change());
    await clock.advance(2000);
    expect([shown(), reads()]).toEqual([balanceAt(14), 0]);
    restore(restored);
    // The first change after it.
    const first = change();
    deliver(first);
    await clock.advance(2000);
    expect([shown(), reads()]).toEqual([balanceAt(first + 1000), 1]);
    deliver(change());
    await clock.advance(300);
    expect([shown(), reads()]).toEqual([balanceAt(first + 1001), 1]);
  },
);

test('[RT-26] [RT-23] of two reads of a restored platform the one that was sent later counts', async () => {
  const { clock, http, restore, shown, wallet } = await setUp();
  restore(3);
  const first = http.hold(CASH);
  const reading = wallet.refreshBalance();
  await clock.advance(0);
  const second = http.hold(CASH);
  const again = wallet.rereadBalance();
  await clock.advance(0);
  const answer = (version: number) => success(calls.myCash, { my_cash_list: [], total: text(version), version });
  second(answer(4));
  await again;
  first(answer(3));
  await reading;
  expect(shown()).toBe(balanceAt(4));
});
