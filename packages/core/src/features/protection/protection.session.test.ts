import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { settle, type TestDeps } from '../../testing/index.ts';
import { answerCheck, protectionQueries, storeCheck } from './index.ts';
import { setUp, showState, STATE } from './protection.fixtures.ts';

beforeAll(() =>
  Promise.all([
    import('./protection.api.ts'),
    import('./protection.session.api.ts'),
    import('@housefront/contract/endpoint'),
  ]),
);

const STORE = '/api/protection/check/store';
const ANSWER = '/api/protection/check/answer';
const AT = '2026-01-16T12:00:00.000Z';
const noon = Date.UTC(2026, 0, 16, 12);
const due = { every_minutes: 30, due_at: AT, allowed: [30, 60] };
const next = { every_minutes: 60, due_at: '2026-01-16T13:00:00.000Z', allowed: [30, 60] };

/** A member whose reality check is due; later reads of the state get no answer. */
const checked = async () => {
  const deps = setUp({}, { check: due, review_due: 1 });
  await showState(deps);
  deps.ports.http.hold(STATE);
  return deps;
};
const stateOf = (deps: TestDeps) => deps.queryClient.getQueryData(protectionQueries(deps).state().queryKey);
const later = { everyMinutes: 60, dueAt: noon + 3_600_000, allowed: [30, 60] };

test('[RG-11] an answer shows the next check at once, before the state is read again, and leaves the rest as it is', async () => {
  const deps = await checked();
  expect(stateOf(deps)?.check).toEqual({ everyMinutes: 30, dueAt: noon, allowed: [30, 60] });
  deps.ports.http.ok(calls.checkAnswer, { check: next });
  expect(await answerCheck(deps, 'continue')).toBe('answered');
  expect(deps.ports.http.bodies(ANSWER)).toEqual([{ answer: 'continue' }]);
  expect(stateOf(deps)).toMatchObject({ check: later, reviewDue: true });
});

test('[RG-11] a chosen interval is shown at once', async () => {
  const deps = await checked();
  deps.ports.http.ok(calls.checkStore, { check: next });
  void storeCheck(deps, 60);
  await settle();
  expect(deps.ports.http.bodies(STORE)).toEqual([{ every_minutes: 60 }]);
  expect(stateOf(deps)).toMatchObject({ check: later, reviewDue: true });
});

test.each([
  ['answer', (deps: TestDeps) => answerCheck(deps, 'leave'), calls.checkAnswer],
  ['interval', (deps: TestDeps) => storeCheck(deps, 60), calls.checkStore],
] as const)(
  '[RG-11] after an %s of which the platform says no more, the check stays until it is read',
  async (_, act, call) => {
    const deps = await checked();
    deps.ports.http.ok(call, {});
    void act(deps);
    await settle();
    expect(stateOf(deps)?.check).toMatchObject({ everyMinutes: 30 });
    expect(deps.ports.http.sent(STATE)).toHaveLength(2);
  },
);

test.each([
  ['answer', (deps: TestDeps) => answerCheck(deps, 'leave'), ANSWER],
  ['interval', (deps: TestDeps) => storeCheck(deps, 60), STORE],
] as const)('[RG-11] after an %s that is refused the check stays until it is read', async (_, act, path) => {
  const deps = await checked();
  deps.ports.http.code(path, '101', 'Not here');
  void act(deps);
  await settle();
  expect(stateOf(deps)?.check).toMatchObject({ everyMinutes: 30 });
  expect(deps.ports.http.sent(STATE)).toHaveLength(2);
});

test('[RG-11] an answer before the state is known makes no state of its own', async () => {
  const deps = setUp();
  deps.ports.http.ok(calls.checkAnswer, { check: next });
  expect(await answerCheck(deps, 'continue')).toBe('answered');
  expect(stateOf(deps)).toBeUndefined();
});

test.each([
  ['lost', new TypeError('gone')],
  ['of a server on the way', { status: 504, json: { code: '504', message: 'Too late', data: null } }],
])('[RG-11] an answer of the platform that is %s leaves the check open, to be answered again', async (_, answer) => {
  const deps = await checked();
  deps.ports.http.on(ANSWER, answer);
  expect(await answerCheck(deps, 'continue')).toBe('unreachable');
  await settle();
  expect(stateOf(deps)?.check).toMatchObject({ everyMinutes: 30, dueAt: noon });
  expect([deps.heard('message'), deps.ports.http.sent(STATE).length]).toEqual([[], 1]);
  deps.ports.http.ok(calls.checkAnswer, { check: next });
  expect(await answerCheck(deps, 'continue')).toBe('answered');
});
