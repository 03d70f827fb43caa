import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Authenticator, NewKey } from '../../adapters/browser/authenticator.ts';
import { fakePorts, testDeps, type TestDeps } from '../../testing/index.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
import { addPasskey, passkeyQueries, removePasskey, renamePasskey } from './index.ts';

beforeAll(() => Promise.all([import('./passkeys.api.ts'), import('@housefront/contract/endpoint')]));

const LIST = '/api/member/passkey';
const OPTIONS = '/api/member/passkey/options';
const STORE = '/api/member/passkey/store';
const RENAME = '/api/member/passkey/rename';
const DESTROY = '/api/member/passkey/destroy';
const success = { json: { code: '100', message: '', data: null } };

const credential: NewKey = {
  id: 'key1',
  rawId: 'key1',
  type: 'public-key',
  response: { clientDataJSON: 'Y2Q', attestationObject: 'YW8', transports: ['internal'] },
};
const challenge = {
  challenge: 'abc',
  rp: { id: 'site.test', name: '' },
  user: { id: 'dXNlcg', name: 'lucky88', displayName: '' },
  pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
  timeout: 300_000,
  excludeCredentials: [{ id: 'key8' }, { id: 'key9' }],
};
const noProof = () => Promise.reject(new Error('A proof was asked for.'));
const decline = () => Promise.resolve(false);

/** A device that makes a passkey at once. */
const device = () => {
  const create = vi.fn<Authenticator['create']>(() => Promise.resolve({ ok: true, value: credential }));
  const never = () => Promise.reject(new Error('Only a new passkey is made here.'));
  const authenticator: Authenticator = {
    isBuiltIn: never,
    canFill: never,
    create,
    fill: never,
    sign: never,
    cancel: () => undefined,
    onField: () => () => undefined,
    forget: () => Promise.resolve(),
  };
  return { authenticator, create };
};

/** A member on a device with this user agent; the platform answers with a challenge and adds every passkey. */
const setUp = (userAgent?: string, host = 'site.test') => {
  const deps = testDeps({ token: 't', ports: fakePorts(userAgent === undefined ? {} : { userAgent, host }) });
  deps.ports.http.ok(calls.passkeyOptions, { options: challenge });
  deps.ports.http.on(STORE, success);
  return { deps, ...device() };
};

/** Whether the list on the page is read again after this. */
const isReread = async (deps: TestDeps, run: () => Promise<unknown>) => {
  deps.ports.http.ok(calls.passkeys, { list: [] });
  const options = passkeyQueries(deps).passkeys();
  await deps.queryClient.fetchQuery(options);
  await run();
  return deps.queryClient.getQueryState(options.queryKey)?.isInvalidated;
};

test('[PLT-01] the device is asked with all that the platform says; a site or member without a name has its id', async () => {
  const { deps, create, authenticator } = setUp();
  expect(await addPasskey(deps, noProof, { authenticator })).toBe(true);
  const named = { rp: { id: 'site.test', name: 'Site' }, user: { ...challenge.user, displayName: 'Lucky' } };
  deps.ports.http.ok(calls.passkeyOptions, { options: { ...challenge, ...named, timeout: 5 } });
  expect(await addPasskey(deps, noProof, { authenticator })).toBe(true);
  const same = { challenge: 'abc', algorithms: [-7, -257], known: ['key8', 'key9'] };
  expect(create.mock.calls).toEqual([
    [
      {
        ...same,
        rp: { id: 'site.test', name: 'site.test' },
        user: { id: 'dXNlcg', name: 'lucky88', displayName: 'lucky88' },
        timeout: 300_000,
      },
    ],
    [{ ...same, ...named, timeout: 30_000 }],
  ]);
});

const chrome = 'Chrome/140.0.0.0';
test.each([
  [`Mozilla/5.0 (Windows NT 10.0) ${chrome}`, 'site.test', 'Chrome · Windows'],
  [chrome, 'site.test', 'Chrome'],
  ['Windows NT 10.0', 'site.test', 'Windows'],
  ['a new kind of browser', 'site.test', 'site.test'],
  ['', `${'a'.repeat(39)}bc.test`, `${'a'.repeat(39)}b`],
])('[PLT-01] a passkey made by %j on %s is named %s', async (userAgent, host, name) => {
  const { deps, authenticator } = setUp(userAgent, host);
  await addPasskey(deps, noProof, { authenticator });
  expect(deps.ports.http.bodies(STORE)).toEqual([{ name, credential }]);
});

test('[PLT-01] a platform that gives no challenge makes the device make nothing, and the member reads why', async () => {
  const { deps, create, authenticator } = setUp();
  const add = () => addPasskey(deps, noProof, { authenticator });
  deps.ports.http.code(OPTIONS, '104');
  expect(await add()).toBe(false);
  deps.ports.http.on(OPTIONS, new TypeError('network'));
  expect(await add()).toBe(false);
  expect(create).not.toHaveBeenCalled();
  expect([deps.ports.http.sent(STORE), deps.heard('failure')]).toEqual([[], []]);
  expect(deps.heard('message')).toEqual([
    { kind: 'error', key: 'passkeys.full' },
    { kind: 'error', key: 'error_network' },
  ]);
});

test('[PLT-01] a member who declines a proof, before or after the device made a passkey, adds none and reads nothing', async () => {
  const { deps, create, authenticator } = setUp();
  const { http } = deps.ports;
  http.code(STORE, '109');
  expect(await addPasskey(deps, decline, { authenticator })).toBe(false);
  http.code(OPTIONS, '109');
  expect(await addPasskey(deps, decline, { authenticator })).toBe(false);
  http.code(DESTROY, '109');
  expect(await removePasskey(deps, decline, 'key1')).toBe(false);
  expect([create.mock.calls.length, http.sent(STORE).length, deps.heard('message')]).toEqual([1, 1, []]);
});

test.each([
  ['103', { kind: 'error', key: 'passkeys.known' }],
  ['555', { kind: 'error', text: 'words' }],
])(
  '[PLT-01] a passkey that the platform does not add (%s) is not on the page, which is read again',
  async (code, message) => {
    const { deps, authenticator } = setUp();
    deps.ports.http.code(STORE, code, 'words');
    const added: boolean[] = [];
    const run = async () => added.push(await addPasskey(deps, noProof, { authenticator }));
    expect([await isReread(deps, run), added, deps.heard('message')]).toEqual([true, [false], [message]]);
    expect(deps.heard('failure')).toEqual([]);
  },
);

test.each([
  ['rename', RENAME, 'passkeys.renamed', { id: 'key1', name: 'Laptop' }],
  ['remove', DESTROY, 'passkeys.removed', { id: 'key1' }],
] as const)(
  '[PLT-01] to %s says in one message what came of it, and the list is read again',
  async (name, path, key, sent) => {
    const { deps } = setUp();
    const { http } = deps.ports;
    const outcomes: boolean[] = [];
    const run = async () =>
      outcomes.push(
        await (name === 'rename' ? renamePasskey(deps, 'key1', ' Laptop ') : removePasskey(deps, noProof, 'key1')),
      );
    http.on(path, success);
    expect(await isReread(deps, run)).toBe(true);
    expect(http.bodies(path)).toEqual([sent]);
    http.code(path, '101', 'words');
    expect(await isReread(deps, run)).toBe(true);
    http.hold(path);
    const given = run();
    await expect.poll(() => http.sent(path).length).toBe(3);
    deps.calls.cancelAll();
    await given;
    expect(outcomes).toEqual([true, false, false]);
    expect(deps.heard('message')).toEqual([
      { kind: 'success', key },
      { kind: 'error', key: 'passkeys.gone' },
    ]);
    expect(deps.heard('failure')).toEqual([]);
  },
);

test('[PLT-01] passkeys are listed as plain text with the time of their last use', async () => {
  const { deps } = setUp();
  deps.ports.http.ok(calls.passkeys, {
    list: [
      { id: 'key1', name: '<b>Phone</b> &amp; co', created_at: '2025-12-31 20:00:00', used_at: '2025-12-31 21:00:00' },
    ],
  });
  expect(await deps.queryClient.fetchQuery(passkeyQueries(deps).passkeys())).toEqual([
    {
      id: 'key1',
      key: null,
      name: 'Phone & co',
      addedAt: { kind: 'known', at: Date.UTC(2026, 0, 1, 0) },
      usedAt: { kind: 'known', at: Date.UTC(2026, 0, 1, 1) },
    },
  ]);
});

test('[ERR-04x] a list that could not be asked for is reported nowhere, and is given up when nothing waits for it', async () => {
  const { deps } = setUp();
  expect(await readOutcome(deps, passkeyQueries(deps).passkeys(), LIST)).toEqual(quiet);
});
