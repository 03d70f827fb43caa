import { expect, test } from 'vitest';
import { agentPage } from './agent-menu.ts';

test.each([
  [undefined, false, 'Plan'],
  ['', false, 'Plan'],
  ['plan', false, 'Plan'],
  ['Register', false, 'no-permission'],
  ['Transfer', false, 'no-permission'],
  ['__proto__', false, 'no-permission'],
  [undefined, true, 'Plan'],
  ['Register', true, 'Register'],
  ['register', true, 'Register'],
  ['Transfer', true, 'Plan'],
] as const)('[AUTH-50x] [SHELL-06] page %s of the agent window, agent %s: %s', (named, agent, expected) => {
  expect(agentPage(named, agent)).toBe(expected);
});
