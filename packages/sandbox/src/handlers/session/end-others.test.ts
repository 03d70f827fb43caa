import { calls } from '@housefront/contract/calls';
import { minor } from '@housefront/contract/money';
import { beforeEach, expect, test } from 'vitest';
import { createTestKey } from '../../testing/authenticator.fixtures.ts';
import { deviceInfo, record, sandboxPerTest } from '../../testing/client.fixtures.ts';
import { appCode } from '../../testing/second-factor.fixtures.ts';

const { here, client } = sandboxPerTest();
const HOST = 'lucky.example';
const HOME = 'https://lucky.example';
const DAY = 86_400_000;

const post = async (path: string, body: object, token?: string) => {
  const headers = { 'x-forwarded-host': HOST, ...(token !== undefined && { authorization: token }) };
  const response = await client.post(`/api${path}`, body, headers);
  return { status: response.status, ...record(await response.json()) } as Record<string, unknown>;
};
const dataOf = (reply: Record<string, unknown>) => record(reply['data']);
const creates = async (token: string, key = createTestKey(HOME)) => {
  const { options } = dataOf(await post('/member/passkey/options', {}, token));
  return { key, credential: key.create(options as Parameters<typeof key.create>[0]) };
};
const addKey = async (token: string, name = 'Phone') => {
  const { key, credential } = await creates(token);
  expect((await post('/member/passkey/store', { name, credential }, token))['code']).toBe('100');
  return key;
};
const keyId = async (token: string) => {
  const [line] = dataOf(await post('/member/passkey', {}, token))['list'] as { readonly id: number }[];
  return String(line?.id);
};
const factor = async (token: string) => {
  const { secret } = dataOf(await post('/member/second_factor/setup', {}, token));
  return () => appCode(String(secret), here.clock.now());
};
const turnOn = async (token: string) => {
  const code = await factor(token);
  expect((await post('/member/second_factor/store', { code: code() }, token))['code']).toBe('100');
  here.clock.advance(30_000);
  return code;
};
const newPassword = { old_password: 'Lucky888', password: 'Fortune99', check_password: 'Fortune99' };

/** Each change of the sign-in: what comes before it, and the change itself. */
const changes: readonly (readonly [string, (token: string) => Promise<() => Promise<unknown>>])[] = [
  ['a new password', async (token) => async () => post(calls.editPassword.path, newPassword, token)],
  [
    'a second factor that is turned on',
    async (token) => {
      const code = await factor(token);
      return async () => post('/member/second_factor/store', { code: code() }, token);
    },
  ],
  [
    'a second factor that is turned off',
    async (token) => {
      const code = await turnOn(token);
      return async () => post('/member/second_factor/destroy', { code: code() }, token);
    },
  ],
  [
    'new recovery codes',
    async (token) => {
      await turnOn(token);
      return async () => post('/member/second_factor/recovery_codes', {}, token);
    },
  ],
  ['a new passkey', async (token) => async () => addKey(token)],
  [
    'a passkey that is removed',
    async (token) => {
      await addKey(token);
      const id = await keyId(token);
      return async () => post('/member/passkey/destroy', { id }, token);
    },
  ],
];

/** Attempts of another person with a session: to act, or to settle in. */
const attempts: readonly (readonly [path: string, body: object])[] = [
  [calls.profile.path, {}],
  [calls.myCash.path, {}],
  [calls.editPassword.path, newPassword],
  ['/member/passkey', {}],
  ['/member/passkey/options', {}],
  ['/member/second_factor/setup', {}],
  ['/member/second_factor/recovery_codes', {}],
  ['/member/reauthentication', { password: 'Lucky888' }],
  ['/member/device/end_others', {}],
  [calls.leave.path, {}],
];

beforeEach(() => client.control('/scenario/several-devices', {}));

test.each(changes)('[SEC-10] %s ends every other session: it neither acts nor settles in', async (_, prepare) => {
  const mine = await client.signIn();
  const change = await prepare(mine);
  // The other one signed in a moment ago: its proof of identity is fresh, and it prepares a passkey.
  here.sandbox.world.sessions.start(1, undefined, { keepOthers: true });
  const { token: other } = here.sandbox.world.sessions.start(1, undefined, { keepOthers: true });
  const prepared = await creates(other);
  expect((await post(calls.profile.path, {}, other))['status']).toBe(200);
  await change();
  for (const [path, body] of [
    ...attempts,
    ['/member/passkey/store', { name: 'x', credential: prepared.credential }] as const,
  ])
    expect([path, (await post(path, body, other))['status']]).toEqual([path, 401]);
  expect((await post(calls.profile.path, {}, mine))['status']).toBe(200);
  expect(dataOf(await post('/member/device', {}, mine))['list']).toHaveLength(1);
});

test('[SEC-10] a passkey that is being verified while the session ends is not added', async () => {
  const mine = await client.signIn();
  const other = await client.signIn();
  const { credential } = await creates(other);
  const [stored] = await Promise.all([
    post('/member/passkey/store', { name: 'x', credential }, other),
    post('/member/device/end_others', {}, mine),
  ]);
  expect(stored['code']).not.toBe('100');
  expect(dataOf(await post('/member/passkey', {}, mine))['list']).toEqual([]);
});

test('[SEC-10] of two new passwords at once one is set, and the session that did not set it is over', async () => {
  const [one, two] = [await client.signIn(), await client.signIn()];
  const change = (token: string, password: string) =>
    post(calls.editPassword.path, { old_password: 'Lucky888', password, check_password: password }, token);
  const replies = await Promise.all([change(one, 'Fortune99'), change(two, 'Chance999')]);
  expect(replies.filter(({ code }) => code === '100')).toHaveLength(1);
  const profiles = await Promise.all([one, two].map((token) => post(calls.profile.path, {}, token)));
  expect(profiles.map(({ status }) => status).toSorted((a, b) => Number(a) - Number(b))).toEqual([200, 401]);
});

test('[SEC-10] a sign-in by the former password that is under way when it changes does not succeed', async () => {
  const mine = await client.signIn();
  const form = { account: 'lucky88', password: 'Lucky888', site_id: 1001, ...(await client.solve()) };
  const device = { remote_addr: '', host: '', device: 0, system_group: '', login_type: 'desktop', cdn: '' };
  const more = { system: '', browser: '', system_version: '' };
  await Promise.all([
    post(calls.editPassword.path, newPassword, mine),
    post(calls.login.path, { ...form, ...device, ...more }),
  ]);
  const list = dataOf(await post('/member/device', {}, mine))['list'];
  expect(list).toHaveLength(1);
});

test.each([
  ['the end of all others', '/member/device/end_others'],
  ['new recovery codes', '/member/second_factor/recovery_codes'],
])('[SEC-10] after %s a sign-in that waits for its code is over', async (_, path) => {
  const mine = await client.signIn();
  const code = await turnOn(mine);
  const form = { account: 'lucky88', password: 'Lucky888', site_id: 1001, ...(await client.solve()), ...deviceInfo };
  const { member_login_id } = record((await client.send(calls.login, form)).data);
  const waiting = { member_login_id: String(member_login_id), ...deviceInfo };
  expect((await client.send(calls.secondFactorLogin, { ...waiting, code: '000000' })).code).toBe('103');
  expect((await post(path, {}, mine))['code']).toBe('100');
  expect((await client.send(calls.secondFactorLogin, { ...waiting, code: code() })).code).toBe('101');
  expect(dataOf(await post('/member/device', {}, mine))['list']).toHaveLength(1);
});

test('[SEC-10] a game that another session began is left, and takes no stake', async () => {
  const mine = await client.signIn();
  const other = await client.signIn();
  const code = here.sandbox.world.catalogue.games('GPJD')[0]?.code ?? '';
  const game = { gp_id: 'GPJD', game_type: '2', game_code: code, lobby_url: 'http://localhost:4101/close', device: 0 };
  const url = new URL(String(dataOf(await post(calls.play.path, game, other))['game_url']));
  const launch = url.searchParams.get('token') ?? '';
  await here.sandbox.world.wallet.bet(launch, minor(100n), 'r1');
  await post(calls.editPassword.path, newPassword, mine);
  expect(() => here.sandbox.world.wallet.bet(launch, minor(100n), 'r2')).toThrow('bad-token');
  expect(here.sandbox.world.runs.playing(1)).toBeUndefined();
});

test('[SEC-10] the answer of end_others names the passkeys of the last 30 days, and since when', async () => {
  const { sessions } = here.sandbox.world;
  const old = await client.signIn();
  await addKey(old, 'Old laptop');
  here.clock.advance(30 * DAY + 1);
  const mine = await client.signIn();
  await addKey(mine, 'Stranger');
  sessions.start(1, undefined, { keepOthers: true });
  const reply = await post('/member/device/end_others', {}, mine);
  expect(reply['code']).toBe('100');
  expect(dataOf(reply)['passkeys']).toMatchObject([{ name: 'Stranger', created_at: expect.any(String) }]);
  expect(dataOf(reply)['since']).toMatch(/^2026-01-15 /);
});
