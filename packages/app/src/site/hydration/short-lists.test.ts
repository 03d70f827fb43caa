import type { ProviderGames } from '@housefront/core/features/catalogue';
import { game } from '@housefront/core/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { truncateLists } from './short-lists.ts';

const key = ['catalogue', 'games', 'provider', { gpId: 'GPAA' }, {}, 'guest'];

const shortened = (count: number, search = ''): ProviderGames | undefined => {
  const queryClient = new QueryClient();
  const games = Array.from({ length: count }, (_, index) => game(String(index)));
  queryClient.setQueryData<ProviderGames>(key, { labels: [], games });
  truncateLists({ queryClient }, new URL(`/slotgame?${search}`, 'http://site.invalid'));
  return queryClient.getQueryData<ProviderGames>(key);
};

test('[CAT-29x] of a long list a page holds the first screens and how many are missing', () => {
  const list = shortened(10_000, 'gt_id=2&gp_id=GPAA');
  expect([list?.games.length, list?.games[0]?.id, list?.more]).toEqual([90, '0', 9910]);
});

test('[CAT-12] lists of usual length, and lists that are searched, travel as a whole', () => {
  expect(shortened(300)).toMatchObject({ games: { length: 300 } });
  expect(shortened(300)?.more).toBeUndefined();
  for (const search of ['q=a', 'label=1', 'filter=my_favorite', 'sort=name', 'volatility=4']) {
    expect(shortened(1000, search)?.games).toHaveLength(1000);
  }
});
