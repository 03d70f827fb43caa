import { calls } from '@housefront/contract/calls';
import { expect, test, vi } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import { tellRefusals } from './refusals/protection.calls.ts';
import { acknowledgeFunds, storeMarketing } from './protection.choices.ts';
import { protection } from './protection.fixtures.ts';
import { optIn, storePayout } from './protection.play.ts';
import { protectionQueries } from './protection.queries.ts';
import { answerCheck, storeCheck } from './protection.session.ts';

vi.mock('./protection.choices.api.ts', () => {
  throw new Error('part of the program is missing');
});
vi.mock('./protection.play.api.ts', () => {
  throw new Error('part of the program is missing');
});
vi.mock('./refusals/protection.refusals.ts', () => {
  throw new Error('part of the program is missing');
});
vi.mock('./protection.session.api.ts', () => {
  throw new Error('part of the program is missing');
});

type Deps = ReturnType<typeof testDeps>;

test.each<[string, string, (deps: Deps) => Promise<boolean>]>([
  ['[RG-33] choices of marketing', 'the choice', (deps) => storeMarketing(deps, [])],
  ['[RG-34] the text on client money', 'the choice', (deps) => acknowledgeFunds(deps, 1)],
  ['[RG-43] the payment of winnings', 'the payment of winnings', (deps) => storePayout(deps, 100n)],
  ['[RG-32] taking part in a promotion', 'the promotion', (deps) => optIn(deps, '7')],
  ['[RG-11] the interval of the reality check', 'the reality check', (deps) => storeCheck(deps, 30)],
])('%s: code that cannot be loaded is shown as a lost connection, and logged', async (_, action, act) => {
  const deps = testDeps({ token: 't1' });
  expect(await act(deps)).toBe(false);
  expect(deps.heard('message')).toEqual([{ kind: 'error', key: 'error_network' }]);
  expect(deps.ports.logger.lines).toMatchObject([{ level: 'error', message: `${action} could not be loaded` }]);
});

test('[RG-11] a reality check whose code cannot be loaded stays, and can be answered again', async () => {
  const deps = testDeps({ token: 't1' });
  const { queryKey } = protectionQueries(deps).offers();
  deps.queryClient.setQueryData(queryKey, []);
  expect(await answerCheck(deps, 'continue')).toBe('unreachable');
  expect(deps.heard('message')).toEqual([]);
  expect(deps.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
});

test.each<Pick<CallError, 'kind' | 'code'>>([
  { kind: 'network', code: '' },
  { kind: 'limited', code: '302' },
  { kind: 'refused', code: '301' },
  { kind: 'refused', code: '302' },
  { kind: 'unauthorized', code: '401' },
])('[RG-29] a failure is given as it is while the code of refusals is missing: $kind $code', async (known) => {
  const deps = testDeps({ token: 't1', config: { protection } });
  const failed = { ok: false, error: { ...known, message: 'words' } } as const;
  const client = tellRefusals({ ...deps.calls, send: async () => failed }, deps);
  expect(await client.send(calls.login, {} as never)).toEqual(failed);
  // Other failures need no code.
  const needs = known.code === '401' || (known.kind === 'refused' && known.code === '302');
  expect(deps.ports.logger.lines).toHaveLength(needs ? 1 : 0);
});
