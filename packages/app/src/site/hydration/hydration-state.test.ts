import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '@housefront/core/adapters';
import { expect, test, vi } from 'vitest';
import { serialiseState, type HydrationState } from './hydration-state.ts';

const halls = { list: [{ name: '電子 "遊戲"', open: true }], none: undefined };

function stateOf(data: Readonly<Record<string, unknown>>): HydrationState {
  const client = new QueryClient();
  for (const [key, value] of Object.entries(data)) client.setQueryData([key, { siteId: 1001 }], value);
  // Queries are what this test is about; the other members are texts and numbers.
  return { mode: 'mobile', locale: 'zh_CN', currency: 'RMB', queries: dehydrate(client) } as HydrationState;
}

test('state and payload carry every response as the cache holds it', () => {
  const given = stateOf({ halls, jackpot: 12_345, nothing: null, empty: {}, list: [] });
  const { state, payload } = serialiseState(given);
  expect(JSON.parse(state)).toEqual(JSON.parse(JSON.stringify(given)));
  const { queries } = JSON.parse(JSON.stringify(given));
  expect(JSON.parse(payload)).toEqual({ mode: 'mobile', locale: 'zh_CN', currency: 'RMB', queries: queries.queries });
  const browser = new QueryClient();
  hydrate(browser, JSON.parse(state).queries);
  expect(browser.getQueryData(['halls', { siteId: 1001 }])).toEqual(halls);
  expect(browser.getQueryData(['nothing', { siteId: 1001 }])).toBeNull();
});

test('[FLD-01] amounts travel to the last digit, and no text is taken for one', () => {
  const amounts = {
    jackpot: 9_007_199_254_740_993n,
    wheel: {
      prizes: [
        { amount: 500n, name: '#500' },
        { amount: null, name: '##' },
      ],
      note: { $amounts: '#1' },
    },
    forged: { $amounts: '#12', name: '#3' },
    texts: { a: '#500' },
    negative: [-(10n ** 18n)],
  };
  const { state, payload } = serialiseState(stateOf(amounts));
  const browser = createQueryClient();
  hydrate(browser, JSON.parse(state).queries);
  for (const [key, value] of Object.entries(amounts)) {
    expect(browser.getQueryData([key, { siteId: 1001 }])).toEqual(value);
  }
  // Data without amounts is written as before, so that nothing has to search it.
  expect(payload).toContain('{"a":"#500"}');
});

test('a response that pages share is written once', () => {
  const toJSON = vi.fn(() => 'written');
  const shared = { game: { toJSON } };
  expect(serialiseState(stateOf({ a: shared })).state).toContain('written');
  expect(serialiseState(stateOf({ b: shared })).state).toContain('written');
  expect(toJSON).toHaveBeenCalledTimes(1);
});

test('a page without responses has an empty list of them', () => {
  expect(JSON.parse(serialiseState(stateOf({})).payload)).toMatchObject({ queries: [] });
});
