import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import type { CallClient, CallError } from '../../../adapters/http/call-types.ts';
import { describeError } from '../../../calls/call-message.ts';
import { createEvents } from '../../../base/events.ts';
import { testDeps } from '../../../testing/index.ts';
import { limitRefusedStore, refusedStore } from './protection.refused.ts';
import { tellRefusals } from './protection.calls.ts';
import { readRefusal } from './protection.refusals.ts';

beforeAll(() => import('./protection.refusals.ts'));

const AT = '2026-01-16T12:00:00.000Z';
const noon = Date.UTC(2026, 0, 16, 12);

/** A client that fails with an error, and what is shown of it. */
const setUp = (error: Partial<CallError>) => {
  const events = createEvents(() => undefined);
  const failed: CallError = { kind: 'refused', code: '', message: 'words', ...error };
  const client: CallClient = {
    send: async () => ({ ok: false, error: failed }),
    renewLogin: () => undefined,
    isChanging: () => false,
    cancelAll: () => undefined,
  };
  const deps = { events, ports: testDeps().ports };
  const told = tellRefusals(client, deps);
  return {
    client,
    told,
    shown: () => refusedStore(deps).getState().refusal,
    limit: () => limitRefusedStore(deps).getState().refusal,
  };
};
const sent = async ({ told }: ReturnType<typeof setUp>, call: 'play' | 'login' | 'depositStore' | 'register') => {
  // The client of the test reads no request.
  const result = await told.send(calls[call], {} as never);
  return result.ok ? 'ok' : result.error.kind;
};

test('[RG-29] a refusal of play or sign-in is shown with its end, and the call itself has nothing to say', async () => {
  for (const call of ['play', 'login'] as const) {
    const site = setUp({ code: '302', data: { until: AT } });
    expect(await sent(site, call)).toBe('cancelled');
    expect(site.shown()).toEqual({ code: '302', until: noon, reason: null, withdrawal: null, ended: false });
  }
});

test('[RG-29] an order of money keeps its answer', async () => {
  const site = setUp({ code: '303', data: { until: null } });
  expect(await sent(site, 'depositStore')).toBe('refused');
  expect(site.shown()).toMatchObject({ code: '303', until: null });
});

test('[RG-29] the answer to an ended session names what ended it', async () => {
  const site = setUp({ kind: 'unauthorized', code: '401', data: { pause: { kind: 'exclusion', until: null } } });
  expect(await sent(site, 'play')).toBe('cancelled');
  expect(site.shown()).toMatchObject({ code: '303', until: null, ended: true });
  const paused = setUp({ kind: 'unauthorized', code: '401', data: { pause: { kind: 'break', until: AT } } });
  expect(await sent(paused, 'play')).toBe('cancelled');
  expect(paused.shown()).toEqual({ code: '302', until: noon, reason: null, withdrawal: null, ended: true });
  const plain = setUp({ kind: 'unauthorized', code: '401' });
  expect([await sent(plain, 'play'), plain.shown()]).toEqual(['unauthorized', null]);
});

test('[RG-29] codes that mean something else at a call are left alone', async () => {
  const site = setUp({ code: '302', data: { until: AT } });
  expect([await sent(site, 'register'), site.shown()]).toEqual(['refused', null]);
  const limit = setUp({ code: '301', data: {} });
  expect([await sent(limit, 'register'), limit.limit()]).toEqual(['refused', null]);
  const age = setUp({ code: '305' });
  expect([await sent(age, 'play'), age.shown(), age.limit()]).toEqual(['refused', null, null]);
});

test('[RG-12] [RG-17] a refusal by a limit is shown at play and at a deposit, whose order keeps its answer', async () => {
  const reached = { kind: 'deposit', period: 'day', left: 100n, restartsAt: noon, overall: false };
  const data = { kind: 'deposit', period: 'day', left: '100', restarts_at: AT, overall: 0 };
  for (const [code, said, refusal] of [
    ['301', data, { reached }],
    ['301', {}, { reached: null }],
    ['306', undefined, 'needed'],
  ] as const) {
    const play = setUp({ code, data: said });
    expect([await sent(play, 'play'), play.limit(), play.shown()]).toEqual(['cancelled', refusal, null]);
    const deposit = setUp({ code, data: said });
    const result = await deposit.told.send(calls.depositStore, {} as never);
    expect([result, deposit.limit()]).toEqual([
      { ok: false, error: { kind: 'refused', code, message: 'words', data: said, isShown: true } },
      refusal,
    ]);
    expect(!result.ok && describeError(result.error)).toBeNull();
  }
});

test('[RG-29] answers and failures that are not about protection pass as they are', async () => {
  const { client, shown, told } = setUp({ kind: 'network' });
  expect(await told.send(calls.play, {} as never)).toEqual(await client.send(calls.play, {} as never));
  const done = { ok: true, code: '100', message: '', data: {} } as never;
  const good = tellRefusals(
    { ...client, send: async () => done },
    { events: createEvents(() => undefined), ports: testDeps().ports },
  );
  expect([await good.send(calls.play, {} as never), shown()]).toEqual([done, null]);
  // A server on the way that refuses by its own code has not read what is about the member.
  expect(readRefusal(calls.play, { kind: 'limited', code: '302', message: '' })).toBeUndefined();
});
