import { expect, test } from 'vitest';
import { agentMenu, agentPage } from './agent-menu.ts';

test.each([
  [undefined, false, 'Plan'],
  ['', false, 'Plan'],
  ['plan', false, 'Plan'],
  ['Agreement', false, 'Agreement'],
  ['Register', false, 'NoPermission'],
  ['Transfer', false, 'NoPermission'],
  ['__proto__', false, 'NoPermission'],
  [undefined, true, 'DownlineInfo'],
  ['', true, 'DownlineInfo'],
  ['plan', true, 'Plan'],
  ['Register', true, 'Register'],
  ['register', true, 'Register'],
  ['Transfer', true, 'Transfer'],
  ['promotion', true, 'Promotion'],
  ['PerformanceSettlement', true, 'PerformanceSettlement'],
  ['Nothing', true, 'DownlineInfo'],
] as const)('[AUTH-50x] [AGT-08x] [SHELL-06] page %s of the agent window, agent %s: %s', (named, agent, expected) => {
  expect(agentPage(named, agent)).toBe(expected);
});

test('[AUTH-50x] a member who is no agent has the terms alone in the menu', () => {
  expect(agentMenu(false).flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(['Plan', 'Agreement']);
});
