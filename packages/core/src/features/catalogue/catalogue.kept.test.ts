import { expect, test } from 'vitest';
import { game, testDeps, type TestDepsOptions } from '../../testing/index.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
// Loaded here, so that no test is the one that loads it.
import './catalogue.api.ts';
import { provider } from './catalogue.fixtures.ts';
import { indexGames } from './catalogue.list.ts';
import { mergeGames, playableGame } from './catalogue.providers.ts';
import type { Hall } from './catalogue.types.ts';
import { createCatalogue } from './createCatalogue.ts';

const setUp = (options: TestDepsOptions = {}) => {
  const deps = testDeps(options);
  const catalogue = createCatalogue(deps);
  const detach = catalogue.attach();
  const stale = (key: readonly unknown[]) => deps.queryClient.getQueryState(key)?.isInvalidated;
  return { ...deps, catalogue, detach, stale, queries: catalogue.queries };
};

const GP01 = provider();
const address = { gtId: 2, gpId: 'GP01', house: 'h' };

test('[CAT-29x] each list is kept for five minutes under what it depends on', () => {
  const { queries } = setUp({ site: { memberId: '42' } });
  const here = { siteId: 1001, currency: 'RMB', supportDevice: 0, template: 'desktop_1', locale: 'zh_CN' };
  const kept = (...key: readonly unknown[]) => ({ queryKey: ['catalogue', ...key], staleTime: 300_000 });
  expect(queries.halls()).toMatchObject(kept('halls', here));
  expect(queries.tagGames('hot', 2)).toMatchObject(kept('games', 'tag', { tag: 'hot', gtId: 2 }, here, '42'));
  expect(queries.templateGames()).toMatchObject(kept('games', 'template', {}, here, '42'));
  expect(queries.hotGames(2)).toMatchObject(kept('games', 'hot', { gtId: 2 }, here, '42'));
  expect(queries.crashGames()).toMatchObject(kept('games', 'crash', {}, here, '42'));
  expect(queries.lastPlayed()).toMatchObject({ ...kept('games', 'last-played', {}, here, '42'), enabled: true });
  expect(queries.providerGames(address).queryKey).toEqual(['catalogue', 'games', 'provider', address, here, '42']);
  expect(setUp().queries.lastPlayed()).toMatchObject({
    ...kept('games', 'last-played', {}, here, 'guest'),
    enabled: false,
  });
});

test('[CAT-29x] the same list of another login is used, a list of anything else never does', () => {
  const { queries, site } = setUp();
  const lists = () =>
    [queries.tagGames('hot', 2), queries.templateGames(), queries.hotGames(2), queries.crashGames()] as const;
  const others = [queries.tagGames('new', 2), queries.crashGames(), queries.hotGames(3), queries.templateGames()];
  const before = lists().map(({ queryKey }) => queryKey);
  site.setState({ memberId: '42' });
  const shownMeanwhile = (placeholder: unknown, queryKey: readonly unknown[] | undefined): unknown =>
    typeof placeholder === 'function'
      ? Reflect.apply(placeholder, undefined, ['shown', queryKey === undefined ? undefined : { queryKey }])
      : null;
  lists().forEach(({ placeholderData }, index) => {
    expect(shownMeanwhile(placeholderData, before[index])).toBe('shown');
    expect(shownMeanwhile(placeholderData, others[index]?.queryKey)).toBeUndefined();
    expect(shownMeanwhile(placeholderData, undefined)).toBeUndefined();
  });
});

test('[ERR-04x] lists that fail are reported nowhere, those that nothing waits for are given up', async () => {
  const deps = setUp({ token: 't1' });
  const { queries } = deps;
  expect(await readOutcome(deps, queries.halls(), '/api/v3/game_list')).toEqual(quiet);
  expect(await readOutcome(deps, queries.tagGames('hot', 2), '/api/v2/get_tag_game_list')).toEqual(quiet);
  expect(await readOutcome(deps, queries.templateGames(), '/api/v2/get_template_game_list')).toEqual(quiet);
  const crash = '/api/arks/web/game-providers/custom-game-menus/crash';
  expect(await readOutcome(deps, queries.crashGames(), crash)).toEqual(quiet);
  const last = '/api/arks/web/member-games/last-playing-game';
  expect(await readOutcome(deps, queries.lastPlayed(), last)).toEqual(quiet);
});

test('a list none of whose hearts changed stays the same object, so that nothing of it is drawn again', () => {
  const { events, queries, queryClient } = setUp({ token: 't1' });
  const [flat, whole] = [queries.hotGames(2).queryKey, queries.providerGames(address).queryKey];
  queryClient.setQueryData(flat, [game('1', { favourite: true })]);
  queryClient.setQueryData(whole, { labels: [], games: [game('1', { favourite: true })], more: 3 });
  queryClient.setQueryData(['other'], [game('1')]);
  const shown = [queryClient.getQueryData(flat), queryClient.getQueryData(whole)];
  events.emit('favourites-saved', { hearts: new Map([['1', true]]) });
  expect(queryClient.getQueryData(flat)).toBe(shown[0]);
  expect(queryClient.getQueryData(whole)).toBe(shown[1]);
  expect(queryClient.getQueryData(['other'])).toEqual([game('1')]);
  events.emit('favourites-saved', { hearts: new Map([['1', false]]) });
  expect(queryClient.getQueryData(whole)).toEqual({ labels: [], games: [game('1')], more: 3 });
});

test('[CAT-29x] a login makes the catalogue stale and nothing else, a logout the halls alone', () => {
  const { events, queries, queryClient, stale } = setUp();
  const keys = [queries.halls().queryKey, queries.hotGames(2).queryKey, ['banners']];
  const fill = () => keys.forEach((key) => queryClient.setQueryData(key, []));
  fill();
  events.emit('login', { memberId: '42', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  expect(keys.map(stale)).toEqual([true, true, false]);
  for (const leave of [
    () => events.emit('logout', { reason: 'asked' }),
    () => events.emit('session-expired', { message: '' }),
  ]) {
    fill();
    leave();
    expect(keys.map(stale)).toEqual([true, false, false]);
    expect(keys.map((key) => queryClient.getQueryData(key))).toEqual([[], [], []]);
  }
});

test('[CAT-24] a game that ended makes last played stale and no list', () => {
  const { events, queries, queryClient, stale } = setUp({ site: { memberId: '42' } });
  const keys: readonly (readonly unknown[])[] = [
    queries.lastPlayed().queryKey,
    queries.hotGames(2).queryKey,
    queries.halls().queryKey,
  ];
  for (const key of keys) queryClient.setQueryData(key, []);
  events.emit('game-ended', { gpId: null });
  expect(keys.map(stale)).toEqual([true, false, false]);
});

test('games of other parts of the cache are none that were loaded', () => {
  const { catalogue, queries, queryClient } = setUp();
  queryClient.setQueryData(queries.hotGames(2).queryKey, [game('1')]);
  const place = queries.hotGames(2).queryKey.slice(-2);
  queryClient.setQueryData(['other', ...place], [game('2')]);
  expect([...catalogue.loadedGames().keys()]).toEqual(['1']);
});

test('a catalogue that was detached follows nothing', () => {
  const { detach, events, queries, queryClient, stale } = setUp();
  const key = queries.halls().queryKey;
  queryClient.setQueryData(key, []);
  detach();
  events.emit('login', { memberId: '42', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
  events.emit('logout', { reason: 'asked' });
  expect(stale(key)).toBe(false);
});

test('[CAT-10x] [CAT-16] the providers with a list are those of this site and layout', () => {
  const hall: Hall = { id: 2, key: 'slot', name: '', icon: '', iconActive: '', providers: [GP01] };
  const listed = setUp().catalogue.listedProviders([hall]);
  expect(listed).toEqual([{ provider: GP01, address: { gtId: 2, gpId: 'GP01', house: 'h9' } }]);
  const direct = setUp({ config: { directLaunchProviders: ['GP01'] } });
  expect(direct.catalogue.listedProviders([hall])).toEqual([]);
});

test('a game of two lists is the one of the first list', () => {
  const [first, later] = [game('1', { name: 'first' }), game('1', { name: 'later' })];
  const { games } = mergeGames([
    { provider: GP01, list: { labels: [], games: [first] } },
    { provider: GP01, list: { labels: [], games: [later] } },
  ]);
  expect(games[0]).toBe(first);
});

test('[CAT-11x] a game that says nothing plays as it is where no provider is known', () => {
  expect(playableGame(game('1', { gpId: '', gameType: '', house: '' }), 'N')).toEqual({
    gpId: '',
    gameType: '',
    gameCode: 'c1',
    house: '',
    name: 'N',
  });
});

test('an order is made once, and the platform’s own is the list itself', () => {
  const games = [game('b'), game('a', { tag: 'hot' }), game('', { name: '' })];
  const index = indexGames(games, 'en_US');
  const select = (sort?: 'default' | 'name' | 'hot') =>
    index.select({ isFavourite: () => false, ...(sort !== undefined && { sort }) });
  expect([select(), select('default')]).toEqual([games, games]);
  expect(select()).toBe(games);
  expect(select('name').map(({ id }) => id)).toEqual(['a', 'b', '']);
  expect(select('name')).toBe(select('name'));
  expect(select('hot').map(({ id }) => id)).toEqual(['a', 'b', '']);
});

test('games without a name keep the platform’s order among themselves', () => {
  const games = [game('2', { name: '' }), game('1', { name: '' }), game('a')];
  const sorted = indexGames(games, 'en_US').select({ sort: 'name', isFavourite: () => false });
  expect(sorted.map(({ id }) => id)).toEqual(['a', '2', '1']);
});
