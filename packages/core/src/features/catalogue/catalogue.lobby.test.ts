import { calls } from '@housefront/contract/calls';
import { indexFacets } from '@housefront/contract/rules';
import { expect, onTestFinished, test } from 'vitest';
import { game, testDeps } from '../../testing/index.ts';
// Loaded here, so that no test is the one that loads it.
import './catalogue.lobby.api.ts';
import { fetchProviderGames } from './catalogue.api.ts';
import {
  bestRemoval,
  countsHere,
  createCatalogue,
  facetQueries,
  shelfQueries,
  lobbyRanges,
  placeShelves,
  toLobbyGame,
  type LobbyShelves,
  type PlacedShelf,
} from './index.ts';

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
  const { page } = facetQueries(deps);
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

const shelf = { title: 'New', kind: 'games', list: [], providers: [], more: '' };
const listed = (id: number) => ({ ...written, game_id: id });

test('[LOB-09] a shelf without a title or of another kind is left out; rules are asked for, and one that fails has no games', async () => {
  const deps = here();
  deps.site.setState({ locale: 'de_DE' });
  const rule = (facets: object, count = 500) => ({ facets, sort: 'newest', count });
  deps.ports.http.ok(calls.lobbyShelves, {
    shelves: [
      { ...shelf, id: 'a', rule: rule({ new: ['30'] }) },
      { ...shelf, id: 'b', rule: rule({ weather: ['sun'] }) },
      { ...shelf, id: 'c', kind: 'weather' },
      { ...shelf, id: 'd', title: ' ' },
      { ...shelf, id: 'e', kind: 'providers', providers: [{ gp_id: 'GP', gt_id: 2 }] },
      { ...shelf, id: 'f', kind: 'jackpots' },
      { ...shelf, id: 'g', title: { en_US: 'New', de_DE: 'Neu', zh_CN: '新' }, list: [written] },
    ],
  });
  deps.ports.http.ok(calls.lobbyGames, { list: [written, listed(8)], total: 2, facets: [] });
  const of = { title: 'New', more: '', providers: [], kind: 'games' };
  expect(await read(deps, shelfQueries(deps).ofGuests())).toMatchObject({
    games: [{ id: '7' }, { id: '8' }],
    shelves: [
      { ...of, id: 'a', gameIds: ['7', '8'] },
      { ...of, id: 'b', gameIds: [] },
      { id: 'e', kind: 'providers', gameIds: [], providers: [{ gpId: 'GP', hallId: 2 }] },
      { ...of, id: 'g', title: 'Neu', gameIds: ['7'] },
    ],
  });
  const [pageOf] = deps.ports.http.sent('/api/lobby/games');
  expect(pageOf?.body).toMatchObject({ facets: { new: ['30'] }, sort: 'newest', count: 60, page: 1 });
  deps.ports.http.on('/api/lobby/games', { status: 500, text: '' });
  expect(await read(deps, shelfQueries(deps).ofGuests(3))).toMatchObject({
    games: [{ id: '7' }],
    shelves: [{ id: 'a', gameIds: [] }, { id: 'b' }, { id: 'e' }, { id: 'g' }],
  });
});

test.each([
  ['lacks the call', 404],
  ['fails', 500],
])('[LOB-09] a page has its own shelves if the platform %s', async (_, status) => {
  const deps = here();
  deps.ports.http.on('/api/lobby/shelves', { status, text: '' });
  expect(await read(deps, shelfQueries(deps).ofGuests())).toEqual({ games: [], shelves: null });
});

test('[LOB-10] shelves of guests are asked for without the token, and kept apart from those of a member', async () => {
  const deps = here();
  deps.ports.storage.set('token', 'secret');
  deps.site.setState({ memberId: '7' });
  deps.ports.http.ok(calls.lobbyShelves, {
    shelves: [{ ...shelf, id: 'a', rule: { facets: { new: ['30'] }, sort: 'newest' } }],
  });
  deps.ports.http.ok(calls.lobbyGames, { list: [written], total: 1, facets: [] });
  const { ofGuests, ofMember } = shelfQueries(deps);
  await read(deps, ofGuests(2));
  await read(deps, ofMember(2));
  const tokens = deps.ports.http.requests.map(({ url, headers }) => [url, headers['authorization']]);
  expect(tokens).toEqual([
    ['/api/lobby/shelves', undefined],
    ['/api/lobby/games', undefined],
    ['/api/lobby/shelves', 'secret'],
    ['/api/lobby/games', 'secret'],
  ]);
  expect(ofGuests(2).queryKey.at(-1)).toBe('guest');
  expect([ofMember(2).queryKey.at(-1), ofMember(2).enabled]).toEqual(['7', true]);
  deps.site.setState({ memberId: null });
  expect(ofMember(2).enabled).toBe(false);
});

const lists = (shelves: Readonly<Record<string, readonly number[]>>): LobbyShelves => ({
  games: Object.values(shelves)
    .flat()
    .map((id) => game(String(id))),
  shelves: Object.entries(shelves).map(([id, ids]) => ({
    id,
    title: id,
    kind: 'games',
    gameIds: ids.map(String),
    providers: [],
    more: '',
  })),
});
const numbersOf = (shelves: readonly PlacedShelf[] | undefined) =>
  shelves?.map(({ id, games }) => [id, ...games.map((one) => Number(one.id))]);
const none = { own: new Set<string>(), loaded: new Map() };

test('[LOB-09] each game is in the first shelf that lists it, and an empty shelf is left out', () => {
  const placed = placeShelves({ ...none, guests: lists({ a: [1, 2], b: [], c: [2, 3], d: [1] }) });
  expect(numbersOf(placed?.shelves)).toEqual([
    ['a', 1, 2],
    ['c', 3],
  ]);
  expect(placed?.later).toEqual([]);
  expect(placeShelves({ ...none, guests: { games: [], shelves: null } })).toBeNull();
});

test('[LOB-10] only what the answer of guests lacks comes later; its own games move no other and empty no shelf', () => {
  const hearts = new Map([['4', { ...game('4'), favourite: true }]]);
  const placed = placeShelves({
    guests: lists({ a: [1, 2, 3, 4], b: [5] }),
    members: lists({ vip: [6, 1, 5, 9], b: [7, 8], a: [], last: [2, 10], gone: [3] }),
    own: new Set(['1', '5', '10']),
    loaded: hearts,
  });
  expect(numbersOf(placed?.shelves)).toEqual([
    ['a', 4, 2, 3],
    ['b', 5],
  ]);
  expect(placed?.shelves[0]?.games[0]?.favourite).toBe(true);
  expect(numbersOf(placed?.later)).toEqual([['vip', 6, 9]]);
  const failed = { games: [], shelves: null };
  expect(placeShelves({ ...none, guests: lists({ a: [1] }), members: failed })?.later).toEqual([]);
  expect(placeShelves({ ...none, guests: failed, members: lists({ vip: [6] }) })).toBeNull();
});

test('[LOB-10] hearts reach the games of shelves, and a sign-out leaves those of guests alone', () => {
  const deps = here();
  const { queryClient, events } = deps;
  deps.site.setState({ memberId: '7' });
  const { ofGuests, ofMember } = shelfQueries(deps);
  queryClient.setQueryData(ofGuests().queryKey, lists({ a: [1] }));
  queryClient.setQueryData(ofMember().queryKey, lists({ vip: [2] }));
  const own = ofMember().queryKey;
  const catalogue = createCatalogue(deps);
  onTestFinished(catalogue.attach());
  expect([...catalogue.loadedGames().keys()]).toEqual(['2']);
  events.emit('favourites-saved', { hearts: new Map([['2', true]]) });
  expect(catalogue.loadedGames().get('2')?.favourite).toBe(true);
  events.emit('logout', { reason: 'replaced' });
  expect(queryClient.getQueryData(own)).toBeUndefined();
  expect(queryClient.getQueryData(ofGuests().queryKey)?.shelves?.map(({ id }) => id)).toEqual(['a']);
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
