import { calls } from '@housefront/contract/calls';
import { indexFacets } from '@housefront/contract/rules';
import { expect, test } from 'vitest';
import { game, testDeps } from '../../testing/index.ts';
// Loaded here, so that no test is the one that loads it.
import './catalogue.lobby.api.ts';
import { fetchProviderGames } from './catalogue.api.ts';
import { bestRemoval, countsHere, lobbyQueries, lobbyRanges, toLobbyGame } from './index.ts';

const lobby = {
  facets: ['feature' as const],
  ranges: { rtp: [94], lines: [20], stake: { RMB: ['100'] } },
  count: 'auto' as const,
  shelves: true,
};
const here = () => {
  const deps = testDeps();
  return { ...deps, config: { ...deps.config, lobby } };
};
const written = { game_id: 7, game_name: 'Tiger', game_code: 'T', rtp: '96.1', min_stake: '20' };
const read = async (deps: ReturnType<typeof testDeps>, options: object) =>
  deps.queryClient.fetchQuery(options as never);

test('[LOB-01] what games say of themselves is kept on sites with a lobby only, and only where they say something', async () => {
  const traitsOn = async (deps: ReturnType<typeof testDeps>) => {
    deps.ports.http.ok(calls.gameLabel, {
      list: [],
      main: [written, { game_id: 8, game_name: 'Bare', game_code: 'B' }],
    });
    const { games } = await fetchProviderGames(deps, { gtId: 2, gpId: 'GP', house: '' }, new AbortController().signal);
    return games.map(({ traits }) => traits && [traits.rtp, traits.lowestStake, traits.theme]);
  };
  expect(await traitsOn(here())).toEqual([['96.1', 20n, null], undefined]);
  expect(await traitsOn(testDeps())).toEqual([undefined, undefined]);
});

test('[LOB-05] a page is asked for as it was chosen, and an older answer stays under its own key', async () => {
  const deps = here();
  const { page } = lobbyQueries(deps);
  const ask = { choice: { feature: ['buy'] }, text: 'tig', order: 'rtp', page: 2, hallId: 2 } as const;
  deps.ports.http.ok(calls.lobbyGames, {
    list: [written],
    total: 61,
    facets: [
      { id: 'feature', values: [{ id: 'buy', count: 61 }] },
      { id: 'weather', values: [] },
    ],
  });
  expect(await read(deps, page(ask))).toMatchObject({
    total: 61,
    counts: { feature: { buy: 61 } },
    games: [{ id: '7' }],
  });
  expect(deps.ports.http.requests[0]?.body).toMatchObject({
    gt_id: 2,
    q: 'tig',
    facets: { feature: ['buy'] },
    ranges: { rtp: [94], lines: [20], stake: ['100'] },
    sort: 'rtp',
    page: 2,
    count: 60,
  });
  expect(page(ask).queryKey).not.toEqual(page({ ...ask, text: 'tige' }).queryKey);
});

test('[LOB-09] a shelf without a title, of an unknown kind or with an unknown facet is left out', async () => {
  const deps = here();
  const shelf = { title: 'New', kind: 'games', list: [], providers: [], more: '' };
  const rule = (facets: object) => ({ facets, sort: 'newest', count: 500 });
  deps.ports.http.ok(calls.lobbyShelves, {
    shelves: [
      { ...shelf, id: 'a', rule: rule({ new: ['30'] }) },
      { ...shelf, id: 'b', rule: rule({ weather: ['sun'] }) },
      { ...shelf, id: 'c', kind: 'weather' },
      { ...shelf, id: 'd', title: ' ' },
      { ...shelf, id: 'e', kind: 'providers', providers: [{ gp_id: 'GP', gt_id: 2 }] },
    ],
  });
  expect(await read(deps, lobbyQueries(deps).shelves())).toMatchObject([
    { id: 'a', rule: { choice: { new: ['30'] }, order: 'newest', count: 60 } },
    { id: 'e', rule: null, providers: [{ gpId: 'GP', hallId: 2 }] },
  ]);
});

test('[LOB-05] the browser counts up to 2,000 games, or as the config says, or where the platform cannot', () => {
  const by = (count: 'auto' | 'platform' | 'browser') => ({ lobby: { ...lobby, count } });
  expect([2000, 2001].map((games) => countsHere(by('auto'), games, false))).toEqual([true, false]);
  expect([countsHere(by('platform'), 5, false), countsHere(by('platform'), 5, true)]).toEqual([false, true]);
  expect(countsHere(by('browser'), 10_000, false)).toBe(true);
  expect(lobbyRanges({ lobby }, 'RMB').stake).toEqual([100n]);
  expect(lobbyRanges({ lobby }, 'constructor').stake).toEqual([]);
});

test('[LOB-07] of what finds nothing, the part is named whose removal brings back the most games', () => {
  const games = ['buy', 'buy', 'spins'].map((feature, at) =>
    toLobbyGame({
      ...game(String(at)),
      traits: { ...toLobbyGame(game('x')), features: [feature], volatility: at === 2 ? 4 : 1 },
    }),
  );
  const index = indexFacets(games, { ranges: {}, today: '2026-12-01' });
  const choice = { feature: ['buy'], volatility: ['4'] };
  expect(bestRemoval(index, choice)).toEqual({ facet: 'volatility', count: 2 });
  expect(bestRemoval(index, choice, [])).toBeNull();
  expect(bestRemoval(index, {}, [])).toEqual({ facet: 'text', count: 3 });
});
