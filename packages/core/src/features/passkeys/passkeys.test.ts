import { calls } from '@housefront/contract/calls';
import { createTestKey, type Tampering } from '@housefront/sandbox/testing';
import { beforeAll, expect, test } from 'vitest';
import type {
  Authenticator,
  AuthenticatorAnswer,
  KeyAddress,
  NoAnswer,
  Signature,
} from '../../adapters/browser/authenticator.ts';
import { settle } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { createSession } from '../session/index.ts';
import { addPasskey, offerInField, passkeyQueries, removePasskey, renamePasskey } from './index.ts';
import { addRefusal, changeRefusal, noKeyMessage, passkeyLoginRefusal } from './passkeys.codes.ts';

beforeAll(() =>
  Promise.all([
    import('../session/session.api.ts'),
    import('./passkeys.api.ts'),
    import('@housefront/contract/endpoint'),
  ]),
);

const LOGIN = '/api/login/passkey';
const CHALLENGE = '/api/login/passkey/options';
const platform = usePlatform();

/** An authenticator whose visitor chooses a passkey when the test says so. */
const device = (refuses?: NoAnswer) => {
  const key = createTestKey('http://localhost');
  let waiting: {
    readonly challenge: string;
    readonly settle: (answer: AuthenticatorAnswer<Signature>) => void;
  } | null = null;
  const challenges: string[] = [];
  const forgotten: KeyAddress[] = [];
  const comes = new Set<() => void>();
  const end = (answer: (challenge: string) => AuthenticatorAnswer<Signature>) => {
    const now = waiting;
    waiting = null;
    now?.settle(answer(now.challenge));
  };
  const authenticator: Authenticator = {
    isBuiltIn: () => Promise.resolve(true),
    canFill: () => Promise.resolve(true),
    create: async (request) =>
      refuses === undefined ? { ok: true, value: key.create(request) } : { ok: false, reason: refuses },
    fill: ({ challenge }) =>
      new Promise((resolve) => {
        challenges.push(challenge);
        waiting = { challenge, settle: resolve };
      }),
    sign: ({ challenge }) => Promise.resolve({ ok: true, value: key.get(challenge) }),
    cancel: () => end(() => ({ ok: false, reason: 'aborted' })),
    onField: (run) => {
      comes.add(run);
      return () => comes.delete(run);
    },
    forget: (address) => {
      forgotten.push(address);
      return Promise.resolve();
    },
  };
  return {
    authenticator,
    challenges,
    forgotten,
    id: key.id,
    /** The visitor comes to the field again. @returns number of offers that listen */
    come: () => Array.from(comes, (run) => run()).length,
    isWaiting: () => waiting !== null,
    choose: (how?: Tampering) => end((challenge) => ({ ok: true, value: key.get(challenge, how) })),
    decline: () => end(() => ({ ok: false, reason: 'cancelled' })),
  };
};

/** Of a member who signed in just now, the platform wants no proof. */
const noProof = () => Promise.reject(new Error('A proof was asked for.'));
const asMember = () => {
  const deps = platform.deps({ member: 'lucky88' });
  const list = () => deps.queryClient.fetchQuery(passkeyQueries(deps).passkeys());
  return { deps, list };
};
const asGuest = () => {
  const deps = platform.deps();
  deps.ports.http.ok(calls.loginHeader, { headers: {}, remote_addr: '', country: '' });
  const session = createSession(deps);
  const done: string[] = [];
  const offer = (authenticator: Authenticator) =>
    offerInField(
      { ...deps, session },
      { onDone: () => done.push('done'), onReset: () => done.push('reset') },
      { authenticator },
    );
  return { ...deps, session, done, offer };
};
/** Signatures are verified outside of the fake clock. */
const until = async (isSo: () => boolean) => {
  await expect.poll(isSo).toBe(true);
};

/** A device with a passkey of lucky88. */
const withPasskey = async () => {
  const mine = device();
  const { deps } = asMember();
  expect(await addPasskey(deps, noProof, mine)).toBe(true);
  return mine;
};

test('[PLT-01] a passkey is added under the name of browser and system, renamed and removed', async () => {
  const { deps, list } = asMember();
  expect(await list()).toEqual([]);
  expect(await addPasskey(deps, noProof, device())).toBe(true);
  const [first] = await list();
  expect(first).toMatchObject({ name: 'Chrome · Windows', usedAt: null });
  expect(await renamePasskey(deps, first?.id ?? '', '  Laptop ')).toBe(true);
  expect(await list()).toMatchObject([{ name: 'Laptop' }]);
  expect(await removePasskey(deps, noProof, first?.id ?? '')).toBe(true);
  expect(await list()).toEqual([]);
  expect(deps.heard('message')).toEqual(
    ['passkeys.added', 'passkeys.renamed', 'passkeys.removed'].map((key) => ({ kind: 'success', key })),
  );
});

test.each<[NoAnswer, string | null]>([
  ['cancelled', 'passkeys.cancelled'],
  ['aborted', null],
  ['known', 'passkeys.known'],
  ['failed', 'passkeys.not_added'],
])('[PLT-01] a device that makes no passkey (%s) adds none and says so', async (reason, key) => {
  const { deps, list } = asMember();
  expect(await addPasskey(deps, noProof, device(reason))).toBe(false);
  expect(deps.heard('message').map((message) => message.key)).toEqual(key === null ? [] : [key]);
  expect(noKeyMessage(reason)?.key ?? null).toBe(key);
  expect(await list()).toEqual([]);
  expect(deps.ports.http.sent('/api/member/passkey/store')).toEqual([]);
});

test('[PLT-01] a passkey that is chosen in the account field signs in; the field is not offered again', async () => {
  const mine = await withPasskey();
  const { session, done, offer, heard, ports } = asGuest();
  offer(mine.authenticator);
  await until(mine.isWaiting);
  mine.choose();
  await until(() => done.length > 0);
  expect([done, session.store.getState().member?.account]).toEqual([['done'], 'lucky88']);
  expect(heard('message')).toEqual([{ kind: 'success', key: 'login_success' }]);
  expect(ports.storage.get('token')).toEqual(expect.any(String));
  expect([mine.challenges.length, mine.isWaiting()]).toEqual([1, false]);
});

test.each<[string, Tampering]>([
  ['another origin', { origin: 'https://evil.test' }],
  ['no user verification', { isUserVerified: false }],
  ['another member', { userHandle: 'AAAA' }],
])('[PLT-01] after a refusal for %s the visitor reads why, stays a guest and may choose again', async (_, how) => {
  const mine = await withPasskey();
  const { session, done, offer, heard } = asGuest();
  offer(mine.authenticator);
  await until(mine.isWaiting);
  mine.choose(how);
  await until(() => mine.challenges.length === 2);
  expect([session.isMember(), heard('message')]).toEqual([false, [{ kind: 'error', key: 'passkeys.refused' }]]);
  mine.choose();
  await until(() => done.length > 0);
  expect(session.isMember()).toBe(true);
});

test('[PLT-01] a challenge is renewed before it expires, so that a form that was open for long signs in', async () => {
  const mine = await withPasskey();
  const { session, done, offer, ports } = asGuest();
  offer(mine.authenticator);
  await until(mine.isWaiting);
  await ports.clock.advance(300_000);
  await until(() => mine.challenges.length === 2);
  mine.choose();
  await until(() => done.length > 0);
  expect(session.isMember()).toBe(true);
});

test('[PLT-01] a form that is closed ends its request; a later answer signs no one in', async () => {
  const mine = await withPasskey();
  const { session, done, offer, ports } = asGuest();
  const stop = offer(mine.authenticator);
  await until(mine.isWaiting);
  stop();
  expect(mine.isWaiting()).toBe(false);
  await settle();
  expect([done, session.isMember(), ports.http.sent(LOGIN), mine.challenges.length]).toEqual([[], false, [], 1]);
});

test('[PLT-06] an offer that was ended is made again each time the visitor comes to the field, until the form closes', async () => {
  const mine = await withPasskey();
  const { offer, done, heard } = asGuest();
  const stop = offer(mine.authenticator);
  await until(mine.isWaiting);
  for (const times of [2, 3, 4, 5, 6, 7]) {
    mine.decline();
    await until(() => mine.come() > 0);
    await until(() => mine.challenges.length === times);
    await until(mine.isWaiting);
  }
  mine.decline();
  await settle();
  stop();
  await settle();
  expect([mine.come(), mine.challenges.length, heard('message')]).toEqual([0, 7, []]);
  offer(mine.authenticator);
  await until(mine.isWaiting);
  mine.choose({ userHandle: null });
  await until(() => done.length > 0);
  expect(done).toEqual(['done']);
});

test('[PLT-06] a passkey that was removed here, or that the platform does not know, is forgotten by the browser; others are not', async () => {
  const mine = await withPasskey();
  const { deps, list } = asMember();
  const guest = asGuest();
  guest.offer(mine.authenticator);
  await until(mine.isWaiting);
  mine.choose({ isUserVerified: false });
  await until(() => mine.challenges.length === 2);
  expect([guest.heard('message').length, mine.forgotten]).toEqual([1, []]);
  const [first] = await list();
  expect(await removePasskey(deps, noProof, first?.id ?? '', mine)).toBe(true);
  const forgotten = { id: mine.id, rpId: 'localhost' };
  expect(mine.forgotten).toEqual([forgotten]);
  // As if it were removed elsewhere meanwhile.
  expect(await removePasskey(deps, noProof, first?.id ?? '', mine)).toBe(false);
  mine.choose();
  await until(() => guest.heard('message').length === 2);
  expect(mine.forgotten).toEqual([forgotten, forgotten, forgotten]);
  expect(guest.heard('message').map(({ key }) => key)).toEqual(['passkeys.refused', 'passkeys.refused']);
});

test('[PLT-01] a visitor who declines is not asked again, and signs in as before', async () => {
  const mine = await withPasskey();
  const { offer, heard } = asGuest();
  offer(mine.authenticator);
  await until(mine.isWaiting);
  mine.decline();
  await settle();
  expect([mine.challenges.length, heard('message')]).toEqual([1, []]);
});

test('[PLT-01] a browser without passkeys in fields sends nothing; a platform without them shows nothing', async () => {
  const mine = device();
  const first = asGuest();
  first.offer({ ...mine.authenticator, canFill: () => Promise.resolve(false) });
  await settle();
  expect(first.ports.http.sent(CHALLENGE)).toEqual([]);
  const second = asGuest();
  second.ports.http.on(CHALLENGE, { status: 404, json: { code: '404', message: 'none' } });
  second.offer(mine.authenticator);
  await settle();
  await settle();
  expect([mine.isWaiting(), second.heard('message')]).toEqual([false, []]);
});

const refused = (code: string) => ({ kind: 'refused', code, message: 'words' }) as const;

test.each([
  ['101', 'passkeys.refused'],
  ['102', 'account_disable'],
  ['103', 'account_freezen'],
  ['104', 'passkeys.expired'],
  ['105', 'passkeys.refused'],
  ['106', 'ip_error'],
  ['201', 'ip_error'],
])('[PLT-01] the sign-in by passkey says of %s: %s', (code, key) => {
  expect(passkeyLoginRefusal(refused(code))).toEqual({ message: { kind: 'error', key }, next: 'stay' });
});

test('[PLT-01] other codes have the words of the platform; 802 leads to the reset of the password', () => {
  expect(passkeyLoginRefusal(refused('555'))).toEqual({ message: { kind: 'error', text: 'words' }, next: 'stay' });
  expect(passkeyLoginRefusal(refused('802'))).toEqual({ message: null, next: 'reset' });
  const keys = ['101', '102', '103', '104', '555'].map((code) => addRefusal(refused(code))?.key);
  expect(keys).toEqual(['passkeys.not_added', 'passkeys.expired', 'passkeys.known', 'passkeys.full', undefined]);
  expect([changeRefusal(refused('101'))?.key, changeRefusal(refused('555'))?.text]).toEqual(['passkeys.gone', 'words']);
});
