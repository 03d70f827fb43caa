import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { describeError } from '../calls/call-message.ts';
import { createWallet } from '../features/wallet/index.ts';
import { confirmFirst } from './money-calls.ts';
import { settle, testDeps } from '../testing/index.ts';

const CASH = '/api/member/profile/my_cash';
const noBody = {} as never;

/** The names of calls that reach the platform, in order; the wallet's balance may be old. */
const setUp = (answer: { readonly ok: boolean } = { ok: true }) => {
  const deps = testDeps({ token: 't1' });
  const { clock, http, storage } = deps.ports;
  const wallet = createWallet(deps);
  const sent: string[] = [];
  const limits: (number | undefined)[] = [];
  const client = confirmFirst(
    {
      ...deps.calls,
      send: (call, _request, options) => {
        sent.push(call.name);
        limits.push(options?.timeoutMs);
        return Promise.resolve(answer as never);
      },
    },
    deps,
    wallet,
  );
  wallet.store.setState({ stale: true });
  /** The balance is right from now on, as its age is followed elsewhere. */
  const answerCash = () => {
    http.on(CASH, () => {
      sent.push('my_cash');
      queueMicrotask(() => wallet.store.setState({ stale: false }));
      return { json: { code: '100', message: '', data: { my_cash_list: [], total: '5.00' } } };
    });
  };
  const messages = () => deps.heard('message').map(({ key }) => key);
  return { ...deps, clock, http, storage, wallet, client, sent, limits, answerCash, messages };
};

const MONEY = [
  'play',
  'depositStore',
  'withdrawalStore',
  'agentTransfer',
  'redEnvelopeClaim',
  'rouletteSpin',
  'balanceAllBack',
  'balanceGetBack',
] as const;

test.each(MONEY)('[RT-25] %s waits for a balance that may be old', async (name) => {
  const { client, sent, answerCash, messages } = setUp();
  answerCash();
  await client.send(calls[name], noBody);
  expect(sent).toEqual(['my_cash', name]);
  await client.send(calls[name], noBody);
  expect(sent).toEqual(['my_cash', name, name]);
  expect(messages()).toEqual([]);
});

test.each(MONEY.filter((name) => name !== 'withdrawalStore' && name !== 'agentTransfer'))(
  '[RT-25] %s goes on without it, and one message says so',
  async (name) => {
    const { client, sent, http, messages } = setUp();
    http.code(CASH, 500);
    expect(await client.send(calls[name], noBody)).toEqual({ ok: true });
    expect(sent).toEqual([name]);
    expect(messages()).toEqual(['wallet.not_confirmed']);
  },
);

test('[RT-25] a call that fails too has one message, its own', async () => {
  const { client, http, messages } = setUp({ ok: false });
  http.code(CASH, 500);
  await client.send(calls.play, noBody);
  expect(messages()).toEqual([]);
});

test.each(['withdrawalStore', 'agentTransfer'] as const)(
  '[RT-25] %s is not sent by a balance that may be old',
  async (name) => {
    const { client, sent, http, messages } = setUp();
    http.code(CASH, 500);
    const result = await client.send(calls[name], noBody);
    expect(sent).toEqual([]);
    expect(result).toMatchObject({ ok: false, error: { kind: 'outdated' } });
    expect(result.ok ? null : describeError(result.error)).toEqual({ kind: 'error', key: 'wallet.not_sent' });
    expect(messages()).toEqual([]);
  },
);

test('[RT-25] other calls do not wait', async () => {
  const { client, sent, http } = setUp();
  await client.send(calls.letters, noBody);
  await client.send(calls.leave, noBody);
  expect(sent).toEqual(['letters', 'leave']);
  expect(http.sent(CASH)).toEqual([]);
});

test('[RT-25] the wait is at most 5 s and part of the call’s own limit', async () => {
  const { client, sent, limits, clock, http } = setUp();
  http.hold(CASH);
  void client.send(calls.play, noBody, { timeoutMs: 29_000 });
  await clock.advance(4999);
  expect(sent).toEqual([]);
  expect(client.isChanging()).toBe(true);
  await clock.advance(1);
  await settle();
  expect(sent).toEqual(['play']);
  expect(limits).toEqual([24_000]);
  expect(client.isChanging()).toBe(false);
});

test('[RT-25] [STORE-20x] an order of one member is not sent for the next', async () => {
  const { client, sent, storage, clock, http } = setUp();
  http.hold(CASH);
  const result = client.send(calls.depositStore, noBody);
  await settle();
  storage.set('member_id', '43');
  await clock.advance(5000);
  expect(await result).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  expect(sent).toEqual([]);
});
