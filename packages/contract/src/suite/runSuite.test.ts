import { describe, expect, test, vi } from 'vitest';
import { calls } from '../registry/calls.ts';
import type { AnyCall } from '../calls/endpoint.ts';
import { changingCalls, readingCalls, requestOf, siteCalls } from './requests.ts';
import { runSuite, type AskPlatform, type Reply, type SuiteOptions } from './runSuite.ts';

const facts = {
  siteId: 7,
  currency: 'THB',
  language: 'th_TH',
  template: 'desktop_2',
  mobileTemplate: 'H5_2',
  modelVersion: '3',
  origin: 'https://www.example.com',
  from: '2026-01-01 00:00:00',
  until: '2026-01-07 23:59:59',
};

const reply = (body: unknown, status = 200, headers: Record<string, string> = {}, ms = 5): Reply => ({
  answer: {
    status,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    header: (name) => ({ 'content-type': 'application/json', ...headers })[name] ?? null,
  },
  ms,
});
const ok = (data: unknown) => reply({ code: '100', message: '', data });

const run = (ask: AskPlatform, more: Partial<SuiteOptions> = {}) =>
  runSuite({ ask, facts, pause: async () => {}, ...more });
const check = async (call: AnyCall, ask: AskPlatform, more: Partial<SuiteOptions> = {}) => {
  const { reports } = await run(ask, { calls: [call], ...more });
  return reports[0];
};

test('[GEN-05] every call is read, never sent since it changes something, or answered by the own server of a site', () => {
  const all = [...readingCalls, ...changingCalls, ...siteCalls].map(({ name }) => name);
  expect(all.toSorted()).toEqual(Object.keys(calls).toSorted());
  expect(changingCalls.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'play',
      'depositStore',
      'withdrawalStore',
      'agentTransfer',
      'register',
      'favoriteStore',
      'login',
    ]),
  );
});

test('[GEN-05] a call of every kind gets values of the site, and what no fact can fill is skipped', () => {
  expect(requestOf(calls.gameList, facts)).toEqual({
    body: { currency: 'THB', site_id: 7, support_device: 0, template: 'desktop_2' },
  });
  expect(requestOf(calls.dwRecord, facts)).toEqual({
    body: {
      site_id: 7,
      start_at: '2026-01-01 00:00:00',
      end_at: '2026-01-07 23:59:59',
      count: 20,
      page: 1,
      type: 'all',
      status: '',
      sort_field: 'created_at',
      sort_order: 'desc',
    },
  });
  expect(requestOf(calls.gameLabel, facts)).toEqual({ needs: 'gameList gave no provider' });
  expect(requestOf(calls.hotGames, facts)).toEqual({ needs: 'gameList gave no provider' });
});

test('[GEN-05] later requests use values of earlier answers', async () => {
  const sent: Record<string, unknown> = {};
  const hall = (gt_id: number, gp_id: string, more = {}) => ({ gt_id, gp_list: [{ gp_id, house: 'h', ...more }] });
  await run(async (call, body) => {
    sent[call.name] = body;
    if (call.name === 'gameList') return ok([hall(5, 'LIVE'), hall(2, 'SLOT', { customized: 1, ori_gp_id: 'REAL' })]);
    if (call.name === 'demoGameTypes') return ok([hall(2, 'DEMO')]);
    if (call.name === 'demoProviderGames') return ok([{ game_id: 1 }, { game_id: 2, game_code: 'G2', game_type: '4' }]);
    if (call.name === 'registerSettings') return ok({ list: [{ name: 'member_name', currency: 'VND' }] });
    if (call.name === 'checkAgentDomain') return ok({ is_valid: 1, agent_id: 70 });
    return ok({});
  });
  expect(sent['gameLabel']).toEqual({
    site_id: 7,
    currency: 'VND',
    device: 0,
    gp_id: 'REAL',
    game_type_id: 2,
    house: 'h',
  });
  expect(sent['demoPlay']).toMatchObject({ gp_id: 'DEMO', game_code: 'G2', game_type: '4', house: 'h' });
  expect(sent['hotGames']).toMatchObject({ gt_id: 2, currency: 'VND' });
  expect(sent['memberInfo']).toEqual({ id: '70' });
});

test('[GEN-05] nothing is sent that changes something, at most four calls at a time', async () => {
  let [now, most] = [0, 0];
  const sent = new Set<string>();
  await run(
    async (call) => {
      sent.add(call.name);
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      now -= 1;
      return ok({});
    },
    { token: 't' },
  );
  expect([...sent].filter((name) => !readingCalls.some((call) => call.name === name))).toEqual([]);
  expect(sent.size).toBeGreaterThan(50);
  expect(most).toBe(4);
});

describe('[OPS-04] the speed of the check is no fault of the platform', () => {
  test('a limited call waits as the platform asks, then counts', async () => {
    const pause = vi.fn(async () => {});
    const answers = [reply('', 429, { 'retry-after': '3' }), reply('', 429), ok({ is_valid: 1 })];
    const report = await check(calls.checkAgentDomain, async () => answers.shift() ?? reply(''), { pause });
    expect(report).toMatchObject({ verdict: 'answers' });
    expect(pause.mock.calls).toEqual([[3000], [3000]]);
  });

  test('a call that stays limited, or must wait long, is skipped', async () => {
    const always = await check(calls.checkAgentDomain, async () => reply('', 429));
    expect(always).toMatchObject({ verdict: 'skipped', reason: 'The platform limits the number of calls.' });
    const pause = vi.fn(async () => {});
    const long = await check(calls.checkAgentDomain, async () => reply('', 429, { 'retry-after': '3600' }), { pause });
    expect(long).toMatchObject({ verdict: 'skipped' });
    expect(pause).not.toHaveBeenCalled();
  });

  test('a platform in maintenance is skipped', async () => {
    const report = await check(calls.checkAgentDomain, async () => reply('<h1>', 503));
    expect(report).toMatchObject({ verdict: 'skipped', reason: expect.stringContaining('maintenance') });
  });

  test('a slow call is asked for again, and the shorter time counts', async () => {
    const answers = [reply({ code: 100, data: {} }, 200, {}, 4000), reply({ code: 100, data: {} }, 200, {}, 80)];
    expect(await check(calls.checkAgentDomain, async () => answers.shift() ?? reply(''))).toMatchObject({ ms: 80 });
  });
});

describe('[GEN-05] calls of members', () => {
  const asked =
    (data: unknown): AskPlatform =>
    async (_call, _body, token) =>
      token === 'member' ? ok(data) : reply({ code: '401' }, 401);

  test('are checked for refusing guests without a login', async () => {
    const report = await check(calls.myCash, asked({}));
    expect(report).toMatchObject({
      verdict: 'skipped',
      guard: 'refused',
      reason: expect.stringContaining('as it should'),
    });
  });

  test('are read with a login, after guests were refused', async () => {
    expect(await check(calls.myCash, asked({ total: '1' }), { token: 'member' })).toMatchObject({
      verdict: 'answers',
      guard: 'refused',
    });
    expect(await check(calls.myCash, asked({ total: {} }), { token: 'member' })).toMatchObject({ verdict: 'drifts' });
  });

  test('that give guests the data of a member are open', async () => {
    expect(await check(calls.profile, async () => ok({ id: 1, member_account: 'a' }))).toMatchObject({ guard: 'open' });
    expect(await check(calls.profile, async () => reply({ code: '999' }))).toMatchObject({ guard: null });
  });

  test('go on with a token that an answer replaces', async () => {
    const tokens: (string | undefined)[] = [];
    const { token } = await run(
      async (call, _body, sign) => {
        if (call.auth !== 'member') return ok({});
        tokens.push(sign);
        return sign === undefined
          ? reply({ code: 401 })
          : reply({ code: 100, data: {} }, 200, { authorization: `${sign}+` });
      },
      { token: 't', calls: [calls.myCash, calls.letters], concurrency: 1 },
    );
    expect([tokens, token]).toEqual([[undefined, 't', undefined, 't+'], 't++']);
  });
});

test('[OPS-04] an abort ends the check with what is known', async () => {
  const controller = new AbortController();
  let count = 0;
  const { reports } = await run(
    async () => {
      count += 1;
      if (count === 10) controller.abort();
      return ok({});
    },
    { signal: controller.signal, concurrency: 1 },
  );
  expect(reports).toHaveLength(readingCalls.length);
  expect(reports.filter(({ request }) => request !== undefined)).toHaveLength(10);
  expect(reports.at(-1)).toMatchObject({ verdict: 'skipped', reason: 'The check ended before this call.' });
});
