import { minor } from '@housefront/contract/money';
import { calls } from '@housefront/contract/calls';
import type { CallRequest } from '@housefront/contract/endpoint';
import { beforeEach, expect, test } from 'vitest';
import { sandboxPerTest, record } from '../../testing/client.fixtures.ts';
import { DEMO_MONEY } from '../../world/play/runs.ts';

const { here, client } = sandboxPerTest();
let token: string;
let request: CallRequest<typeof calls.play>;
beforeEach(async () => {
  token = await client.signIn();
  const code = here.sandbox.world.catalogue.games('GPJD')[0]?.code ?? '';
  request = { gp_id: 'GPJD', game_type: '2', game_code: code, lobby_url: 'http://localhost:4101/close', device: 0 };
});

const play = (change: Partial<typeof request> = {}) => client.send(calls.play, { ...request, ...change }, token);
const launchToken = (data: unknown): string =>
  new URL(String(record(data)['game_url'])).searchParams.get('token') ?? '';
const wallet = async () => record((await client.send(calls.myCash, {}, token)).data);
const layout = async () => {
  const { data } = await client.send(calls.commonLayout, {}, token);
  return record(record(data)['member_common_layout'] ?? data);
};

test('[SBX-03] play moves the main purse to the provider, gives an absolute address, and leave brings it back', async () => {
  const reply = await play();
  expect(String(record(reply.data)['game_url'])).toMatch(/^http:\/\/localhost:4300\/provider\//);
  expect(await layout()).toMatchObject({ is_playing: 1 });
  expect((await wallet())['total']).toBe('88888.88');
  expect((await wallet())['my_cash_list']).toContainEqual(expect.objectContaining({ gp_id: 'GPJD', cash: '88888.88' }));
  const launch = launchToken(reply.data);
  expect(await here.sandbox.world.wallet.openRound(launch)).toMatchObject({
    member: 'lucky88',
    lobbyUrl: 'http://localhost:4101/close',
    balance: 8_888_888n,
  });
  await here.sandbox.world.wallet.bet(launch, minor(10_000n), 'r1');
  await here.sandbox.world.wallet.settle(launch, minor(25_050n), 'r1');
  expect((await client.send(calls.leave, { gp_id: 'GPJD' }, token)).ok).toBe(true);
  expect(await layout()).toMatchObject({ is_playing: 0, member_cash: '89039.38' });
  expect(here.sandbox.world.ledger.problems()).toEqual([]);
});

test('a played game leads the last played list', async () => {
  await play();
  const { data } = await client.send(calls.lastPlayingGame, {}, token);
  expect(record(data)['list']).toMatchObject([{ game_code: request.game_code }]);
});

test('leaving twice, or without a game, is a success that moves nothing', async () => {
  await play();
  for (const body of [{ gp_id: 'GPJD' }, {}, { gp_id: 'GPXX' }]) {
    expect((await client.send(calls.leave, body, token)).code).toBe('100');
  }
  expect(here.sandbox.world.ledger.movements(1)).toHaveLength(5);
});

test('a provider that launches directly needs no game list', async () => {
  const direct = here.sandbox.world.seed.providers.find(
    (item) => item.gameCode !== null && item.currencies.includes('RMB'),
  );
  expect(direct).toBeDefined();
  const reply = await play({
    gp_id: direct?.gpId ?? '',
    game_type: direct?.gameType ?? '',
    game_code: direct?.gameCode ?? '',
  });
  expect(reply.code).toBe('100');
});

test.each([
  ['101', { gp_id: 'GPXX' }],
  ['101', { game_code: 'nothing' }],
  ['101', { game_code: '' }],
  ['103', { lobby_url: 'javascript:alert(1)' }],
  ['103', { lobby_url: '/close' }],
  ['103', { lobby_url: 'https://user:pw@a.test/close' }],
])('a start is refused with %s for %j and moves no money', async (code, change) => {
  const reply = await play(change);
  expect(reply).toMatchObject({ code, ok: false, data: null });
  expect(reply.message).not.toBe('');
  expect(here.sandbox.world.ledger.movements(1)).toHaveLength(1);
});

test('maintenance is answered with 203 and the known ends of the interval in platform time', async () => {
  await client.control('/maintenance', { gp_id: 'GPJD', on: true, end_at: '2026-01-16 03:00:00' });
  expect(await play()).toMatchObject({ code: '203', data: { end_at: '2026-01-16 03:00:00' } });
  await client.control('/maintenance', { gp_id: 'GPJD', on: true });
  expect((await play()).data).toEqual({});
  await client.control('/maintenance', { gp_id: 'GPJD', on: false });
  expect((await play()).code).toBe('100');
});

test('money at a provider under maintenance is reported by recall with 101 and comes back later', async () => {
  await play();
  await client.control('/maintenance', { gp_id: 'GPJD', on: true });
  expect((await client.send(calls.balanceAllBack, {}, token)).code).toBe('101');
  await client.control('/maintenance', { gp_id: 'GPJD', on: false });
  expect(await client.send(calls.balanceGetBack, {}, token)).toMatchObject({ code: '100', data: { cash: '88888.88' } });
  expect((await client.send(calls.balanceAllBack, {}, token)).code).toBe('100');
});

test('a closed platform starts no game and says so in the site detail', async () => {
  await client.control('/closed', { on: true });
  expect((await play()).code).toBe('104');
  const { data } = await client.send(calls.siteDetail, { site_id: 1001 });
  expect(data).toMatchObject({ siteInfo: { siteClosed: 1 } });
});

test('guests play demo games on play money; other games have no demo', async () => {
  const demo = here.sandbox.world.catalogue.demoGames('GPJD')[0];
  const body = { site_id: 1001, currency: 'RMB', device: 0, gp_id: 'GPJD', game_type: '2', house: 'x' } as const;
  const reply = await client.send(calls.demoPlay, { ...body, game_code: demo?.code ?? '' });
  const launch = launchToken(reply.data);
  expect(await here.sandbox.world.wallet.openRound(launch)).toMatchObject({ demo: true, balance: DEMO_MONEY });
  const real = here.sandbox.world.seed.games.find((game) => !game.demo);
  const refused = await client.send(calls.demoPlay, { ...body, gp_id: real?.gpId ?? '', game_code: real?.code ?? '' });
  expect(refused.code).toBe('101');
  expect(here.sandbox.world.ledger.movements(1)).toHaveLength(1);
});

test('two starts at once leave the money in one place', async () => {
  const other = here.sandbox.world.catalogue.games('GPJD')[1]?.code ?? '';
  await Promise.all([play(), play({ game_code: other }), play()]);
  expect(here.sandbox.world.ledger.problems()).toEqual([]);
  expect(here.sandbox.world.ledger.total(1)).toBe(8_888_888n);
});

test('[SBX-03] the provider opens the launch, bets and pays over the wallet, and ends with the run', async () => {
  const address = new URL(String(record((await play()).data)['game_url']));
  const open = () => here.sandbox.app.request(address.pathname + address.search);
  const page = await open();
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('http://localhost:4101/close');
  const before = here.sandbox.world.ledger.total(1);
  const spin = await client.post('/provider/slot/spin', {
    token: address.searchParams.get('token'),
    bet: 2_000,
    roundId: 'round-0001',
  });
  expect(spin.status).toBe(200);
  const bets = here.sandbox.world.ledger.movements(1).filter((line) => line.kind === 'bet' || line.kind === 'win');
  expect(bets.at(-1)).toMatchObject({ kind: 'bet', amount: -2_000n, purse: 'GPJD' });
  expect(here.sandbox.world.ledger.total(1)).toBe(bets.reduce<bigint>((sum, line) => sum + line.amount, before));
  expect(here.sandbox.world.ledger.problems()).toEqual([]);
  await client.send(calls.leave, {}, token);
  expect((await open()).status).toBe(404);
});

test('[CAT-14] [SBX-03] every game of the crash menu is a crash game, also as a demo; others are slots', async () => {
  const script = async (data: unknown) => {
    const { pathname, search } = new URL(String(record(data)['game_url']));
    const page = await (await here.sandbox.app.request(pathname + search)).text();
    return /assets\/(crash|slot)\.js/.exec(page)?.[1];
  };
  const crash = here.sandbox.world.catalogue.crash('RMB');
  expect(crash.length).toBeGreaterThan(0);
  for (const { gpId, code } of crash) {
    const { data } = await play({ gp_id: gpId, game_code: code });
    expect([code, await script(data)]).toEqual([code, 'crash']);
  }
  expect(await script((await play()).data)).toBe('slot');
  const demo = ['GPR8', 'GPJD', 'GPFC', 'GPJL']
    .flatMap((gpId) => here.sandbox.world.catalogue.demoGames(gpId))
    .find((game) => game.crash);
  expect(demo).toBeDefined();
  const body = { site_id: 1001, currency: 'RMB', device: 0, game_type: '2', house: 'x' } as const;
  const launched = { ...body, gp_id: demo?.gpId ?? '', game_code: demo?.code ?? '' };
  expect(await script((await client.send(calls.demoPlay, launched)).data)).toBe('crash');
});

test('[SBX-04] crash points can be ordered for the next rounds', async () => {
  const game = here.sandbox.world.catalogue.crash('RMB')[0];
  const { data } = await play({ gp_id: game?.gpId ?? '', game_code: game?.code ?? '' });
  const launch = launchToken(data);
  await client.control('/crash', { points: [1] });
  const bet = async (fingerprint: string) => {
    const order = { token: launch, roundId: 'round-0001', bet: 100, auto: null, fingerprint };
    return record(await (await client.post('/provider/crash/bet', order)).json());
  };
  const { next } = await bet('0'.repeat(64));
  expect(await bet(String(next))).toMatchObject({ phase: 'crashed', point: 100, win: 0, ordered: true });
  expect(here.sandbox.world.ledger.problems()).toEqual([]);
  expect(await client.control('/crash', { points: [0.5] })).toHaveProperty('problem');
});
