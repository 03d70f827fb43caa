import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import type { Authenticator, AuthenticatorAnswer, NoAnswer, Signature } from '../../adapters/browser/authenticator.ts';
import { settle, testDeps } from '../../testing/index.ts';
import { createSession } from '../session/index.ts';
import { offerInField } from './index.ts';

beforeAll(() =>
  Promise.all([
    import('../session/session.api.ts'),
    import('./passkeys.api.ts'),
    import('@housefront/contract/endpoint'),
  ]),
);

const LOGIN = '/api/login/passkey';
const CHALLENGE = '/api/login/passkey/options';
const signature: Signature = {
  id: 'key1',
  rawId: 'key1',
  type: 'public-key',
  response: { clientDataJSON: 'Y2Q', authenticatorData: 'YWQ', signature: 'c2ln', userHandle: 'dXNlcg' },
};
const member = { member_id: '42', member_account: 'lucky88', member_currency: 'RMB', token: 't2' };

/**
 * A form of a guest whose field offers passkeys; the test answers for the visitor.
 * @param whenEnded answer of the device to the end of a request; null if it does not react
 */
const openForm = (whenEnded: NoAnswer | null = 'aborted') => {
  const deps = testDeps();
  const { http } = deps.ports;
  http.ok(calls.loginHeader, { headers: { 'X-Client-Cdn': 'edge' }, remote_addr: '1.2.3.4', country: 'CN' });
  http.ok(calls.passkeyLoginOptions, { options: { challenge: 'abc', rpId: 'site.test', timeout: 300_000 } });
  const session = createSession(deps);
  const asked: unknown[] = [];
  const happened: string[] = [];
  let answer: ((given: AuthenticatorAnswer<Signature>) => void) | null = null;
  const end = (given: AuthenticatorAnswer<Signature>) => {
    answer?.(given);
    answer = null;
  };
  const never = () => Promise.reject(new Error('A field only fills.'));
  const authenticator: Authenticator = {
    isBuiltIn: never,
    canFill: () => Promise.resolve(true),
    create: never,
    sign: never,
    fill: (request) =>
      new Promise((resolve) => {
        asked.push(request);
        answer = resolve;
      }),
    cancel: () => {
      happened.push('cancel');
      if (whenEnded !== null) end({ ok: false, reason: whenEnded });
    },
    onField: () => () => undefined,
    forget: never,
  };
  const form = { onDone: () => happened.push('done'), onReset: () => happened.push('reset') };
  const stop = offerInField({ ...deps, session }, form, { authenticator });
  const offered = async (times: number) => {
    await expect.poll(() => asked.length).toBe(times);
  };
  const sent = async (path: string, times: number) => {
    await expect.poll(() => http.sent(path).length).toBe(times);
  };
  return {
    ...deps,
    http,
    session,
    asked,
    happened,
    stop,
    offered,
    sent,
    choose: () => end({ ok: true, value: signature }),
    refuse: (reason: NoAnswer) => end({ ok: false, reason }),
  };
};

test('[PLT-01] [AUTH-07] a field asks for its site; a chosen passkey goes out with the device and its headers', async () => {
  const { http, asked, choose, offered, happened, session } = openForm();
  http.ok(calls.passkeyLogin, member);
  await offered(1);
  expect(http.bodies(CHALLENGE)).toEqual([{ site_id: 1001 }]);
  expect(asked).toEqual([{ challenge: 'abc', rpId: 'site.test', timeout: 300_000 }]);
  choose();
  await expect.poll(() => happened).toEqual(['done']);
  const [login] = http.sent(LOGIN);
  expect(login?.body).toMatchObject({ site_id: 1001, credential: signature, remote_addr: '1.2.3.4', cdn: 'edge' });
  expect(login?.headers).toMatchObject({ 'X-Client-Cdn': 'edge' });
  expect(session.isMember()).toBe(true);
});

test.each([
  [1, 30_000],
  [9_000_000, 600_000],
])('[PLT-01] a challenge that is said to live for %d ms is offered for %d', async (timeout, offeredFor) => {
  const { http, asked, offered, ports, refuse } = openForm();
  await offered(1);
  http.ok(calls.passkeyLoginOptions, { options: { challenge: 'def', timeout } });
  await ports.clock.advance(300_000);
  await offered(2);
  expect(asked[1]).toEqual({ challenge: 'def', rpId: null, timeout: offeredFor });
  await ports.clock.advance(offeredFor - 1);
  expect(asked).toHaveLength(2);
  refuse('cancelled');
  await settle();
  expect(ports.clock.pending()).toBe(0);
});

test('[PLT-01] after five refusals the field offers no passkeys any more', async () => {
  const { http, choose, offered, heard, asked } = openForm();
  http.code(LOGIN, '101');
  for (let times = 1; times <= 5; times += 1) {
    await offered(times);
    choose();
  }
  await expect.poll(() => heard('message').length).toBe(5);
  await settle();
  expect([asked.length, http.sent(CHALLENGE).length, heard('failure')]).toEqual([5, 5, []]);
});

test('[PLT-01] [AUTH-23] a passkey whose member must reset the password leads there, without words and further offers', async () => {
  const { http, choose, offered, heard, happened, session } = openForm();
  http.code(LOGIN, '802', 'words');
  await offered(1);
  choose();
  await expect.poll(() => happened).toEqual(['reset']);
  await settle();
  expect([http.sent(CHALLENGE).length, heard('message'), session.isMember()]).toEqual([1, [], false]);
});

test.each(['cancelled', 'aborted', 'known', 'failed'] as const)(
  '[PLT-01] a field whose offer ends by itself (%s) asks for no other challenge and leaves no timer',
  async (reason) => {
    const { http, offered, refuse, heard, ports } = openForm();
    await offered(1);
    refuse(reason);
    await settle();
    expect([http.sent(CHALLENGE).length, http.sent(LOGIN), heard('message')]).toEqual([1, [], []]);
    expect(ports.clock.pending()).toBe(0);
  },
);

test('[PLT-01] a visitor who declines just when the challenge is renewed is not asked again', async () => {
  const { http, offered, ports } = openForm('cancelled');
  await offered(1);
  await ports.clock.advance(300_000);
  await settle();
  expect(http.sent(CHALLENGE)).toHaveLength(1);
});

test('[PLT-01] a form that closes before its challenge has come offers nothing', async () => {
  const { http, stop, sent, asked, ports, happened } = openForm();
  const answer = http.hold(CHALLENGE);
  stop();
  await sent(CHALLENGE, 1);
  answer({ json: { code: '100', message: '', data: { options: { challenge: 'abc', rpId: null, timeout: 1 } } } });
  await settle();
  await settle();
  expect([asked, ports.clock.pending(), happened]).toEqual([[], 0, ['cancel']]);
});

test('[PLT-01] a form that closes leaves no timer, and a passkey that is chosen too late is not sent', async () => {
  const { stop, offered, choose, ports, http } = openForm(null);
  await offered(1);
  stop();
  expect(ports.clock.pending()).toBe(0);
  choose();
  await settle();
  await settle();
  expect([http.sent(LOGIN), http.sent(CHALLENGE).length]).toEqual([[], 1]);
});

test.each([
  ['refuses', { json: { code: '104', message: 'words', data: null } }],
  ['does not answer', new TypeError('network')],
])('[PLT-01] a platform that %s when a challenge is asked for is reported nowhere', async (_, reply) => {
  const { http, offered, choose, sent, asked, heard } = openForm();
  http.code(LOGIN, '101');
  await offered(1);
  http.on(CHALLENGE, reply);
  choose();
  await sent(CHALLENGE, 2);
  await settle();
  expect([asked.length, heard('failure')]).toEqual([1, []]);
  expect(heard('message')).toEqual([{ kind: 'error', key: 'passkeys.refused' }]);
});

test('[PLT-01] a form that closes during the sign-in signs no one in; nor does it say why it was refused', async () => {
  for (const reply of [
    { code: '100', message: '', data: member },
    { code: '101', message: '', data: null },
  ]) {
    const { http, stop, offered, choose, sent, session, heard, happened } = openForm();
    const answer = http.hold(LOGIN);
    await offered(1);
    choose();
    await sent(LOGIN, 1);
    stop();
    answer({ json: reply });
    await settle();
    await settle();
    expect([session.isMember(), heard('message'), happened]).toEqual([false, [], ['cancel']]);
    expect(http.sent(CHALLENGE)).toHaveLength(1);
  }
});

test('[ERR-06x] a sign-in that is given up says nothing, and the field offers again', async () => {
  const { http, offered, choose, sent, calls: client, heard } = openForm();
  http.hold(LOGIN);
  await offered(1);
  choose();
  await sent(LOGIN, 1);
  client.cancelAll();
  await offered(2);
  expect(heard('message')).toEqual([]);
});
