import { minor } from '@housefront/contract/money';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBank, gameAt } from '../../testing/bank.fixtures.ts';
import type { FlightOrder } from './flight.types.ts';
import { createFlights, WATCH_MS, type Flights } from './flights.ts';
import { createCrashOrders } from './orders.ts';
import { crashPoint, fingerprintOf, timeOf } from './rules.ts';

type Bank = Awaited<ReturnType<typeof createBank>>;

let bank: Bank;
let flights: Flights;
let token: string;
let timers: { at: number; run: () => void }[];
const orders = createCrashOrders();

const make = (): Flights => {
  let secrets = 0;
  return createFlights(bank.wallet, {
    now: () => bank.clock.now(),
    after: (ms, run) => {
      const timer = { at: bank.clock.now() + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    secret: () => `secret ${(secrets += 1)}`,
    ordered: orders.take,
  });
};

/** Moves the clock, runs what is due and lets the payments happen. */
const pass = async (ms: number) => {
  bank.clock.advance(ms);
  const due = timers.filter(({ at }) => at <= bank.clock.now());
  timers = timers.filter((timer) => !due.includes(timer));
  for (const { run } of due) run();
  await Promise.resolve();
  await Promise.resolve();
};

beforeEach(async () => {
  bank = await createBank();
  timers = [];
  orders.clear();
  token = bank.runs.start(bank.member, gameAt('GP1'));
  flights = make();
});

const order = (more: Partial<FlightOrder> = {}): FlightOrder => ({
  bet: 1000,
  auto: null,
  roundId: 'round-0001',
  fingerprint: flights.seat(token).next,
  ...more,
});
const purse = () => bank.ledger.balance(bank.member.id, 'GP1');

describe('a round', () => {
  test('[SBX-03] cashed out in time pays the multiplier of that moment', async () => {
    orders.add([500]);
    expect(await flights.bet(token, order())).toMatchObject({ phase: 'flying', elapsed: 0, balance: '99000' });
    await pass(timeOf(250));
    expect(await flights.cashOut(token, 'round-0001')).toMatchObject({
      phase: 'cashed',
      cashedAt: 250,
      point: 500,
      win: 2500,
      balance: '101500',
    });
    expect(bank.ledger.problems()).toEqual([]);
  });

  test('[SBX-03] not cashed out is lost at its point, also when it is not asked for', async () => {
    orders.add([180]);
    await flights.bet(token, order());
    await pass(timeOf(180) - 1);
    expect(flights.seat(token).flying).not.toBeNull();
    await pass(1);
    expect(flights.seat(token)).toMatchObject({ flying: null, history: [{ phase: 'crashed', point: 180, win: 0 }] });
    expect(await flights.cashOut(token, 'round-0001')).toMatchObject({ phase: 'crashed', balance: '99000' });
    expect(purse()).toBe(99_000n);
  });

  test('a cash-out that comes after the crash, before its timer, is too late', async () => {
    orders.add([150]);
    await flights.bet(token, order());
    bank.clock.advance(timeOf(150));
    expect(await flights.cashOut(token, 'round-0001')).toMatchObject({ phase: 'crashed', win: 0 });
  });

  test('[SBX-03] with an automatic cash-out is paid there, also when the page is gone', async () => {
    orders.add([300]);
    await flights.bet(token, order({ auto: 200 }));
    await pass(timeOf(200));
    expect(purse()).toBe(101_000n);
    expect(flights.seat(token).history).toMatchObject([{ phase: 'cashed', cashedAt: 200, point: 300 }]);
  });

  test('[SBX-03] is paid at its automatic cash-out by a timer that came a moment early', async () => {
    orders.add([300]);
    await flights.bet(token, order({ auto: 200 }));
    bank.clock.advance(timeOf(200) - 1);
    for (const { run } of timers.splice(0)) run();
    expect(purse()).toBe(99_000n);
    await pass(1);
    expect(purse()).toBe(101_000n);
  });

  test('an automatic cash-out above the point is lost', async () => {
    orders.add([199]);
    await flights.bet(token, order({ auto: 200 }));
    await pass(timeOf(200));
    expect(flights.seat(token).history).toMatchObject([{ phase: 'crashed', cashedAt: null }]);
  });

  test('that ends at 1.00 is over before anybody can press', async () => {
    orders.add([100]);
    expect(await flights.bet(token, order())).toMatchObject({ phase: 'crashed', point: 100, balance: '99000' });
  });

  test('is paid into the purse that the member has left in between', async () => {
    orders.add([300]);
    await flights.bet(token, order({ auto: 200 }));
    bank.runs.leave(bank.member.id);
    await pass(timeOf(200));
    expect(purse()).toBe(2000n);
    expect(bank.runs.recall(bank.member.id)).toEqual({ moved: 2000n, stuck: [] });
  });
});

describe('money moves once', () => {
  test('[SBX-03] twenty equal bets at once are one round, and twenty cash-outs one payment', async () => {
    orders.add([500, 100]);
    const wanted = order();
    const bets = await Promise.all(Array.from({ length: 20 }, () => flights.bet(token, wanted)));
    expect(bets.every(({ phase }) => phase === 'flying')).toBe(true);
    await pass(timeOf(200));
    const ends = await Promise.all(Array.from({ length: 20 }, () => flights.cashOut(token, 'round-0001')));
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
    expect(purse()).toBe(101_000n);
    expect(bank.ledger.movements(bank.member.id).filter(({ kind }) => kind === 'bet')).toHaveLength(1);
    expect(bank.ledger.problems()).toEqual([]);
  });

  test('a second round waits for the end of the first', async () => {
    orders.add([500]);
    await flights.bet(token, order());
    await expect(flights.bet(token, order({ roundId: 'round-0002' }))).rejects.toMatchObject({ code: 'flying' });
    expect(purse()).toBe(99_000n);
  });

  test('a bet that the purse does not hold starts nothing', async () => {
    bank.ledger.post(bank.member.id, 'GP1', minor(-99_500n), 'adjustment', 'test');
    await expect(flights.bet(token, order())).rejects.toMatchObject({ code: 'insufficient' });
    expect(flights.seat(token)).toMatchObject({ flying: null, history: [] });
  });

  test.each([{ bet: 150 }, { auto: 100 }, { auto: 100_001 }, { auto: 150.5 }])('%j is not on offer', async (change) => {
    await expect(flights.bet(token, order(change))).rejects.toBeInstanceOf(RangeError);
    expect(purse()).toBe(100_000n);
  });

  test('[SBX-03] a round in the air when the sandbox is started anew gives its bet back, once', async () => {
    await flights.bet(token, order());
    flights = make();
    expect(await flights.watch(token, 'round-0001')).toMatchObject({ phase: 'void', balance: '100000' });
    expect(await flights.cashOut(token, 'round-0001')).toMatchObject({ phase: 'void', balance: '100000' });
    expect(bank.ledger.problems()).toEqual([]);
    await expect(flights.cashOut(token, 'round-9999')).rejects.toMatchObject({ code: 'bad-token' });
  });
});

describe('fairness', () => {
  test('[SBX-03] the point follows from a secret whose fingerprint was shown before the bet', async () => {
    for (let round = 0; round < 30; round += 1) {
      const wanted = order({ roundId: `round-${round + 1000}` });
      await flights.bet(token, wanted);
      await pass(90_000);
      const [last] = flights.seat(token).history;
      expect(fingerprintOf(last?.secret ?? '')).toBe(wanted.fingerprint);
      expect(crashPoint(last?.secret ?? '', wanted.roundId)).toBe(last?.point);
      expect(last?.ordered).toBe(false);
    }
  });

  test('a bet on another fingerprint is refused before money moves', async () => {
    await expect(flights.bet(token, order({ fingerprint: fingerprintOf('other') }))).rejects.toMatchObject({
      code: 'fingerprint',
    });
    expect(purse()).toBe(100_000n);
  });

  test('the secret of a round in the air is not revealed; an ordered round says that it was', async () => {
    orders.add([200]);
    expect(JSON.stringify(await flights.bet(token, order()))).not.toContain('secret');
    expect(JSON.stringify(flights.seat(token))).not.toContain('secret');
    expect(await flights.cashOut(token, 'round-0001')).toMatchObject({ ordered: true });
  });
});

describe('watching', () => {
  test('answers when the round ends', async () => {
    orders.add([200]);
    await flights.bet(token, order());
    const end = flights.watch(token, 'round-0001');
    await pass(timeOf(200));
    expect(await end).toMatchObject({ phase: 'crashed', point: 200 });
  });

  test('says after a while that it still flies', async () => {
    orders.add([100_000]);
    await flights.bet(token, order());
    const still = flights.watch(token, 'round-0001');
    await pass(WATCH_MS);
    expect(await still).toMatchObject({ phase: 'flying', elapsed: WATCH_MS });
  });
});
