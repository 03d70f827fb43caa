import { expect, test } from 'vitest';
import { agencyKind, domainOrigin, levelName, standingOf } from './agent.rules.ts';

const layout = { type: 2, isAgent: true, agentType: '1', agentLevel: 3, isAgentActive: true };

test('[AGT-02] an agent is recognised by the four fields of the layout', () => {
  expect(standingOf(layout)).toEqual({ level: 3, type: '1', isActive: true });
  expect(standingOf({ ...layout, isAgentActive: false })?.isActive).toBe(false);
});

test.each([
  [1, true, false],
  [1, false, false],
  [2, true, true],
  [2, false, true],
  [0, false, true],
  [9, false, true],
])('[AGT-02] [AGT-03x] with member_type %i and is_agent %s a member is an agent: %s', (type, isAgent, agent) => {
  const read = { ...layout, type, isAgent };
  expect(standingOf(read) !== null).toBe(agent);
});

test('[AGT-05x] a level without a name has none of the platform', () => {
  const levels = { 1: 'Bronze', 2: { en_US: 'Silver', zh_CN: '白银' }, 3: '' };
  expect([1, 2, 3, 4].map((level) => levelName(levels, level, 'zh_CN'))).toEqual([
    'Bronze',
    '白银',
    undefined,
    undefined,
  ]);
  expect(levelName(undefined, 1, 'en_US')).toBeUndefined();
});

test('[AGT-03x] a kind of agency is named by a word: the usual one, a counted one, or as the platform names it', () => {
  expect(['1', '7', '12', 'Partner', '1a'].map(agencyKind)).toEqual([
    'usual',
    'numbered',
    'numbered',
    'named',
    'named',
  ]);
});

test.each([
  ['www.line.test', 'https://www.line.test'],
  ['http://line.test:8080/x?y', 'http://line.test:8080'],
  ['https://me@line.test', null],
  ['javascript:alert(1)', null],
  ['', null],
])('[AGT-17x] the domain %s is the origin %s', (domain, origin) => {
  expect(domainOrigin(domain)).toBe(origin);
});
