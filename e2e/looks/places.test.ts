import { expect, test } from 'vitest';
import { agentPage } from '../../packages/app/src/screens/account/agent/agent-menu.ts';
import { places } from './places.ts';
import { states } from './states.ts';

const names = places.map(({ name }) => name);

test('pages of the product are found by the tables of the product', () => {
  expect(names).toEqual(expect.arrayContaining(['home', 'discount', 'user/Deposit', 'proxy/Transfer', 'fastPayment']));
  expect(names.filter((name) => name.startsWith('user/')).length).toBeGreaterThanOrEqual(14);
  expect(agentPage('StratifiedTable', true)).toBe('StratifiedTable');
  expect(names).toContain('proxy/StratifiedTable');
  expect(names).not.toContain('close');
});

test('names are unique, also those of what is pressed on a page', () => {
  expect(new Set(names).size).toBe(names.length);
  for (const name of Object.keys(states)) {
    expect(names).toContain(name);
    const own = (states[name] ?? []).map((state) => state.name);
    expect(new Set(own).size).toBe(own.length);
  }
});
