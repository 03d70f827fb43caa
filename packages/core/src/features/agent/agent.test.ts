import { expect, test } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { createAgent, isAgent } from './index.ts';

const CHECK = '/api/member/apply_for_agent/check';
const setUp = () => {
  const deps = testDeps({ token: 't' });
  const agent = createAgent(deps);
  return { ...deps, agent, ask: () => deps.queryClient.fetchQuery(agent.queries.eligibility('7')) };
};

test('[AGT-01] every member type but 1 is an agent', () => {
  expect([1, 2, 0, 9].map((member_type) => isAgent({ member_type }))).toEqual([false, true, true, true]);
});

test.each([
  ['100', { kind: 'eligible' }],
  ['101', { kind: 'not-eligible' }],
  ['104', { kind: 'not-eligible' }],
  ['150', { kind: 'refused', message: 'Come back in May' }],
])('[AGT-10] [APIM-15] code %s of the application check', async (code, expected) => {
  const { ports, ask } = setUp();
  ports.http.code(CHECK, code, 'Come back in May');
  expect(await ask()).toEqual(expected);
  expect(ports.http.bodies(CHECK)).toEqual([{ agent_id: '7', apply_agent_flag: 1 }]);
});

test('an application check without an answer is a failure, not a refusal', async () => {
  const { ports, ask } = setUp();
  ports.http.on(CHECK, { status: 500, text: 'oops' });
  await expect(ask()).rejects.toMatchObject({ kind: 'invalid' });
});

test('[APIM-13] the names of the levels', async () => {
  const { ports, queryClient, agent } = setUp();
  ports.http.ok('/api/arks/web/agent-level-rename', { detail: { 1: 'Bronze', 2: { en_US: 'Silver' } } });
  expect(await queryClient.fetchQuery(agent.queries.levels())).toEqual({ 1: 'Bronze', 2: { en_US: 'Silver' } });
});
