import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import { refusedStore } from './refusals/protection.refused.ts';
import { settle, type TestDeps } from '../../testing/index.ts';
import type { SessionFeature } from '../session/index.ts';
import { excludeMember, pressPanic, takeBreak } from './index.ts';
import { setUp } from './protection.fixtures.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const AT = '2026-01-16T12:00:00.000Z';
const noon = Date.UTC(2026, 0, 16, 12);

/** A signed-in member, the logouts so far, and the refusal that is shown. */
const signedIn = () => {
  const deps = setUp();
  const logouts: unknown[] = [];
  const shown = () => refusedStore(deps).getState().refusal;
  const session: Pick<SessionFeature, 'logout'> = {
    logout: async (reason) => void logouts.push([reason, shown()]),
  };
  return { deps: { ...deps, session }, logouts, shown };
};
type SignedDeps = TestDeps & { readonly session: Pick<SessionFeature, 'logout'> };

const pauses = [
  ['[RG-29] a break', (deps) => takeBreak(deps, 'P1D'), calls.breakStore, { duration: 'P1D' }, '302'],
  [
    '[RG-30] an exclusion',
    (deps) => excludeMember(deps, 'P6M'),
    calls.exclusionStore,
    { duration: 'P6M', confirmed: true },
    '303',
  ],
  ['[RG-21] the panic button', (deps) => pressPanic(deps), calls.panic, {}, '302'],
] as const satisfies readonly (readonly [
  string,
  (deps: SignedDeps) => Promise<boolean>,
  AnyCall,
  object,
  '302' | '303',
])[];

test.each(pauses)('%s ends the session here too, and then says until when', async (_, act, call, body, code) => {
  const { deps, logouts, shown } = signedIn();
  deps.ports.http.ok(call, { until: AT });
  expect(await act(deps)).toBe(true);
  expect(deps.ports.http.bodies(callPath(call))).toEqual([body]);
  // Signed out first, so that no part of the page is that of a member any more.
  expect(logouts).toEqual([['expired', null]]);
  expect(shown()).toEqual({ code, until: noon, reason: null, withdrawal: null, ended: true });
  expect(deps.heard('message')).toEqual([]);
});

test('[RG-30] an exclusion without an end of its own has none', async () => {
  const { deps, shown } = signedIn();
  deps.ports.http.ok(calls.exclusionStore, {});
  expect(await excludeMember(deps, 'forever')).toBe(true);
  expect(shown()).toMatchObject({ code: '303', until: null });
});

test.each(['soon', ''])('[RG-29] a break until "%s", which is no time, has an unknown end', async (until) => {
  const { deps, shown } = signedIn();
  deps.ports.http.unchecked(calls.breakStore, { until });
  expect(await takeBreak(deps, 'P1D')).toBe(true);
  expect(shown()).toMatchObject({ code: '302', until: null });
});

test.each(pauses)('%s that is refused is reported, and the session goes on', async (_, act, call) => {
  const { deps, logouts, shown } = signedIn();
  deps.ports.http.code(callPath(call), '101', 'No such length');
  expect(await act(deps)).toBe(false);
  expect(deps.heard('message')).toEqual([{ kind: 'error', text: 'No such length' }]);
  expect([logouts, shown(), deps.heard('failure')]).toEqual([[], null, []]);
});

test.each(pauses)('[ERR-06x] %s that was given up on purpose says nothing', async (_, act, call) => {
  const { deps, logouts } = signedIn();
  deps.ports.http.hold(callPath(call));
  const acted = act(deps);
  await settle();
  deps.calls.cancelAll();
  expect([await acted, deps.heard('message'), logouts]).toEqual([false, [], []]);
});
