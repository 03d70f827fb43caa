import { calls } from '@housefront/contract/calls';
import { minor } from '@housefront/contract/money';
import { beforeEach, expect, test } from 'vitest';
import { launchOf, protectedPerTest } from '../../testing/protected.fixtures.ts';

const { at, client, deposit, here, later, member, play, profile, send, signIn, state } = protectedPerTest();
const HOUR = 3_600_000;
const day = { kind: 'deposit', period: 'day' } as const;
const month = { kind: 'deposit', period: 'month' } as const;
beforeEach(() => signIn());

const sites = { gb: 1001, nl: 1002, mt: 1003, se: 1004, de: 1005, ph: 1006, none: 1007 } as const;
type Name = keyof typeof sites;

const visit = async (name: Name) => {
  await at(sites[name]);
  await profile(name);
};
const store = (key: typeof day | typeof month, amount: string | null) => send(calls.limitStore, { ...key, amount });
const own = () => here.sandbox.world.protection.limits(member().id);
/** Deposits once, and lets the money arrive. */
const paysIn = async (amount: string) => {
  await send(calls.sumsRead, {});
  const { code } = await deposit(amount);
  for (const { number } of here.sandbox.world.cashier.pending()) here.sandbox.world.cashier.finish(number, 'success');
  return code;
};

/** All orders of three sites. */
const orders = (...names: readonly [Name, Name, Name]): readonly (readonly [Name, Name, Name])[] => {
  const [a, b, c] = names;
  return [names, [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]];
};
const trios = [
  ...orders('gb', 'nl', 'none'),
  ...orders('gb', 'nl', 'mt'),
  ...orders('se', 'nl', 'ph'),
  ...orders('nl', 'ph', 'none'),
];
/** Profiles in which a raise waits. */
const waits = new Set<Name>(['gb', 'mt', 'se', 'de']);

test.each(trios)(
  '[RG-48] a limit set on %s holds on %s and on %s, and is raised by the strictest rule that it met',
  async (...trio) => {
    const setters = trio.filter((name) => name !== 'none');
    const [first = 'gb'] = setters;
    await visit(first);
    await store(day, '2000');
    for (const name of trio) {
      await visit(name);
      expect([name, await paysIn('20.01')]).toEqual([name, '301']);
    }
    const met = new Set<Name>([first]);
    for (const name of setters) {
      met.add(name);
      await visit(name);
      await store(day, '900000');
      const isStrict = [...met].some((one) => waits.has(one));
      const [limit] = own();
      expect([name, limit?.amount]).toEqual([name, isStrict ? 2000n : 900_000n]);
      // A change that waits is no shorter for the next one.
      const soonest = here.clock.now() + 24 * HOUR;
      expect(isStrict ? (limit?.pending?.effectiveAt ?? 0) : soonest).toBeGreaterThanOrEqual(soonest);
      expect([name, (await send(calls.limitConfirm, { ...day, amount: '900000' })).code]).toEqual([name, '101']);
      await store(day, '2000');
    }
  },
);

test.each(orders('gb', 'nl', 'none'))(
  '[RG-48] no removal on %s, %s or %s ends a limit of gb before its wait',
  async (...trio) => {
    await visit('gb');
    await store(day, '2000');
    for (const name of trio) {
      await visit(name);
      await store(day, null);
      await send(calls.limitConfirm, { ...day, amount: null });
      expect([name, own()[0]?.amount, await paysIn('20.01')]).toEqual([name, 2000n, '301']);
    }
    await later(24 * HOUR);
    expect((await send(calls.limitConfirm, { ...day, amount: null })).code).toBe(trio[2] === 'none' ? '404' : '100');
  },
);

test('[RG-48] limits of loss, stake and time refuse play and stakes on a site without a profile, and without a site', async () => {
  await visit('gb');
  await send(calls.limitStore, { kind: 'stake', period: 'day', amount: '300' });
  await visit('none');
  const launch = launchOf(await play());
  const { wallet } = here.sandbox.world;
  expect(() => wallet.bet(launch, minor(301n), 'r1')).toThrow('limit');
  await wallet.bet(launch, minor(300n), 'r2');
  expect(() => wallet.bet(launch, minor(1n), 'r3')).toThrow('limit');
  await send(calls.leave, {});
  expect((await play()).code).toBe('301');
});

test.each(['99999999999999999', '110001', '110000', '1'])(
  '[RG-48] in de a first limit of %s leaves no more than the limit over all operators',
  async (amount) => {
    await visit('de');
    await store(month, amount);
    const held = BigInt(amount) < 110_000n ? amount : '110000';
    expect(await state()).toMatchObject({ overall: { amount: held }, limits: [{ amount: held, left: null }] });
    expect(await paysIn('1100.01')).toBe('301');
    // On no other site either.
    await visit('none');
    expect(await paysIn('1100.01')).toBe('301');
    await visit('de');
    // Five payments of the highest amount of the method, or less.
    expect(await paysIn('1100.00')).toBe(held === '110000' ? '100' : '301');
    expect(await paysIn('20.00')).toBe('301');
  },
);

test.each([
  ['no limit at all', []],
  ['a limit of the day', [['day', '100000000']]],
  ['a limit of the week', [['week', '99999999999999999']]],
  [
    'limits of day and week, and a raise of one',
    [
      ['day', '1000'],
      ['week', '100000000'],
      ['day', '100000000'],
    ],
  ],
  ['a limit of the month that waits for the contact', [['month', '99999999999999999']]],
  [
    'one of the month that was lowered and raised',
    [
      ['month', '100'],
      ['month', '100000'],
    ],
  ],
  [
    'one of the month that was removed',
    [
      ['month', '100'],
      ['month', null],
    ],
  ],
] as const)('[RG-44] [RG-48] in nl %s needs a personal contact for more than 170.00 a month', async (_, asked) => {
  await visit('nl');
  for (const [period, amount] of asked) await send(calls.limitStore, { kind: 'deposit', period, amount });
  const { limits } = await state();
  expect(limits).toContainEqual(expect.objectContaining(month));
  const paid: (readonly [string, string])[] = [];
  for (const amount of ['170.01', '100.00', '70.01', '170.00']) paid.push([amount, await paysIn(amount)]);
  const total = paid.reduce((sum, [amount, code]) => sum + (code === '100' ? Number(amount) : 0), 0);
  expect(total).toBeLessThanOrEqual(170);
  expect(paid[0]).toEqual(['170.01', '301']);
});

test('[RG-44] [RG-48] the contact counts for the amount that was agreed to, and on other sites no limit goes around it', async () => {
  await visit('gb');
  await store(month, '900000');
  await visit('nl');
  // Set elsewhere without a contact.
  expect(await paysIn('170.01')).toBe('301');
  await store(month, '50000');
  expect(await paysIn('170.01')).toBe('301');
  await client.control('/limit-approve', { account: 'falcon1', amount: '500.00' });
  expect([await paysIn('500.01'), await paysIn('170.01')]).toEqual(['301', '100']);
  // Lower than what was agreed to, and up again: that needs a contact anew.
  await store(month, '30000');
  await store(month, '50000');
  expect(await paysIn('130.00')).toBe('301');
  expect(await paysIn('129.00')).toBe('100');
});

test('[RG-44] a removal to which the platform agreed leaves the month without a limit', async () => {
  await visit('nl');
  await store(month, null);
  expect(await paysIn('170.01')).toBe('301');
  await client.control('/limit-approve', { account: 'falcon1', amount: 'none' });
  expect(await state()).toMatchObject({ limits: [] });
  expect(await paysIn('500.00')).toBe('100');
});

test('[RG-48] a day counts in the zone in which its limit was set, whatever site asks at midnight', async () => {
  await visit('gb');
  await store(day, '10000');
  expect(await paysIn('100.00')).toBe('100');
  await visit('ph');
  // 16:00 in London is midnight in Manila.
  await later(4 * HOUR + 60_000);
  expect(await paysIn('10.00')).toBe('301');
  await later(8 * HOUR - 61_000);
  expect(await paysIn('10.00')).toBe('301');
  await later(1000);
  expect(await paysIn('10.00')).toBe('100');
});

test('[RG-48] two raises at once, on two sites, count neither', async () => {
  await visit('gb');
  await store(day, '2000');
  await at(sites.nl);
  await profile('nl');
  await Promise.all([store(day, '900000'), store(day, null), store(day, '800000')]);
  expect(own()).toMatchObject([{ amount: 2000n }]);
});
