import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest } from '../features/session/session.store.ts';
import { followCurrency } from './followCurrency.ts';
import { testDeps } from '../testing/deps.ts';

/** Amounts of a member, the layout, and what is the same for everyone. */
const keys = [['member', 'cash'], ['member', 'protection', '1', 'state'], ['member', 'layout'], ['halls']];

/** Member 1 had the first currency, then the other one. */
const change = (id: string, from: string, to: string) => {
  const deps = testDeps();
  const member = { id: '1', account: 'a', currency: from };
  const store = createStore(() => ({ ...guest, member: member as typeof member | null }));
  followCurrency(deps, { store });
  for (const key of keys) deps.queryClient.setQueryData(key, 1);
  store.setState({ member: { ...member, id, currency: to } });
  return { kept: keys.map((key) => deps.queryClient.getQueryData(key) === 1), heard: deps.heard('currency-moved') };
};

test.each([
  ['JPY', 'USD'],
  ['USD', 'JPY'],
  ['USD', 'EUR'],
])(
  '[LOC-01] [RG-51] amounts in %s are dropped when the account is in %s, but for the layout that said so',
  (from, to) => {
    expect(change('1', from, to)).toEqual({ kept: [false, false, true, true], heard: [null] });
  },
);

test('[LOC-01] in the same currency, and for another member, nothing is dropped', () => {
  const nothing = { kept: [true, true, true, true], heard: [] };
  expect([change('1', 'USD', 'USD'), change('2', 'JPY', 'USD')]).toEqual([nothing, nothing]);
});
