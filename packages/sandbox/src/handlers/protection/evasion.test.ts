import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { minor } from '@housefront/contract/money';
import { beforeEach, expect, test } from 'vitest';
import { deviceInfo, record } from '../../testing/client.fixtures.ts';
import { launchOf, protectedPerTest } from '../../testing/protected.fixtures.ts';

const { at, client, deposit, here, later, member, play, profile, send, signIn } = protectedPerTest();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_LIMIT = { kind: 'deposit', period: 'day' } as const;
const MONTH_LIMIT = { kind: 'deposit', period: 'month' } as const;
let token: string;
beforeEach(async () => {
  token = await signIn();
});

/** The values of a line of JSON texts. */
const values = (line: string): readonly unknown[] => line.split(' ').map((text) => JSON.parse(text) as unknown);
/** Sends any body, as no page does. */
const raw = async (call: AnyCall, body: unknown): Promise<string> => {
  const headers = { authorization: token, 'idempotency-key': crypto.randomUUID() };
  return String(record(await (await client.post(callPath(call), body, headers)).json())['code']);
};
const own = () => here.sandbox.world.protection.limits(member().id);
const stake = (launch: string, units: bigint, round: string) => () =>
  here.sandbox.world.wallet.bet(launch, minor(units), round);

test('[RG-47] a game_type of another type, doubled or left out starts nothing', async () => {
  await profile('gb');
  const code = here.sandbox.world.catalogue.games('GPJD')[0]?.code ?? '';
  const game = { gp_id: 'GPJD', game_code: code, lobby_url: 'http://localhost:4101/close', device: 0 };
  const others = values('2 99 ["2"] ["2","4"] {} null true "+2" "2n" "2\\u200b" "\\ufeff2" "²" "٢" "2,4"');
  for (const game_type of [...others, undefined])
    expect([game_type, await raw(calls.play, { ...game, game_type })]).toEqual([game_type, '400']);
  const doubled = JSON.stringify({ ...game, game_type: '2' }).replace(/}$/, ',"game_type":"4"}');
  expect(await raw(calls.play, doubled)).toBe('400');
  expect(here.sandbox.world.runs.playing(member().id)).toBeUndefined();
});

test.each(['gb', 'nl'])('[RG-16] in %s no writing of an amount, a kind or a period changes a limit', async (name) => {
  await profile(name);
  await send(calls.limitStore, { ...DAY_LIMIT, amount: '2000' });
  const before = own();
  const amounts = values(
    '-1 "-1" "1e3" "\\u00201" "1\\u0020" "１０" "+10" "0x10" "010" "10.5" "5,000" 5000 1e21 "" [] {} true',
  );
  const keys = 'Deposit/day|deposit /day|__proto__/day|deposit/year|/'.split('|').map((key) => key.split('/'));
  const more = ['rules', 'pending', 'effective_at', 'confirmed', 'site_id'];
  const bodies = [
    ...[...amounts, '9'.repeat(19), undefined].map((amount) => ({ ...DAY_LIMIT, amount })),
    ...keys.map(([kind, period]) => ({ kind, period, amount: '900000' })),
    ...more.map((field) => ({ ...DAY_LIMIT, amount: '900000', [field]: null })),
  ];
  for (const body of bodies) expect([body, await raw(calls.limitStore, body)]).toEqual([body, '400']);
  expect(own()).toEqual(before);
});

test.each([
  ['gb', 24],
  ['de', 168],
  ['se', 72],
])('[RG-16] in %s no second wish, withdrawal or repetition shortens a wait of %i h', async (name, hours) => {
  await profile(name);
  /** Confirms what waits, if anything does. */
  const confirms = async () => {
    const waits = own()[0]?.pending;
    const amount = waits?.amount === null ? null : String(waits?.amount ?? 50_000n);
    return (await send(calls.limitConfirm, { ...MONTH_LIMIT, amount })).code;
  };
  const ask = (amount: string | null) => send(calls.limitStore, { ...MONTH_LIMIT, amount });
  await ask('2000');
  await ask('50000');
  await send(calls.limitWithdraw, MONTH_LIMIT);
  expect(await confirms()).toBe('101');
  await ask('50000');
  await later((hours * HOUR) / 2);
  await ask('60000');
  await later((hours * HOUR) / 2);
  expect(await confirms()).toBe('101');
  await later(20 * 24 * HOUR);
  // Another wish at the last moment begins anew, and the present amount withdraws it.
  await ask(null);
  expect(await confirms()).toBe('101');
  await ask('2000');
  await later(30 * 24 * HOUR);
  expect([await confirms(), own()[0]?.amount]).toEqual(['101', 2000n]);
});

test.each([
  ['on', '2026-03-07T20:00Z'],
  ['nl', '2026-10-24T12:00Z'],
])('[RG-13] in %s the day after %s restarts a limit at its first moment, once', async (name, day) => {
  await profile(name);
  await later(Date.parse(day) - here.clock.now());
  await send(calls.limitStore, { ...DAY_LIMIT, amount: '2000' });
  const paysIn = async () => {
    const { code } = await deposit('20.00');
    const { cashier } = here.sandbox.world;
    for (const { number } of cashier.pending()) cashier.finish(number, 'success');
    return code;
  };
  const { protection } = here.sandbox.world;
  const [left] = protection.left(member().id, protection.of(1001));
  expect(await paysIn()).toBe('100');
  await later((left?.restartsAt ?? 0) - 1 - here.clock.now());
  expect(await paysIn()).toBe('301');
  await later(1);
  expect([await paysIn(), await paysIn()]).toEqual(['100', '301']);
});

test.each(['gb', 'dk'])('[RG-29] [RG-30] in %s no other length or confirmation begins a pause', async (name) => {
  await profile(name);
  const lengths = values(
    '"" "0h" "1h" "24H" "\\u002024h" "1e1d" "２４h" "999y" "open" "__proto__" "6m\\u0000" 24 null ["6m"]',
  );
  for (const duration of lengths)
    for (const call of [calls.breakStore, calls.exclusionStore])
      expect([duration, await raw(call, { duration, confirmed: true })]).not.toEqual([duration, '100']);
  for (const confirmed of values('false "true" 1 null'))
    expect(await raw(calls.exclusionStore, { duration: '6m', confirmed })).toBe('400');
  expect(here.sandbox.world.protection.pause(member().id)).toBeUndefined();
});

test('[RG-29] a break holds for each spelling of the account, and for the sessions of other sites', async () => {
  await client.control('/scenario/several-devices', {});
  const elsewhere = await at(1002);
  await at(1001);
  await profile('gb');
  await send(calls.breakStore, { duration: '24h' });
  expect((await client.send(calls.myCash, {}, elsewhere)).status).toBe(401);
  for (const account of ['falcon1', 'FALCON1', 'Falcon1']) {
    const body = { account, password: 'Falcon11', site_id: 1001, ...(await client.solve()), ...deviceInfo };
    expect([account, (await client.send(calls.login, body)).code]).toEqual([account, '302']);
  }
});

test('[RG-13] neither refunds nor new starts nor spins without the page lead around limits of loss and time', async () => {
  await profile('mt');
  await send(calls.limitStore, { kind: 'loss', period: 'day', amount: '300' });
  const launch = launchOf(await play());
  const { wallet } = here.sandbox.world;
  await stake(launch, 200n, 'r1')();
  expect(stake(launch, 200n, 'r2')).toThrow('limit');
  await wallet.settle(launch, minor(0n), 'r1');
  await wallet.refund(launch, 'r1');
  expect(stake(launchOf(await play()), 200n, 'r3')).toThrow('limit');
  await send(calls.limitStore, { kind: 'time', period: 'day', amount: '2' });
  const spins = launchOf(await play());
  const spin = async (roundId: string) =>
    (await client.post('/provider/slot/spin', { token: spins, bet: 100, roundId })).status;
  expect(await spin('round-0001')).toBe(200);
  here.clock.advance(2 * MINUTE);
  expect(await spin('round-0002')).toBe(409);
});
