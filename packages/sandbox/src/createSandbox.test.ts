import { minor } from '@housefront/contract/money';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@housefront/contract/calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PortInUse } from './server.ts';
import { createTestSandbox, record } from './testing/client.fixtures.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('[SBX-01] a restart in the middle of a session keeps token, balance, favourites, run and jackpot', async () => {
  const before = await createTestSandbox({ dataDir });
  const token = await before.client.signIn();
  const game = before.sandbox.world.catalogue.games('GPJD')[0];
  await before.client.send(calls.favoriteStore, { data: [{ game_id: game?.id ?? 0, status: 1 }] }, token);
  const { data } = await before.client.send(
    calls.play,
    { gp_id: 'GPJD', game_type: '2', game_code: game?.code ?? '', lobby_url: 'http://a.test/close', device: 0 },
    token,
  );
  const launch = new URL(String(record(data)['game_url'])).searchParams.get('token') ?? '';
  await before.sandbox.world.wallet.bet(launch, minor(8_888n), 'r1');
  const { data: pot } = await before.client.send(calls.jackpot, { currency: 'RMB' });
  await before.sandbox.close();

  const after = await createTestSandbox({ dataDir });
  expect((await after.client.send(calls.commonLayout, {}, token)).data).toMatchObject({
    member_common_layout: { is_playing: 1, member_cash: '88800.00' },
  });
  expect([...after.sandbox.world.memberLists.favourites(1)]).toEqual([game?.id]);
  expect(await after.sandbox.world.wallet.settle(launch, minor(100n), 'r1')).toEqual({ balance: 8_880_100n });
  expect((await after.client.send(calls.jackpot, { currency: 'RMB' })).data).toEqual(pot);
  expect(after.sandbox.world.ledger.problems()).toEqual([]);
  await after.sandbox.close();
});

test('[SBX-01] the same data can be opened with another catalogue', async () => {
  const small = await createTestSandbox({ dataDir });
  await small.client.control('/cash', { account: 'lucky88', amount: 1.12 });
  await small.sandbox.close();
  const large = await createTestSandbox({ dataDir, games: 2_000, seed: 9 });
  expect(large.sandbox.world.seed.games).toHaveLength(2_000);
  expect(await large.client.control('/ledger/lucky88')).toMatchObject({ total: '88890.00' });
  await large.sandbox.close();
});

test('a port in use is reported as such, and closing frees it', async () => {
  const { sandbox } = await createTestSandbox();
  const first = await sandbox.listen({ port: 0 });
  await expect(sandbox.listen({ port: first.port })).rejects.toThrow(PortInUse);
  await first.close();
  const second = await sandbox.listen({ port: first.port });
  expect(second.port).toBe(first.port);
  expect((await fetch(`http://127.0.0.1:${second.port}/control/ledger/lucky88`)).status).toBe(200);
  await sandbox.close();
});

test('game addresses name the port that is listened on, or the provider address given', async () => {
  const { sandbox, client } = await createTestSandbox();
  const { port } = await sandbox.listen({ port: 0 });
  const demo = sandbox.world.catalogue.demoGames('GPJD')[0];
  const request = {
    site_id: 1,
    currency: 'RMB',
    device: 0,
    gp_id: 'GPJD',
    game_type: '2',
    game_code: demo?.code ?? '',
    house: '',
  } as const;
  const address = async (ask: typeof client) =>
    String(record((await ask.send(calls.demoPlay, request)).data)['game_url']);
  expect(await address(client)).toContain(`http://localhost:${port}/provider/`);
  await sandbox.close();
  const other = await createTestSandbox({ providerUrl: 'https://games.test' });
  expect(await address(other.client)).toMatch(/^https:\/\/games\.test\/provider\//);
  await other.sandbox.close();
});

test('says that it is up where programs that start it look', async () => {
  const { sandbox } = await createTestSandbox({ dataDir });
  expect((await sandbox.app.request('/healthz')).status).toBe(200);
  await sandbox.close();
});

test('the customer-service links lead to a page', async () => {
  const { sandbox, client } = await createTestSandbox();
  const { port } = await sandbox.listen({ port: 0 });
  const { data } = await client.send(calls.siteDetail, { site_id: 1001 });
  const links = record(record(record(data)['env_config'])['customerUrl']);
  expect(Object.keys(links)).toHaveLength(18);
  expect(links['zh_CN']).toBe(`http://localhost:${port}/service?lang=zh_CN`);
  const page = await fetch(`http://127.0.0.1:${port}/service?lang=zh_CN`);
  expect(await page.text()).toContain('在线客服');
  await sandbox.close();
});
