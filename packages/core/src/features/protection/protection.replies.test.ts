import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import type { CoreMessage } from '../../base/events.ts';
import { settle, type TestDeps } from '../../testing/index.ts';
import {
  acknowledgeFunds,
  answerCheck,
  confirmRaise,
  declineLimit,
  markSumsRead,
  optIn,
  storeCheck,
  storeLimits,
  storeMarketing,
  storePayout,
  storeReview,
  withdrawRaise,
} from './index.ts';
import { setUp, showState } from './protection.fixtures.ts';

beforeAll(() =>
  Promise.all([
    import('./protection.api.ts'),
    import('./protection.choices.api.ts'),
    import('./protection.play.api.ts'),
    import('./protection.session.api.ts'),
    import('@housefront/contract/endpoint'),
  ]),
);

const key = { kind: 'deposit', period: 'day' } as const;
const choice = { product: 'casino', channel: 'sms', on: true } as const;
const success = (text: string): CoreMessage => ({ kind: 'success', key: text });
const info = (text: string): CoreMessage => ({ kind: 'info', key: text });

interface Change {
  readonly title: string;
  readonly act: (deps: TestDeps) => Promise<unknown>;
  readonly call: AnyCall;
  readonly body: object;
  readonly said: readonly CoreMessage[];
  /** Data of the answer. */
  readonly data?: object;
  /** Results when it worked and when it was refused. */
  readonly results?: readonly [unknown, unknown];
}

/** Every change of a member's protection that leaves them signed in. */
const changes: readonly Change[] = [
  {
    title: '[RG-16] a limit',
    act: (deps) => storeLimits(deps, [{ key, amount: 5000n }]),
    call: calls.limitStore,
    body: { ...key, amount: '5000' },
    said: [success('limits.saved')],
    data: { limits: [] },
  },
  {
    title: '[RG-16] the confirmation of a raise',
    act: (deps) => confirmRaise(deps, key, 5000n),
    call: calls.limitConfirm,
    body: { ...key, amount: '5000' },
    said: [success('limits.saved')],
    data: { limits: [] },
  },
  {
    title: '[RG-16] the withdrawal of a raise',
    act: (deps) => withdrawRaise(deps, key),
    call: calls.limitWithdraw,
    body: key,
    said: [success('limits.withdrawn')],
    data: { limits: [] },
  },
  {
    title: '[RG-12] going on without a limit',
    act: declineLimit,
    call: calls.limitDecline,
    body: {},
    said: [info('limits.declined')],
    data: { limits: [] },
  },
  { title: '[RG-18] a review of limits', act: storeReview, call: calls.reviewStore, body: {}, said: [] },
  { title: '[RG-20] sums that were read', act: markSumsRead, call: calls.sumsRead, body: {}, said: [] },
  {
    title: '[RG-43] the payment of winnings',
    act: (deps) => storePayout(deps, 2000n),
    call: calls.payoutStore,
    body: { amount: '2000' },
    said: [success('protection_play.payout_saved')],
  },
  {
    title: '[RG-43] the end of the payment of winnings',
    act: (deps) => storePayout(deps, null),
    call: calls.payoutStore,
    body: { amount: null },
    said: [success('protection_play.payout_ended')],
  },
  {
    title: '[RG-32] taking part in a promotion',
    act: (deps) => optIn(deps, '7'),
    call: calls.promotionOptIn,
    body: { id: '7' },
    said: [success('protection_play.opted_in_done')],
    data: { opted_in: 1 },
  },
  {
    title: '[RG-33] choices of marketing',
    act: (deps) => storeMarketing(deps, [choice]),
    call: calls.marketingStore,
    body: { choices: [choice] },
    said: [success('choices.saved')],
  },
  {
    title: '[RG-34] the text on client money',
    act: (deps) => acknowledgeFunds(deps, 3),
    call: calls.fundsRead,
    body: { version: 3 },
    said: [success('funds.done')],
  },
  {
    title: '[RG-11] the interval of the reality check',
    act: (deps) => storeCheck(deps, 30),
    call: calls.checkStore,
    body: { every_minutes: 30 },
    said: [success('reality_check.saved')],
  },
  {
    title: '[RG-11] the end of the reality check',
    act: (deps) => storeCheck(deps, null),
    call: calls.checkStore,
    body: { every_minutes: null },
    said: [success('reality_check.saved')],
  },
  {
    title: '[RG-11] an answer to the reality check',
    act: (deps) => answerCheck(deps, 'leave'),
    call: calls.checkAnswer,
    body: { answer: 'leave' },
    said: [],
    results: ['answered', 'refused'],
  },
];

const rows = changes.map((change) => [change.title, change] as const);

test.each(rows)('%s: sent once, with its outcome said and the state read again', async (_, change) => {
  const { act, call, body, said, data = {}, results = [true] } = change;
  const deps = setUp();
  const rereads = await showState(deps);
  deps.ports.http.ok(call, data);
  expect(await act(deps)).toBe(results[0]);
  expect(deps.ports.http.bodies(callPath(call))).toEqual([body]);
  expect(deps.heard('message')).toEqual(said);
  await settle();
  expect(rereads()).toBe(1);
});

test.each(rows)(
  '%s: a refusal is reported once, in the platform’s words, and the state is read again',
  async (_, change) => {
    const { act, call, results = [true, false] } = change;
    const deps = setUp();
    const rereads = await showState(deps);
    deps.ports.http.code(callPath(call), '101', 'Not here');
    expect(await act(deps)).toBe(results[1]);
    expect(deps.heard('message')).toEqual([{ kind: 'error', text: 'Not here' }]);
    expect(deps.heard('failure')).toEqual([]);
    await settle();
    expect(rereads()).toBe(1);
  },
);

test.each(rows)('[ERR-06x] %s: given up on purpose, it says nothing', async (_, change) => {
  const { act, call } = change;
  const deps = setUp();
  deps.ports.http.hold(callPath(call));
  const acted = act(deps);
  await settle();
  deps.calls.cancelAll();
  expect([false, 'unreachable']).toContain(await acted);
  expect(deps.heard('message')).toEqual([]);
});
