import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { createTestKey, type Tampering } from '../../testing/authenticator.fixtures.ts';
import { deviceInfo, record, sandboxPerTest } from '../../testing/client.fixtures.ts';

const { here, client } = sandboxPerTest();

const HOST = 'lucky.example';
const HOME = 'https://lucky.example';

/** A call from a page of the site, as its gateway sends it on. */
const post = async (path: string, body: object, token?: string, host = HOST) => {
  const headers = { 'x-forwarded-host': host, ...(token !== undefined && { authorization: token }) };
  return record(await (await client.post(`/api${path}`, body, headers)).json());
};
const optionsOf = (reply: Record<string, unknown>) =>
  record(record(reply['data'])['options']) as { challenge: string; user: { id: string } };
const newOptions = async (token: string) => optionsOf(await post('/member/passkey/options', {}, token));
const newChallenge = async () => optionsOf(await post('/login/passkey/options', { site_id: 1001 })).challenge;

const add = async (token: string, how?: Tampering, key = createTestKey(HOME), name = 'Phone') => {
  const credential = key.create(await newOptions(token), how);
  return { key, code: (await post('/member/passkey/store', { name, credential }, token))['code'] };
};
const send = (credential: object, host?: string) =>
  post('/login/passkey', { site_id: 1001, credential, ...deviceInfo }, undefined, host);
const listed = async (token: string) =>
  record((await post('/member/passkey', {}, token))['data'])['list'] as Record<string, unknown>[];

test('[PLT-01] a member adds a passkey, signs in by it without password or captcha, names and removes it', async () => {
  const token = await client.signIn();
  const { key, code } = await add(token);
  expect(code).toBe('100');
  expect(await listed(token)).toMatchObject([
    { name: 'Phone', used_at: null, credential_id: key.id, rp_id: 'lucky.example' },
  ]);
  const reply = await send(key.get(await newChallenge()));
  expect(reply).toMatchObject({ code: '100', data: { member_account: 'lucky88', token: expect.any(String) } });
  const now = String(record(reply['data'])['token']);
  const [line] = await listed(now);
  expect(line?.['used_at']).toEqual(expect.any(String));
  const id = String(line?.['id']);
  expect(await post('/member/passkey/rename', { id, name: 'Laptop' }, now)).toMatchObject({ code: '100' });
  expect(await listed(now)).toMatchObject([{ id: line?.['id'], name: 'Laptop' }]);
  expect(await post('/member/passkey/destroy', { id }, now)).toMatchObject({ code: '100' });
  expect(await listed(now)).toEqual([]);
});

test.each<[string, Tampering]>([
  ['another origin', { origin: 'https://lucky.example.evil.test' }],
  ['a subdomain', { origin: 'https://a.lucky.example' }],
  ['another port', { origin: 'https://lucky.example:8443' }],
  ['http', { origin: 'http://lucky.example' }],
  ['an app', { origin: 'android:apk-key-hash:x' }],
  ['an opaque origin', { origin: 'null' }],
  ['another domain', { rpId: 'evil.test' }],
  ['the domain above', { rpId: 'example' }],
  ['no user verification', { isUserVerified: false }],
  ['another purpose', { type: 'webauthn.get' }],
  ['a payment', { type: 'payment.get' }],
])('[PLT-01] a new passkey with %s is refused with 101', async (_, how) => {
  const token = await client.signIn();
  expect((await add(token, how)).code).toBe('101');
  expect(await listed(token)).toEqual([]);
});

test.each<[string, (other: ReturnType<typeof createTestKey>, handle: string) => Tampering]>([
  ['another origin', () => ({ origin: 'https://evil.test' })],
  ['a subdomain', () => ({ origin: 'https://a.lucky.example' })],
  ['another port', () => ({ origin: 'https://lucky.example:8443' })],
  ['http', () => ({ origin: 'http://lucky.example' })],
  ['a longer domain', () => ({ origin: 'https://lucky.example.evil.test' })],
  ['an opaque origin', () => ({ origin: 'null' })],
  ['another domain', () => ({ rpId: 'evil.test' })],
  ['no user verification', () => ({ isUserVerified: false })],
  ['the purpose of a new key', () => ({ type: 'webauthn.create' })],
  ['the signature of another key', (signer) => ({ signer })],
  ['the name of another member', (_, userHandle) => ({ userHandle })],
  ['a made-up name', () => ({ userHandle: 'AAAA' })],
  ['the counter of the last use', () => ({ counter: 1 })],
  ['a counter that fell', () => ({ counter: 0 })],
])('[PLT-01] an assertion with %s is refused with 101, and the passkey still works', async (_, how) => {
  const token = await client.signIn();
  const { key } = await add(token);
  const otherToken = await client.signIn('river77', 'River777');
  const { key: other } = await add(otherToken);
  const { user } = await newOptions(otherToken);
  expect(await send(key.get(await newChallenge()))).toMatchObject({ code: '100' });
  expect(await send(key.get(await newChallenge(), how(other, user.id)))).toMatchObject({ code: '101', data: null });
  expect(await send(key.get(await newChallenge()))).toMatchObject({ code: '100' });
});

test.each<[string, string | null | undefined]>([
  ['no user handle', undefined],
  ['a user handle of null', null],
  ['an empty user handle', ''],
])(
  '[PLT-06] an assertion with %s is accepted, as hardware keys give it; one by another key is not',
  async (_, userHandle) => {
    const { key } = await add(await client.signIn());
    const { key: other } = await add(await client.signIn('river77', 'River777'));
    const bare = (credential: ReturnType<typeof key.get>) => {
      const { userHandle: _own, ...response } = credential.response;
      return { ...credential, response: userHandle === undefined ? response : { ...response, userHandle } };
    };
    const reply = await send(bare(key.get(await newChallenge())));
    expect(reply).toMatchObject({ code: '100', data: { member_account: 'lucky88' } });
    expect(await send(bare(key.get(await newChallenge(), { signer: other })))).toMatchObject({ code: '101' });
  },
);

test('[PLT-01] an assertion is accepted once, however many arrive at once', async () => {
  const { key } = await add(await client.signIn());
  const assertion = key.get(await newChallenge());
  const codes = (await Promise.all(Array.from({ length: 8 }, () => send(assertion)))).map(({ code }) => code);
  expect([codes.filter((code) => code === '100').length, codes.filter((code) => code === '104').length]).toEqual([
    1, 7,
  ]);
  expect(await send(assertion)).toMatchObject({ code: '104', data: null });
});

test('[PLT-01] a refused assertion uses its challenge up', async () => {
  const { key } = await add(await client.signIn());
  const challenge = await newChallenge();
  expect(await send(key.get(challenge, { origin: 'https://evil.test' }))).toMatchObject({ code: '101' });
  expect(await send(key.get(challenge))).toMatchObject({ code: '104' });
});

test('[PLT-01] a challenge is good for its time, purpose and member only', async () => {
  const token = await client.signIn();
  const { key } = await add(token);
  const stale = await newChallenge();
  const staleNew = await newOptions(token);
  here.clock.advance(300_000);
  expect(await send(key.get(stale))).toMatchObject({ code: '104', data: null });
  const store = async (options: { challenge: string; user: { id: string } }, as: string) =>
    (await post('/member/passkey/store', { name: 'x', credential: createTestKey(HOME).create(options) }, as))['code'];
  expect(await store(staleNew, token)).toBe('102');
  const other = await client.signIn('river77', 'River777');
  expect(await store(await newOptions(token), other)).toBe('102');
  expect(await send(key.get((await newOptions(token)).challenge))).toMatchObject({ code: '104' });
  expect(await store({ challenge: await newChallenge(), user: { id: 'AAAA' } }, token)).toBe('102');
  expect(await send(key.get('made-up'))).toMatchObject({ code: '104' });
});

test('[PLT-01] a removed passkey signs in no more; nor does an unknown one', async () => {
  const token = await client.signIn();
  const { key } = await add(token);
  const [line] = await listed(token);
  expect(await post('/member/passkey/destroy', { id: String(line?.['id']) }, token)).toMatchObject({ code: '100' });
  expect(await send(key.get(await newChallenge()))).toMatchObject({ code: '105', data: null });
  expect(await send(createTestKey(HOME).get(await newChallenge(), { userHandle: 'AAAA' }))).toMatchObject({
    code: '105',
  });
});

test('[PLT-01] the passkeys of others cannot be read, renamed, removed or added again', async () => {
  const token = await client.signIn();
  const { key } = await add(token);
  const id = String((await listed(token))[0]?.['id']);
  const other = await client.signIn('river77', 'River777');
  expect(await listed(other)).toEqual([]);
  expect(await post('/member/passkey/rename', { id, name: 'mine' }, other)).toMatchObject({ code: '101' });
  expect(await post('/member/passkey/destroy', { id }, other)).toMatchObject({ code: '101' });
  expect((await add(other, {}, key)).code).toBe('103');
  expect(await listed(token)).toMatchObject([{ name: 'Phone' }]);
});

test('[PLT-01] a passkey belongs to the site at which it was added', async () => {
  const { key } = await add(await client.signIn());
  const elsewhere = key.get(await newChallenge(), { origin: 'https://evil.test', rpId: 'evil.test' });
  expect(await send(elsewhere, 'evil.test')).toMatchObject({ code: '105', data: null });
});

test('[PLT-01] [AUTH-17] [AUTH-18] a member who cannot sign in by password cannot by passkey', async () => {
  const { key } = await add(await client.signIn());
  for (const [state, code] of [
    ['frozen', '103'],
    ['disabled', '102'],
  ]) {
    const { undo } = await client.control('/account-state', { account: 'lucky88', state });
    expect(await send(key.get(await newChallenge()))).toMatchObject({ code, data: null });
    await client.control(`/undo/${String(undo)}`, {});
  }
  expect(await send(key.get(await newChallenge()))).toMatchObject({ code: '100' });
});

test('[PLT-01] a member has ten passkeys at most', async () => {
  const token = await client.signIn();
  for (let count = 0; count < 10; count += 1) expect((await add(token)).code).toBe('100');
  expect(await post('/member/passkey/options', {}, token)).toMatchObject({ code: '104' });
  expect(await listed(token)).toHaveLength(10);
});

test('[PLT-01] the value that authenticators get names no account, and is one for all keys of a member', async () => {
  const token = await client.signIn();
  const first = (await newOptions(token)).user.id;
  expect((await newOptions(token)).user.id).toBe(first);
  expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  expect((await newOptions(await client.signIn('river77', 'River777'))).user.id).not.toBe(first);
  expect(Object.keys(calls)).toContain('passkeyLogin');
});
