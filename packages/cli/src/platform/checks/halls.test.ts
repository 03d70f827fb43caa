import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { faultsOf, openPlatform, type CheckedPlatform } from '../platform.fixtures.ts';
import type { Ports } from '../network/types.ts';

let platform: CheckedPlatform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterEach(() => {
  platform.clear();
  platform.sandbox.world.protection.setProfile(1001, null);
});
afterAll(() => platform.close());

const login = { account: 'falcon1', password: 'Falcon11' };
const PLAY = '/api/member/game/play1';

/** Checks for a site whose profile has stakes. `answer`: a platform in its place answers the start of a game. */
const check = async (hasStakes: boolean, answer?: (body: Record<string, unknown>) => object, isMember = true) => {
  const sent: unknown[] = [];
  const fetching: Ports['fetch'] = async (url, init) => {
    const { pathname } = new URL(url);
    if (/\/game\/(?:play1|leave1)$/.test(pathname)) sent.push(pathname);
    if (pathname !== PLAY || answer === undefined) return fetch(url, init);
    const headers = new Headers(init.headers);
    const body: Record<string, unknown> = JSON.parse(typeof init.body === 'string' ? init.body : '');
    return headers.has('authorization') ? Response.json(answer(body)) : fetch(url, init);
  };
  const { solveCaptcha, site } = platform;
  const report = await platform.check({
    ...(isMember && { login, solveCaptcha }),
    site: { ...site, hasStakes },
    ports: { fetch: fetching },
  });
  const found = report.findings.filter(({ id }) => id === 'platform.halls');
  return { report, sent, found };
};

test('[RG-47] the doctor tries to start a slot under other halls where the profile has stakes', async () => {
  platform.sandbox.world.protection.setProfile(1001, 'gb');
  const { report, sent, found } = await check(true);
  expect(found).toMatchObject([{ status: 'ok' }]);
  expect(sent).toEqual([PLAY, PLAY]);
  expect(faultsOf(report)).toEqual([]);
  expect(report.unsent.map(({ name }) => name)).not.toContain('play');
  expect(
    platform.sandbox.world.runs.playing(platform.sandbox.world.members.byAccount('falcon1')?.id ?? 0),
  ).toBeUndefined();
});

test('[RG-47] a platform that starts it fails, and the game is left', async () => {
  const { report, sent, found } = await check(true, () => ({
    code: '100',
    message: '',
    data: { game_url: 'https://p.test/g' },
  }));
  expect(found).toMatchObject([{ status: 'fail', where: 'play' }]);
  expect(found[0]?.why).toContain('game_type 4');
  expect(sent).toEqual([PLAY, '/api/member/game/leave1']);
  expect(faultsOf(report)).toEqual(['fail platform.halls play']);
});

test('[RG-47] one that takes an unknown hall only fails too; another refusal says nothing', async () => {
  const code = (one: string) => ({
    code: one,
    message: '',
    data: one === '100' ? { game_url: 'https://p.test/g' } : null,
  });
  const unknown = await check(true, ({ game_type }) => code(game_type === '99' ? '100' : '400'));
  expect(unknown.found[0]).toMatchObject({ status: 'fail' });
  expect(unknown.found[0]?.why).toContain('game_type 99');
  const limited = await check(true, () => code('306'));
  expect(limited.found).toMatchObject([{ status: 'skipped', why: expect.stringContaining('306') }]);
});

test('[RG-47] without stakes nothing is started, and without a member the doctor says that it is not known', async () => {
  expect(await check(false)).toMatchObject({ sent: [], found: [] });
  expect(await check(true, undefined, false)).toMatchObject({ sent: [], found: [{ status: 'skipped' }] });
});
