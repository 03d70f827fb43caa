import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest } from './features/session/session.store.ts';
import { followDecimals } from './followDecimals.ts';
import { testDeps } from './testing/deps.ts';

const btc = { wire: 'BTC', code: 'BTC', symbol: '₿', decimals: 8, place: 'before' } as const;
const keys = ['cash', 'layout'].map((name) => ['member', name]);

/** Member 1 had the first currency, then the other one. */
const change = (id: string, from: string, to: string) => {
  const deps = testDeps({ config: { ownCurrencies: [btc] } });
  const member = { id: '1', account: 'a', currency: from };
  const store = createStore(() => ({ ...guest, member: member as typeof member | null }));
  followDecimals(deps, { store });
  for (const key of keys) deps.queryClient.setQueryData(key, 1);
  store.setState({ member: { ...member, id, currency: to } });
  return { kept: keys.map((key) => deps.queryClient.getQueryData(key) === 1), heard: deps.heard('balance-changed') };
};

test.each([
  ['BTC', 'USD'],
  ['USD', 'BTC'],
])('[LOC-01] amounts that were read as %s and are %s are read again, but for the layout that said so', (from, to) => {
  expect(change('1', from, to)).toEqual({ kept: [false, true], heard: [{ cash: null }] });
});

test('[LOC-01] with the same decimals, and for another member, nothing is read again', () => {
  const nothing = { kept: [true, true], heard: [] };
  expect([change('1', 'VND', 'USD'), change('2', 'BTC', 'USD')]).toEqual([nothing, nothing]);
});
