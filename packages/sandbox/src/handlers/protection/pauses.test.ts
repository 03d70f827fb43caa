import { calls } from '@housefront/contract/calls';
import { beforeEach, expect, test } from 'vitest';
import { deviceInfo, record } from '../../testing/client.fixtures.ts';
import { wasPausedSince } from '../../world/cashier/paused-since.ts';
import { falcon, launchOf, protectedPerTest } from '../../testing/protected.fixtures.ts';

const { here, client, profile, send, signIn, state, tryLogin, useLogin, ...site } = protectedPerTest();
const MINUTE = 60_000;
beforeEach(() => signIn());

const wait = async () => (await state())['wait'] ?? null;
/** Starts a game and opens it. */
const play = async (kind?: string) => {
  const reply = await site.play(kind);
  if (reply.code === '100') await here.sandbox.world.wallet.openRound(launchOf(reply));
  return reply;
};
/** A profile with waits, whose limit is set and whose sums are read. */
const german = async () => {
  await profile('de');
  await send(calls.limitStore, { kind: 'deposit', period: 'month', amount: '100000' });
  await send(calls.sumsRead, {});
};

test('[RG-29] a call of a session that a break ended says so and until when, also on another device', async () => {
  await profile('gb');
  const taken = await send(calls.breakStore, { duration: '24h' });
  expect(taken.code).toBe('100');
  const ended = await send(calls.myCash, {});
  expect([ended.status, ended.data]).toEqual([401, { pause: { kind: 'break', until: '2026-01-16T12:00:00.000Z' } }]);
  expect((await client.send(calls.myCash, {}, 'unknown')).data).toBeNull();
});

test('[RG-29] a clock that steps back by a second right after a break began lets nothing through', async () => {
  await profile('mt');
  const { world } = here.sandbox;
  const { id } = site.member();
  world.protection.take(id, { zone: 'UTC' }, 'break', '24h');
  here.clock.advance(-1000);
  expect(world.protection.pause(id)).toBeDefined();
  expect((await tryLogin()).code).toBe('302');
  expect(world.protection.refusesDeposit(id, undefined, 1n)).toMatchObject({ code: '302' });
  const now = here.clock.now();
  expect(wasPausedSince(world.db, { memberId: id, createdAt: now + 2000 }, now)).toBe(true);
});

test('[RG-29] a break that the platform ends lets the member in again, an exclusion goes on', async () => {
  await profile('gb');
  await send(calls.breakStore, { duration: '24h' });
  expect((await tryLogin()).code).toBe('302');
  await client.control('/end-break', { account: falcon[0] });
  expect((await tryLogin()).code).toBe('100');
  await client.control('/exclude', { account: falcon[0], action: 'exclude' });
  await client.control('/end-break', { account: falcon[0] });
  expect((await tryLogin()).code).toBe('303');
});

test('[RG-31] the sign-in of an excluded member gives a login that serves withdrawals only', async () => {
  await client.control('/exclude', { account: falcon[0], action: 'exclude' });
  const refused = await tryLogin();
  expect(refused.code).toBe('303');
  expect(record(refused.data)).toMatchObject({ until: null, member_account: 'falcon1', member_currency: 'USD' });
  useLogin(String(record(refused.data)['token']));
  for (const call of [calls.myCash, calls.commonLayout, calls.profile])
    expect([call.name, (await send(call, {})).code]).toEqual([call.name, '100']);
  const money = { site_id: 1001, currency: 'USD' };
  expect((await send(calls.withdrawalInfo, money)).code).toBe('100');
  expect((await send(calls.bankAccounts, money)).code).toBe('100');
  const closed = [
    await send(calls.roulette, {}),
    await send(calls.redEnvelopePromotion, {}),
    await send(calls.devices, {}),
    await play(),
  ];
  expect(closed.map(({ code }) => code)).toEqual(['303', '303', '303', '303']);
  expect(record(closed[0]?.data)).toEqual({ until: null });
});

test('[RG-31] a wrong password gives no such login, and a further step of the sign-in comes before it', async () => {
  await client.control('/exclude', { account: 'careful1', action: 'exclude' });
  const asked = await client.send(calls.login, {
    account: 'careful1',
    password: 'Careful11',
    site_id: 1001,
    ...(await client.solve()),
    ...deviceInfo,
  });
  expect(asked.code).toBe('107');
  expect(record(asked.data)['token']).toBeUndefined();
  const wrong = await client.send(calls.login, {
    account: falcon[0],
    password: 'Falcon12',
    site_id: 1001,
    ...(await client.solve()),
    ...deviceInfo,
  });
  expect([wrong.code, wrong.data]).toEqual(['101', null]);
});

test('[RG-22] another kind of game waits five minutes, the same kind starts at once', async () => {
  await german();
  expect((await play('2')).code).toBe('100');
  here.clock.advance(10 * MINUTE);
  const refused = await play('3');
  expect([refused.code, refused.data]).toEqual(['307', { reason: 'change', until: '2026-01-15T12:15:00.000Z' }]);
  expect(await wait()).toEqual({ reason: 'change', until: '2026-01-15T12:15:00.000Z' });
  here.clock.advance(4 * MINUTE);
  expect((await play('3')).data).toMatchObject({ until: '2026-01-15T12:15:00.000Z' });
  here.clock.advance(MINUTE);
  expect(await wait()).toBeNull();
  expect((await play('3')).code).toBe('100');
});

test('[RG-22] a member who was inactive for thirty minutes waits once', async () => {
  await german();
  here.clock.advance(30 * MINUTE);
  expect((await play()).data).toEqual({ reason: 'inactive', until: '2026-01-15T12:35:00.000Z' });
  here.clock.advance(5 * MINUTE);
  expect((await play()).code).toBe('100');
  await send(calls.leave, {});
  expect((await play()).code).toBe('100');
});

test('[RG-22] a game that was started but never opened is no play, also when it is left', async () => {
  await german();
  const code = here.sandbox.world.catalogue.games('GPJD')[0]?.code ?? '';
  const lobby_url = 'http://localhost:4101/close';
  const start = { gp_id: 'GPJD', game_type: '2', game_code: code, lobby_url, device: 0 } as const;
  expect((await send(calls.play, start)).code).toBe('100');
  here.clock.advance(30 * MINUTE);
  await send(calls.leave, {});
  expect((await play()).data).toEqual({ reason: 'inactive', until: '2026-01-15T12:35:00.000Z' });
  here.clock.advance(5 * MINUTE);
  expect((await play()).code).toBe('100');
  here.clock.advance(31 * MINUTE);
  await send(calls.leave, {});
  expect((await play()).code).toBe('100');
});

test('[RG-22] a member who was active elsewhere waits before every kind of game', async () => {
  await german();
  await client.control('/active-elsewhere', { account: falcon[0], minutes: 5 });
  expect(await wait()).toEqual({ reason: 'elsewhere', until: '2026-01-15T12:05:00.000Z' });
  expect([(await play('2')).code, (await play('3')).code]).toEqual(['307', '307']);
  here.clock.advance(5 * MINUTE);
  expect((await play('3')).code).toBe('100');
  await send(calls.leave, {});
  await profile('gb');
  await client.control('/active-elsewhere', { account: falcon[0], minutes: 5 });
  expect([await wait(), (await play('2')).code]).toEqual([null, '100']);
});
