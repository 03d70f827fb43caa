import { expect, test } from 'vitest';
import { game, testDeps } from '../../testing/index.ts';

import { createCatalogue, type GameLabel } from './index.ts';

test('[CAT-24] ids are matched with the games of every list that was loaded here, and of no other', () => {
  const deps = testDeps({ site: { memberId: '42' } });
  const catalogue = createCatalogue(deps);
  const { queryClient, site } = deps;
  const { hotGames, providerGames, templateGames } = catalogue.queries;
  const labels: GameLabel[] = [];
  expect(catalogue.loadedGames().size).toBe(0);
  queryClient.setQueryData(hotGames(2).queryKey, [game('1')]);
  queryClient.setQueryData(hotGames(3).queryKey, [game('2')]);
  queryClient.setQueryData(templateGames().queryKey, [game('1'), game('3')]);
  const list = providerGames({ gtId: 2, gpId: 'GPJD', house: '' });
  queryClient.setQueryData(list.queryKey, { labels, games: [game('4')] });
  site.setState({ currency: 'USD' });
  queryClient.setQueryData(hotGames(2).queryKey, [game('5')]);
  expect([...catalogue.loadedGames().keys()]).toEqual(['5']);
  site.setState({ currency: 'RMB' });
  expect([...catalogue.loadedGames().keys()].toSorted()).toEqual(['1', '2', '3', '4']);
});
