import { expect, test } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
// Loaded here, so that no test is the one that loads it.
import './agent.api.ts';
import { createAgent, isAgent } from './index.ts';

const LEVELS = '/api/arks/web/agent-level-rename';
const CHECK = '/api/member/apply_for_agent/check';
const platform = usePlatform();
const setUp = () => {
  const deps = testDeps({ token: 't' });
  const agent = createAgent(deps);
  return { ...deps, agent, ask: () => deps.queryClient.fetchQuery(agent.queries.eligibility('7')) };
};

test('[AGT-01] every member type but 1 is an agent', () => {
  expect([1, 2, 0, 9].map((type) => isAgent({ type }))).toEqual([false, true, true, true]);
});

test.each([
  ['101', { kind: 'not-eligible' }],
  ['150', { kind: 'refused', message: 'Come back in May' }],
])('[AGT-10] [APIM-15] code %s of the application check', async (code, expected) => {
  const { ports, ask } = setUp();
  ports.http.code(CHECK, code, 'Come back in May');
  expect(await ask()).toEqual(expected);
  expect(ports.http.bodies(CHECK)).toEqual([{ agent_id: '7', apply_agent_flag: 1 }]);
});

test.each([
  ['lucky88', { kind: 'eligible' }],
  ['falcon1', { kind: 'not-eligible' }],
])('[AGT-10] [APIM-15] whether %s may become an agent', async (member, expected) => {
  const deps = platform.deps({ member });
  expect(await deps.queryClient.fetchQuery(createAgent(deps).queries.eligibility('7'))).toEqual(expected);
});

test('an application check without an answer is a failure, not a refusal', async () => {
  const { ports, ask } = setUp();
  ports.http.on(CHECK, { status: 500, text: 'oops' });
  await expect(ask()).rejects.toMatchObject({ kind: 'invalid' });
});

test('a refusal without words is a failure, and neither is reported', async () => {
  const { ports, ask, heard } = setUp();
  ports.http.code(CHECK, '150', '');
  await expect(ask()).rejects.toMatchObject({ kind: 'refused', code: '150' });
  ports.http.code(CHECK, '401', 'Please sign in again');
  await expect(ask()).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(heard('failure')).toEqual([]);
});

test('what a member was shown goes with the login, and is asked for again by the next one', () => {
  const { ports, agent } = setUp();
  const keys = () => [agent.queries.levels().queryKey, agent.queries.eligibility('7').queryKey];
  expect(keys()).toEqual([
    ['member', 'agent-levels', '42'],
    ['member', 'agent-eligibility', '42', '7'],
  ]);
  ports.storage.set('member_id', '43');
  expect(keys()).toEqual([
    ['member', 'agent-levels', '43'],
    ['member', 'agent-eligibility', '43', '7'],
  ]);
});

test('[ERR-04x] reads that fail are reported nowhere, those that nothing waits for are given up', async () => {
  const deps = setUp();
  const { levels, eligibility } = deps.agent.queries;
  expect(await readOutcome(deps, levels(), LEVELS)).toEqual(quiet);
  expect(await readOutcome(deps, eligibility('7'), CHECK)).toEqual(quiet);
  expect(levels().staleTime).toBe(600_000);
});

test('[APIM-13] the names of the levels', async () => {
  const deps = platform.deps({ member: 'falcon1' });
  expect(await deps.queryClient.fetchQuery(createAgent(deps).queries.levels())).toMatchObject({
    1: 'Bronze',
    2: { en_US: 'Silver' },
  });
});

test('a guest has no answers', () => {
  const { levels } = createAgent(testDeps()).queries;
  expect(levels().queryKey).toEqual(['member', 'agent-levels', '']);
});
