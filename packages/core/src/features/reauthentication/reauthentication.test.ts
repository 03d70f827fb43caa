import { calls } from '@housefront/contract/calls';
import { appCode, createTestKey } from '@housefront/sandbox/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Authenticator, NoAnswer } from '../../adapters/browser/authenticator.ts';
import { needsProof, sendProven } from '../../calls/sendProven.ts';
import { testDeps } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { addPasskey, passkeyQueries, removePasskey } from '../passkeys/index.ts';
import { confirmSecondFactor, renewRecoveryCodes, setUpSecondFactor } from '../second-factor/index.ts';
import { findProofs, proveByCode, proveByPasskey, proveByPassword } from './index.ts';
import { noSignatureMessage, proofRefusal } from './reauthentication.codes.ts';

beforeAll(() => Promise.all([import('../passkeys/passkeys.api.ts'), import('@housefront/contract/endpoint')]));

const platform = usePlatform();
const TEN_MINUTES = 600_000;
const OPTIONS = '/api/member/reauthentication/options';
const fresh = () => Promise.reject(new Error('A proof was asked for.'));

/** lucky88 with an authenticator and one passkey; the sign-in is ten minutes old. */
const setUp = async () => {
  const deps = platform.deps({ member: 'lucky88' });
  const key = createTestKey('http://localhost');
  const authenticator = {
    isBuiltIn: () => Promise.resolve(true),
    canFill: () => Promise.resolve(true),
    create: (request: Parameters<typeof key.create>[0]) =>
      Promise.resolve({ ok: true, value: key.create(request) } as const),
    fill: () => new Promise<never>(() => undefined),
    sign: ({ challenge }: { readonly challenge: string }) =>
      Promise.resolve({ ok: true, value: key.get(challenge) } as const),
    cancel: () => undefined,
    onField: () => () => undefined,
    forget: () => Promise.resolve(),
  };
  expect(await addPasskey(deps, fresh, { authenticator })).toBe(true);
  await deps.ports.clock.advance(TEN_MINUTES);
  const list = () => deps.queryClient.fetchQuery(passkeyQueries(deps).passkeys());
  const said = () => deps.heard('message').map(({ key: name }) => name);
  const other = createTestKey('http://localhost');
  const adding = {
    authenticator: {
      ...authenticator,
      create: (request: Parameters<typeof key.create>[0]) =>
        Promise.resolve({ ok: true, value: other.create(request) } as const),
    },
  };
  return { deps, key, authenticator, adding, list, said };
};

test('[PLT-01] adding and removing a passkey ask for a proof once, and go on with it', async () => {
  const { deps, adding, list } = await setUp();
  const prove = vi.fn(async () => (await proveByPassword(deps, 'Lucky888')).ok);
  expect(await addPasskey(deps, prove, adding)).toBe(true);
  const [first] = await list();
  expect(await removePasskey(deps, prove, first?.id ?? '')).toBe(true);
  expect([prove.mock.calls.length, (await list()).length]).toEqual([1, 1]);
  await deps.ports.clock.advance(TEN_MINUTES);
  const [second] = await list();
  expect(await removePasskey(deps, prove, second?.id ?? '')).toBe(true);
  expect(prove).toHaveBeenCalledTimes(2);
});

test('[PLT-01] [PLT-05] a member who declines changes nothing and reads nothing', async () => {
  const { deps, adding, list, said } = await setUp();
  const before = said();
  const declined = () => Promise.resolve(false);
  const [first] = await list();
  expect(await addPasskey(deps, declined, adding)).toBe(false);
  expect(await removePasskey(deps, declined, first?.id ?? '')).toBe(false);
  expect(await setUpSecondFactor(deps, declined)).toBeNull();
  expect(await renewRecoveryCodes(deps, declined)).toBeNull();
  expect([said(), (await list()).length]).toEqual([before, 1]);
});

test('[PLT-05] a second factor and its recovery codes want a proof; the password alone is none any more', async () => {
  const { deps } = await setUp();
  const { clock } = deps.ports;
  const byPassword = async () => (await proveByPassword(deps, 'Lucky888')).ok;
  const made = await setUpSecondFactor(deps, byPassword);
  const code = () => appCode(made?.secret ?? '', clock.now());
  const confirmed = await confirmSecondFactor(deps, code());
  const first = confirmed.ok ? confirmed.value : [];
  await clock.advance(TEN_MINUTES);
  expect(await findProofs(deps)).toEqual({ typed: 'code', passkey: true });
  expect(await renewRecoveryCodes(deps, byPassword)).toBeNull();
  const typed = `${code().slice(0, 3)} ${code().slice(3)}`;
  const renewed = await renewRecoveryCodes(deps, async () => (await proveByCode(deps, typed)).ok);
  expect([renewed?.length, new Set([...first, ...(renewed ?? [])]).size]).toEqual([8, 16]);
});

test('[PLT-01] a passkey is a proof, by a challenge of its own', async () => {
  const { deps, authenticator, list } = await setUp();
  expect(await findProofs(deps)).toEqual({ typed: 'password', passkey: true });
  const [first] = await list();
  const prove = async () => (await proveByPasskey(deps, { authenticator })).ok;
  expect(await removePasskey(deps, prove, first?.id ?? '')).toBe(true);
  expect(await findProofs(deps)).toEqual({ typed: 'password', passkey: false });
  expect(await proveByPasskey(deps, { authenticator })).toEqual({
    ok: false,
    message: { kind: 'error', key: 'reauthentication.wrong_passkey' },
  });
});

test.each<[NoAnswer, string | null]>([
  ['cancelled', null],
  ['aborted', null],
  ['known', null],
  ['failed', 'reauthentication.wrong_passkey'],
])('[PLT-01] a device that signs no proof (%s) sends none', async (reason, key) => {
  const { deps } = await setUp();
  const authenticator = { sign: () => Promise.resolve({ ok: false, reason } as const) };
  const message = key === null ? null : { kind: 'error', key };
  expect(await proveByPasskey(deps, { authenticator })).toEqual({ ok: false, message });
  expect(noSignatureMessage(reason)).toEqual(message);
  expect(deps.ports.http.sent('/api/member/reauthentication')).toEqual([]);
});

test('[PLT-01] [PLT-05] a wrong proof has one clear message each, and may be given again', async () => {
  const { deps, key } = await setUp();
  const wrong = (name: string) => ({ ok: false, message: { kind: 'error', key: name } });
  const elsewhere = ({ challenge }: { readonly challenge: string }) =>
    Promise.resolve({ ok: true, value: key.get(challenge, { origin: 'https://evil.test' }) } as const);
  expect(await proveByPassword(deps, 'Wrong888')).toEqual(wrong('reauthentication.wrong_password'));
  expect(await proveByCode(deps, '000000')).toEqual(wrong('second_factor.wrong'));
  expect(await proveByPasskey(deps, { authenticator: { sign: elsewhere } })).toEqual(
    wrong('reauthentication.wrong_passkey'),
  );
  expect(deps.heard('failure')).toEqual([]);
  expect(await proveByPassword(deps, 'Lucky888')).toEqual({ ok: true });
});

test('[PLT-01] a platform that takes no proof, or answers something else, leads to one message and no dialog', async () => {
  const { deps } = await setUp();
  const before = deps.heard('message').length;
  const path = OPTIONS;
  for (const data of [{}, { password: 0, code: '', passkey: null }, { passkey: { challenge: 'x' } }, { passkey: 7 }]) {
    deps.ports.http.on(path, { status: 200, json: { code: '100', message: '', data } });
    expect(await findProofs(deps)).toBeNull();
  }
  deps.ports.http.on(path, { status: 404, json: { code: '404', message: 'none' } });
  expect(await findProofs(deps)).toBeNull();
  expect(deps.heard('message').slice(before)).toEqual([
    ...Array.from({ length: 4 }, () => ({ kind: 'error', key: 'error_generic' })),
    { kind: 'error', text: 'none' },
  ]);
  expect(deps.heard('failure')).toEqual([]);
});

test('[PLT-01] a member whose only proof is a passkey is offered it; a passkey without a key is none', async () => {
  const deps = testDeps({ token: 't' });
  const passkey = { challenge: 'abc', rpId: 'localhost', timeout: 300_000 };
  const answer = (ids: readonly string[]) =>
    deps.ports.http.unchecked(calls.reauthenticationOptions, {
      password: 0,
      code: 0,
      passkey: { ...passkey, allowCredentials: ids.map((id) => ({ type: 'public-key', id })) },
    });
  answer(['k1', 'k2']);
  expect(await findProofs(deps)).toEqual({ typed: null, passkey: true });
  const sign = vi.fn<Authenticator['sign']>(() => Promise.resolve({ ok: false, reason: 'cancelled' }));
  await proveByPasskey(deps, { authenticator: { sign } });
  expect(sign.mock.calls).toEqual([[{ ...passkey, known: ['k1', 'k2'] }]]);
  answer([]);
  expect(await findProofs(deps)).toBeNull();
  expect(await proveByPasskey(deps, { authenticator: { sign } })).toMatchObject({ ok: false });
  expect(sign).toHaveBeenCalledTimes(1);
});

test('[PLT-01] a passkey that the platform asks for nothing signs nothing, and the member reads why', async () => {
  const deps = testDeps({ token: 't' });
  const sign = vi.fn<Authenticator['sign']>();
  deps.ports.http.on(OPTIONS, new TypeError('network'));
  expect(await proveByPasskey(deps, { authenticator: { sign } })).toEqual({
    ok: false,
    message: { kind: 'error', key: 'error_network' },
  });
  expect(sign).not.toHaveBeenCalled();
});

test('[ERR-06x] a question for the proofs that is given up says nothing', async () => {
  const deps = testDeps({ token: 't' });
  deps.ports.http.hold(OPTIONS);
  const found = findProofs(deps);
  await expect.poll(() => deps.ports.http.sent(OPTIONS).length).toBe(1);
  deps.calls.cancelAll();
  expect([await found, deps.heard('message')]).toEqual([null, []]);
});

test('[PLT-01] [PLT-05] only code 109 asks for a proof, and a call is sent twice at most', async () => {
  const refused = (code: string) => ({ ok: false, error: { kind: 'refused', code, message: 'words' } }) as const;
  for (const code of ['101', '104', '107', '401', '555', '']) {
    expect(await sendProven(fresh, () => Promise.resolve(refused(code)))).toEqual(refused(code));
  }
  const send = vi.fn(() => Promise.resolve(refused('109')));
  expect(await sendProven(() => Promise.resolve(true), send)).toEqual(refused('109'));
  expect(send).toHaveBeenCalledTimes(2);
  expect(needsProof({ kind: 'unauthorized', code: '109', message: '' })).toBe(false);
});

test('[PLT-01] [PLT-05] each code of a proof has its words; others have those of the platform', () => {
  const keys = (['password', 'code', 'passkey'] as const).map((kind) =>
    ['101', '102', '107', '555'].map((code) => {
      const message = proofRefusal({ kind: 'refused', code, message: 'words' }, kind);
      return message?.key ?? message?.text;
    }),
  );
  const rest = ['passkeys.expired', 'reauthentication.blocked', 'words'];
  expect(keys).toEqual([
    ['reauthentication.wrong_password', ...rest],
    ['second_factor.wrong', ...rest],
    ['reauthentication.wrong_passkey', ...rest],
  ]);
});
