import { calls } from '@housefront/contract/calls';
import { callPath } from '@housefront/contract/endpoint';
import { expect, test } from 'vitest';
import { scenarios, SCENARIO_HEADER, type ScenarioName } from '../scenarios/index.ts';
import { sandboxPerTest, record } from '../testing/client.fixtures.ts';

const { here, client } = sandboxPerTest();

const jackpot = { currency: 'RMB' };
const under = (name: string, path = callPath(calls.jackpot), body: object = jackpot) =>
  client.post(path, body, { [SCENARIO_HEADER]: name });
const plain = async () => (await client.send(calls.jackpot, jackpot)).code;

test('[SBX-04] a scenario in the header of a call holds for that call only', async () => {
  expect((await under('answers-500')).status).toBe(500);
  expect(await (await under('answers-html')).text()).toContain('<!doctype html>');
  expect(await (await under('answers-empty')).text()).toBe('');
  expect((await under('answers-401')).status).toBe(401);
  expect(await (await under('answers-other-form')).json()).toMatchObject({ code: '100', data: expect.anything() });
  expect(await plain()).toBe('100');
  const site = await under('closed', callPath(calls.siteDetail), { site_id: 1001 });
  expect(record(await site.json())['data']).toMatchObject({ siteInfo: { siteClosed: 1 } });
  expect((await client.send(calls.siteDetail, { site_id: 1001 })).data).toMatchObject({ siteInfo: { siteClosed: 0 } });
});

test('[SBX-04] two calls at once are each under a scenario of their own', async () => {
  const replies = await Promise.all(
    (['answers-500', 'answers-401', 'answers-other-form'] as const).map(async (name) => (await under(name)).status),
  );
  expect(replies).toEqual([500, 401, 200]);
});

test('[SBX-04] a scenario with a path holds for that path only', async () => {
  const site = callPath(calls.siteDetail);
  const name = 'answers-500@/v2/get_jackpot, slow@/nothing';
  expect((await under(name)).status).toBe(500);
  expect((await under(name, site, { site_id: 1001 })).status).toBe(200);
});

test('[SBX-04] maintenance by scenario answers 203 with times that follow the clock', async () => {
  const token = await client.signIn();
  const game = here.sandbox.world.catalogue.games('GPJD')[0]?.code ?? '';
  const play = async (scenario: ScenarioName) => {
    const response = await client.post(
      callPath(calls.play),
      { gp_id: 'GPJD', game_type: '2', game_code: game, lobby_url: 'http://localhost:4101/close', device: 0 },
      { authorization: token, [SCENARIO_HEADER]: scenario },
    );
    return record(await response.json());
  };
  expect(await play('maintenance')).toMatchObject({
    code: '203',
    data: { start_at: '2026-01-15 07:00:00', end_at: '2026-01-15 10:00:00' },
  });
  expect((await play('maintenance-everywhere'))['data']).toEqual({ start_at: '2026-01-15 07:00:00' });
  expect(await play('play-refused')).toMatchObject({ code: '999', message: 'This game rests today.' });
  expect((await play('slow'))['code']).toBe('100');
});

test('[SBX-04] a scenario set by address holds for everybody until it is taken back', async () => {
  const set = await client.control('/scenario/answers-401');
  expect((await client.send(calls.jackpot, jackpot)).status).toBe(401);
  await client.control(`/undo/${String(set['undo'])}`, {});
  expect(await plain()).toBe('100');
  await client.control('/scenario/outage', {});
  expect((await client.send(calls.jackpot, jackpot)).status).toBe(502);
  await client.control('/clear', {});
  expect(await plain()).toBe('100');
});

test('[SBX-04] only people and programs set a scenario by address, no page elsewhere does', async () => {
  const get = async (headers: Record<string, string>) =>
    (await here.sandbox.app.request('http://localhost:4300/control/scenario/closed', { headers })).status;
  expect(await get({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' })).toBe(403);
  expect(await get({ 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' })).toBe(403);
  expect(await get({ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' })).toBe(403);
  expect(await get({ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' })).toBe(403);
  expect(here.sandbox.world.flags.get('closed')).toBe(false);
  expect(await get({ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' })).toBe(303);
  expect(here.sandbox.world.flags.get('closed')).toBe(true);
});

test('[SBX-04] every scenario has words, and a name that is unknown is refused', async () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  for (const { name, title, does } of scenarios) {
    expect(name).toMatch(/^[a-z0-9-]+$/);
    expect(title.length * does.length).toBeGreaterThan(0);
  }
  expect(await (await under('answers-500,nothing')).json()).toMatchObject({
    code: '400',
    message: expect.stringContaining('nothing'),
  });
});
