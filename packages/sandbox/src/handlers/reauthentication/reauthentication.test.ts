import { calls } from '@housefront/contract/calls';
import type { AnyCall } from '@housefront/contract/endpoint';
import { expect, test } from 'vitest';
import { createTestKey, type Tampering } from '../../testing/authenticator.fixtures.ts';
import { deviceInfo, record, sandboxPerTest } from '../../testing/client.fixtures.ts';
import { appCode } from '../../testing/second-factor.fixtures.ts';

const { here, client } = sandboxPerTest();
const HOST = 'lucky.example';
const HOME = 'https://lucky.example';
const TEN_MINUTES = 600_000;

/** The newest token of each login, by its first one. */
const newest = new Map<string, string>();
const post = async (path: string, body: object, token?: string) => {
  const authorization = token === undefined ? undefined : (newest.get(token) ?? token);
  const headers = { 'x-forwarded-host': HOST, ...(authorization !== undefined && { authorization }) };
  const response = await client.post(`/api${path}`, body, headers);
  const next = response.headers.get('authorization');
  if (token !== undefined && next !== null) newest.set(token, next);
  return record(await response.json());
};
const codeOf = async (path: string, body: object, token?: string) => (await post(path, body, token))['code'];
const prove = (body: object, token: string) => codeOf('/member/reauthentication', body, token);
const options = async (token: string) => record((await post('/member/reauthentication/options', {}, token))['data']);
const proofChallenge = async (token: string) => String(record((await options(token))['passkey'])['challenge']);
const loginChallenge = async () =>
  String(record(record((await post('/login/passkey/options', { site_id: 1001 }))['data'])['options'])['challenge']);

const addKey = async (token: string) => {
  const key = createTestKey(HOME);
  const asked = record(record((await post('/member/passkey/options', {}, token))['data'])['options']);
  const credential = key.create(asked as Parameters<typeof key.create>[0]);
  expect(await codeOf('/member/passkey/store', { name: 'Phone', credential }, token)).toBe('100');
  return key;
};
const keyId = async (token: string) => {
  const list = record((await post('/member/passkey', {}, token))['data'])['list'] as { readonly id: number }[];
  return String(list[0]?.id);
};
const setFactor = async (token: string) => {
  const secret = String(record((await post('/member/second_factor/setup', {}, token))['data'])['secret']);
  const code = () => appCode(secret, here.clock.now());
  expect(await codeOf('/member/second_factor/store', { code: code() }, token)).toBe('100');
  return { code };
};
/** Titles of a member's letters, newest first. */
const letters = async (token: string) => {
  const asked = {
    active: 1,
    count: 50,
    language: 'en_US',
    page: 1,
    site_id: 1001,
    sort_field: 'id',
    sort_order: 'desc',
  };
  const list = record((await post(calls.letters.path, asked, token))['data'])['list'];
  return (list as { readonly title: string }[]).map(({ title }) => title);
};

/** Each call that changes the sign-in, as a stolen session would send it. */
const changes: readonly (readonly [string, AnyCall, (token: string) => Promise<object>])[] = [
  ['a challenge for a new passkey', calls.passkeyOptions, () => Promise.resolve({})],
  [
    'adding a passkey',
    calls.passkeyStore,
    () =>
      Promise.resolve({
        name: 'mine',
        credential: createTestKey(HOME).create({ challenge: 'made-up', user: { id: 'AAAA' } }),
      }),
  ],
  ['removing a passkey', calls.passkeyDestroy, async (token) => ({ id: await keyId(token) })],
  ['setting up a second factor', calls.secondFactorSetup, () => Promise.resolve({})],
  ['making recovery codes', calls.recoveryCodesStore, () => Promise.resolve({})],
];

test.each(changes)(
  '[PLT-01] [PLT-05] %s is refused with 109 to a session whose sign-in is ten minutes old, and changes nothing',
  async (_, call, body) => {
    const token = await client.signIn();
    await addKey(token);
    here.clock.advance(TEN_MINUTES);
    expect(await codeOf(call.path, await body(token), token)).toBe('109');
    expect(record((await post('/member/passkey', {}, token))['data'])['list']).toHaveLength(1);
    expect(record((await post('/member/second_factor', {}, token))['data'])).toEqual({ active: 0, recovery_left: 0 });
    expect(await prove({ password: 'Lucky888' }, token)).toBe('100');
    expect(await codeOf(call.path, await body(token), token)).not.toBe('109');
    here.clock.advance(TEN_MINUTES);
    expect(await codeOf(call.path, await body(token), token)).toBe('109');
  },
);

test('[PLT-01] [PLT-05] a proof counts on the device that gave it, not on another of the member', async () => {
  await client.control('/scenario/several-devices', {});
  const [mine, stolen] = [await client.signIn(), await client.signIn()];
  here.clock.advance(TEN_MINUTES);
  expect(await prove({ password: 'Lucky888' }, mine)).toBe('100');
  expect(await codeOf('/member/passkey/options', {}, stolen)).toBe('109');
  expect(await codeOf('/member/passkey/options', {}, mine)).toBe('100');
});

test('[PLT-05] the password alone is no proof for a member with a second factor; a code is, once', async () => {
  const token = await client.signIn();
  const { code } = await setFactor(token);
  here.clock.advance(TEN_MINUTES);
  expect(await options(token)).toEqual({ password: 0, code: 1 });
  expect(await prove({ password: 'Lucky888' }, token)).toBe('101');
  expect(await prove({ code: '000000' }, token)).toBe('101');
  expect(await codeOf('/member/passkey/options', {}, token)).toBe('109');
  const used = code();
  expect(await prove({ code: used }, token)).toBe('100');
  expect(await prove({ code: used }, token)).toBe('101');
  expect(await codeOf('/member/passkey/options', {}, token)).toBe('100');
});

test('[PLT-05] new recovery codes replace the earlier ones, which prove nothing any more', async () => {
  const token = await client.signIn();
  await setFactor(token);
  const renew = async () =>
    record((await post('/member/second_factor/recovery_codes', {}, token))['data'])['recovery_codes'] as string[];
  const [first, second] = [await renew(), await renew()];
  expect([first.length, new Set([...first, ...second]).size]).toEqual([8, 16]);
  expect(await prove({ code: first[0] ?? '' }, token)).toBe('101');
  expect(await prove({ code: second[0] ?? '' }, token)).toBe('100');
  expect(await prove({ code: second[0] ?? '' }, token)).toBe('101');
  const river = await client.signIn('river77', 'River777');
  expect(await codeOf('/member/second_factor/recovery_codes', {}, river)).toBe('103');
});

test.each<[string, Tampering]>([
  ['another origin', { origin: 'https://evil.test' }],
  ['another domain', { rpId: 'evil.test' }],
  ['no user verification', { isUserVerified: false }],
  ['the name of another member', { userHandle: 'AAAA' }],
  ['a counter that fell', { counter: 0 }],
  ['the purpose of a new key', { type: 'webauthn.create' }],
])('[PLT-01] a proof by a passkey with %s is refused with 101', async (_, how) => {
  const token = await client.signIn();
  const key = await addKey(token);
  here.clock.advance(TEN_MINUTES);
  expect(await prove({ credential: key.get(await proofChallenge(token)) }, token)).toBe('100');
  here.clock.advance(TEN_MINUTES);
  expect(await prove({ credential: key.get(await proofChallenge(token), how) }, token)).toBe('101');
  expect(await codeOf('/member/passkey/options', {}, token)).toBe('109');
});

test.each([null, ''])(
  '[PLT-06] a proof by a hardware key, whose user handle is %j, is accepted',
  async (userHandle) => {
    const token = await client.signIn();
    const key = await addKey(token);
    here.clock.advance(TEN_MINUTES);
    expect(await prove({ credential: key.get(await proofChallenge(token), { userHandle }) }, token)).toBe('100');
    expect(await codeOf('/member/passkey/options', {}, token)).toBe('100');
  },
);

test('[PLT-01] a challenge of a proof is good once, for its time, member and purpose', async () => {
  const token = await client.signIn();
  const key = await addKey(token);
  const other = await client.signIn('river77', 'River777');
  const otherKey = await addKey(other);
  const credential = key.get(await proofChallenge(token));
  expect(await prove({ credential }, token)).toBe('100');
  expect(await prove({ credential }, token)).toBe('102');
  // A signature for the sign-in, which another site may have obtained, is no proof; nor is a proof a sign-in.
  expect(await prove({ credential: key.get(await loginChallenge()) }, token)).toBe('102');
  const forKey = record(record((await post('/member/passkey/options', {}, token))['data'])['options']);
  expect(await prove({ credential: key.get(String(forKey['challenge'])) }, token)).toBe('102');
  const signIn = { site_id: 1001, credential: key.get(await proofChallenge(token)), ...deviceInfo };
  expect(await codeOf('/login/passkey', signIn)).toBe('104');
  expect(await prove({ credential: otherKey.get(await proofChallenge(token)) }, token)).toBe('101');
  expect(await prove({ credential: key.get(await proofChallenge(other)) }, token)).toBe('102');
  const stale = await proofChallenge(token);
  here.clock.advance(300_000);
  expect(await prove({ credential: key.get(stale) }, token)).toBe('102');
});

test.each<[string, (round: number) => object]>([
  ['passwords', (round) => ({ password: `Wrong${round}` })],
  ['codes', (round) => ({ code: String(round).padStart(6, '0') })],
])('[PLT-01] [PLT-05] %s cannot be guessed: ten wrong ones, then none for ten minutes', async (kind, guess) => {
  const token = await client.signIn();
  const right = kind === 'codes' ? await setFactor(token) : null;
  const guesses = await Promise.all(Array.from({ length: 25 }, (_, round) => prove(guess(round), token)));
  expect([guesses.filter((code) => code === '101').length, guesses.filter((code) => code === '107').length]).toEqual([
    10, 15,
  ]);
  const proof = () => (right === null ? { password: 'Lucky888' } : { code: right.code() });
  here.clock.advance(30_000);
  expect(await prove(proof(), token)).toBe('107');
  here.clock.advance(TEN_MINUTES);
  expect(await prove(proof(), token)).toBe('100');
});

test('[PLT-01] [PLT-05] a letter reports each change of the sign-in to the member', async () => {
  const token = await client.signIn();
  const before = (await letters(token)).length;
  await addKey(token);
  await post('/member/passkey/destroy', { id: await keyId(token) }, token);
  const { code } = await setFactor(token);
  await post('/member/second_factor/recovery_codes', {}, token);
  here.clock.advance(30_000);
  await post('/member/second_factor/destroy', { code: code() }, token);
  const now = await letters(token);
  expect(now.slice(0, now.length - before)).toEqual([
    'Two-step verification was turned off',
    'You made new recovery codes',
    'Two-step verification was turned on',
    'A passkey was removed from your account',
    'A passkey was added to your account',
  ]);
});
