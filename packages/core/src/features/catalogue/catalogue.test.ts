import { calls } from '@housefront/contract/calls';
import { describe, expect, test } from 'vitest';
import { settle } from '../../testing/index.ts';
import { usePlatform, type PlatformDepsOptions } from '../../testing/platform.ts';
import { createCatalogue } from './createCatalogue.ts';
import './catalogue.api.ts';

const LIST = '/api/v3/game_list';
const LABEL = '/api/v2/game_label';
const HOT = '/api/arks/web/member-games/hot-games';
const LAST = '/api/arks/web/member-games/last-playing-game';
const CRASH = '/api/arks/web/game-providers/custom-game-menus/crash';

const platform = usePlatform();

const setup = (options: PlatformDepsOptions = {}) => {
  const deps = platform.deps(options);
  const catalogue = createCatalogue(deps);
  catalogue.attach();
  return { deps, http: deps.ports.http, catalogue, client: deps.queryClient, queries: catalogue.queries };
};

const gp = {
  gp_id: 'GP01',
  gp_gt_name: 'Provider',
  game_type: '20',
  game_code: '',
  house: 'h1',
  icon_light: 'l',
  icon_dark: 'd',
};

describe('calls', () => {
  test('[API-29] game_list carries currency, site_id, support_device and template; halls keep the received order', async () => {
    const { http, client, queries } = setup({
      site: { clientType: 'pwa', mode: 'mobile', templateName: 'H5_3_mobile' },
    });
    const halls = await client.fetchQuery(queries.halls());
    expect(http.bodies(LIST)).toEqual([{ currency: 'RMB', site_id: 1001, support_device: 1, template: 'H5_3_mobile' }]);
    const known = platform.sandbox.world.catalogue.halls('RMB');
    expect(halls.map(({ id, providers }) => [id, providers.map((one) => one.id)])).toEqual(
      known.map(({ hall, providers }) => [hall.gtId, providers.map(({ gpId }) => gpId)]),
    );
    const slots = halls.find(({ id }) => id === 2);
    expect(slots).toMatchObject({
      key: 'slot',
      icon: expect.stringMatching(/./),
      iconActive: expect.stringMatching(/./),
    });
    expect(slots?.providers.find(({ id }) => id === 'GPJD')).toMatchObject({
      realId: 'GPJD',
      house: 'gpjd',
      iconLight: expect.stringMatching(/./),
      iconDark: expect.stringMatching(/./),
    });
  });

  test('[API-29] a hall without providers is empty, and one that is unknown is left out', async () => {
    const { http, client, queries } = setup();
    http.ok(calls.gameList, [
      { gt_id: '6', gt_name: 'Cards', gt_icon: 'i6', gt_icon_active: 'a6', gp_list: [gp] },
      { gt_id: 2, gt_name: { en_US: 'Slots' }, gt_icon: 'i2', gt_icon_active: 'a2' },
      { gt_id: 1, gt_name: 'There is no hall 1', gp_list: [gp] },
    ]);
    const halls = await client.fetchQuery(queries.halls());
    expect(halls.map(({ id, key, icon, iconActive }) => [id, key, icon, iconActive])).toEqual([
      [6, 'chess', 'i6', 'a6'],
      [2, 'slot', 'i2', 'a2'],
    ]);
    expect(halls.map(({ providers }) => providers.length)).toEqual([1, 0]);
  });

  test('[CAT-11x] a menu entry the site made has ori_gp_id as its real provider, gp_id when absent', async () => {
    const { http, client, queries } = setup();
    const made = (over: object) => ({ ...gp, gp_id: 'A', ...over });
    const list = [
      made({ customized: 1, ori_gp_id: 'B' }),
      made({ customized: 1 }),
      made({ customized: 0, ori_gp_id: 'B' }),
    ];
    http.ok(calls.gameList, [{ gt_id: 2, gt_name: 'Slots', gp_list: list }]);
    const halls = await client.fetchQuery(queries.halls());
    expect(halls[0]?.providers.map(({ id, realId }) => [id, realId])).toEqual([
      ['A', 'B'],
      ['A', 'A'],
      ['A', 'A'],
    ]);
  });

  test('[API-32] [CAT-15x] opening a provider sends game_label with six fields and gives labels and games', async () => {
    const { http, client, queries } = setup();
    const { labels, games } = await client.fetchQuery(queries.providerGames({ gtId: 2, gpId: 'GPJD', house: 'gpjd' }));
    expect(http.bodies(LABEL)).toEqual([
      { site_id: 1001, currency: 'RMB', device: 0, gp_id: 'GPJD', game_type_id: 2, house: 'gpjd' },
    ]);
    const { catalogue } = platform.sandbox.world;
    expect(games.map(({ id }) => id)).toEqual(catalogue.games('GPJD').map(({ id }) => String(id)));
    const tagged = labels.find(({ tag }) => tag === 'hot');
    expect(games.some(({ labelIds }) => labelIds.includes(tagged?.id ?? ''))).toBe(true);
    expect(labels.length).toBeGreaterThan(catalogue.labels('GPJD').length);
  });

  test('[CAT-15x] a game without an id is left out, a heart of the member shows', async () => {
    const { http, client, queries } = setup();
    http.malformed(calls.gameLabel, {
      list: [{ id: 7, tag: 'hot', name: 'Hot' }],
      main: [
        { id: 5, game_name: 'One', label_ids: [7], member_favorite: 1 },
        { game_id: 6, game_name: 'Two' },
        { game_name: 'no id' },
      ],
    });
    const { labels, games } = await client.fetchQuery(queries.providerGames({ gtId: 2, gpId: 'GP01', house: '3' }));
    expect(labels).toEqual([{ id: '7', tag: 'hot', name: 'Hot' }]);
    expect(games.map(({ id, labelIds, favourite }) => [id, labelIds, favourite])).toEqual([
      ['5', ['7'], true],
      ['6', [], false],
    ]);
  });

  test('[CAT-03] a game id may come as id or game_id and is one text either way', async () => {
    const { http, client, queries } = setup();
    http.ok(calls.crashGames, [{ id: 5 }, { game_id: 6 }, { id: '7' }, { game_id: '8', id: 9 }]);
    const games = await client.fetchQuery(queries.crashGames());
    expect(games.map(({ id }) => id)).toEqual(['5', '6', '7', '8']);
  });

  test('[API-31] [CAT-15x] a chosen tag sends get_tag_game_list with tag and gt_id and reads info', async () => {
    const { http, client, queries } = setup();
    const games = await client.fetchQuery(queries.tagGames('hot', 2));
    const known = platform.sandbox.world.catalogue.tagged('hot', 'RMB', 2);
    expect(games.map(({ id }) => id)).toEqual(known.map(({ id }) => String(id)));
    expect(http.bodies('/api/v2/get_tag_game_list')).toEqual([
      { site_id: 1001, currency: 'RMB', support_device: 0, tag: 'hot', gt_id: 2 },
    ]);
  });

  test.each([3, 6, 9])('[CAT-15x] a tag of hall %i is asked for in that hall', async (hall) => {
    const { http, client, queries } = setup();
    await client.fetchQuery(queries.tagGames('new', hall));
    expect(http.bodies('/api/v2/get_tag_game_list')).toEqual([
      { site_id: 1001, currency: 'RMB', support_device: 0, tag: 'new', gt_id: hall },
    ]);
  });

  test.each(['GPJD', 'gpjd', 'GpJd', 'H9', '007', 'ß'])(
    '[API-15x] the house %s is passed on as it is written',
    async (house) => {
      const { http, client, queries } = setup();
      http.ok(calls.gameLabel, { list: [], main: [{ id: 5, game_name: 'One', gp_id: 'GpX', house }] });
      const { games } = await client.fetchQuery(queries.providerGames({ gtId: 2, gpId: 'GpX', house }));
      expect(http.bodies(LABEL)).toMatchObject([{ gp_id: 'GpX', house }]);
      expect(games).toMatchObject([{ gpId: 'GpX', house }]);
    },
  );

  test('[API-33] the featured games are asked for with three fields', async () => {
    const { http, client, queries } = setup();
    expect(await client.fetchQuery(queries.templateGames())).toHaveLength(24);
    expect(http.bodies('/api/v2/get_template_game_list')).toEqual([
      { site_id: 1001, currency: 'RMB', support_device: 0 },
    ]);
  });

  test('[API-30] [CAT-14] crash games are asked for with two fields and their hearts are is_favorite', async () => {
    const { http, client, queries } = setup();
    const known = await client.fetchQuery(queries.crashGames());
    expect(http.bodies(CRASH)).toEqual([{ currency: 'RMB', site_id: 1001 }]);
    expect(known.map(({ id }) => id)).toEqual(
      platform.sandbox.world.catalogue.crash('RMB').map(({ id }) => String(id)),
    );
    http.ok(calls.crashGames, [
      { id: 1, is_favorite: 1, member_favorite: 0 },
      { id: 2, is_favorite: 0, member_favorite: 1 },
    ]);
    const games = await client.fetchQuery({ ...queries.crashGames(), staleTime: 0 });
    expect(games.map(({ favourite }) => favourite)).toEqual([true, false]);
  });

  test('[API-35] [CAT-25] hot games are asked for by hall and currency; another hall is another call', async () => {
    const { deps, http, client, queries } = setup();
    const slots = await client.fetchQuery(queries.hotGames(2));
    const cards = await client.fetchQuery(queries.hotGames(6));
    expect([slots, cards].map((games) => new Set(games.map(({ hallId }) => hallId)))).toEqual([
      new Set([2]),
      new Set([6]),
    ]);
    deps.site.setState({ currency: 'USD' });
    await client.fetchQuery(queries.hotGames(2));
    expect(http.bodies(HOT)).toEqual([
      { site_id: 1001, currency: 'RMB', gt_id: 2 },
      { site_id: 1001, currency: 'RMB', gt_id: 6 },
      { site_id: 1001, currency: 'USD', gt_id: 2 },
    ]);
  });

  test('[API-34] last played is asked for when a member is logged in, and gives ids and the games that the platform describes', async () => {
    const guest = setup();
    expect(guest.queries.lastPlayed().enabled).toBe(false);
    const { deps, http, client, queries } = setup({ member: 'lucky88' });
    const { members, memberLists } = platform.sandbox.world;
    const memberId = members.byAccount('lucky88')?.id ?? 0;
    deps.site.setState({ memberId: String(memberId) });
    memberLists.played(memberId, 1001);
    await deps.ports.clock.advance(1);
    memberLists.played(memberId, 1020);
    expect(queries.lastPlayed().enabled).toBe(true);
    const played = await client.fetchQuery(queries.lastPlayed());
    expect(played.ids).toEqual(['1020', '1001']);
    expect(played.games.map(({ id, name, gameCode }) => [id, name !== '', gameCode !== ''])).toEqual([
      ['1020', true, true],
      ['1001', true, true],
    ]);
    http.ok(calls.lastPlayingGame, [
      { game_id: 7 },
      { game_id: 8, game_name: 'Eight', gp_id: 'GPJD', game_code: 'c8' },
    ]);
    const bare = await client.fetchQuery({ ...queries.lastPlayed(), staleTime: 0 });
    expect([bare.ids, bare.games.map(({ id }) => id)]).toEqual([['7', '8'], ['8']]);
    expect(http.bodies(LAST)).toEqual([{}, {}]);
  });

  test('[CFG-21x] game codes of the config are not shown', async () => {
    const { http, client, queries } = setup({ config: { hiddenGameCodes: ['GPNL_3'] } });
    http.ok(calls.crashGames, [
      { id: 1, game_code: 'GPNL_3' },
      { id: 2, game_code: 'GPNL_30' },
    ]);
    expect((await client.fetchQuery(queries.crashGames())).map(({ id }) => id)).toEqual(['2']);
  });
});

test('[CAT-10x] [CAT-16] the site config and the layout decide where a provider leads', async () => {
  const { deps, http, client, queries, catalogue } = setup({
    config: { gameRoom: true, directLaunchProviders: ['GP02'] },
  });
  http.ok(calls.gameList, [{ gt_id: 2, gt_name: 'Slots', gp_list: [gp, { ...gp, gp_id: 'GP02' }] }]);
  const [slots] = await client.fetchQuery(queries.halls());
  const kinds = () => slots?.providers.map((one) => catalogue.openProvider(slots.id, one, 'Name').kind);
  expect(kinds()).toEqual(['room', 'play']);
  deps.site.setState({ mode: 'mobile' });
  expect(kinds()).toEqual(['list', 'play']);
});

describe('lists stay right', () => {
  test('[CAT-29x] currency, language, template and login each make another list; house and hall another provider list', () => {
    const { deps, queries } = setup();
    const keys = new Set<string>();
    const note = () => keys.add(JSON.stringify(queries.hotGames(2).queryKey));
    note();
    deps.site.setState({ currency: 'USD' });
    note();
    deps.site.setState({ locale: 'en_US' });
    note();
    deps.site.setState({ templateName: 'desktop_2' });
    note();
    deps.site.setState({ memberId: '42' });
    note();
    deps.site.setState({ memberId: '43' });
    note();
    expect(keys.size).toBe(6);
    const address = { gtId: 2, gpId: 'A', house: '1' };
    const provider = [address, { ...address, gtId: 6 }, { ...address, gpId: 'B' }, { ...address, house: '2' }];
    expect(new Set(provider.map((one) => JSON.stringify(queries.providerGames(one).queryKey))).size).toBe(4);
  });

  test('[CAT-29x] until the list of a login is there the same list of before is used, and never another one', () => {
    const { deps, queries } = setup();
    const address = { gtId: 2, gpId: 'A', house: '1' };
    const shown = { queryKey: queries.providerGames(address).queryKey };
    const guestList = { labels: [], games: [] };
    deps.site.setState({ memberId: '42' });
    const shownMeanwhile = (gpId: string): unknown => {
      const { placeholderData } = queries.providerGames({ ...address, gpId });
      return typeof placeholderData === 'function'
        ? Reflect.apply(placeholderData, undefined, [guestList, shown])
        : null;
    };
    expect(shownMeanwhile('A')).toBe(guestList);
    expect(shownMeanwhile('B')).toBeUndefined();
  });

  test('[CAT-29x] a list that nothing waits for any more is given up', async () => {
    const { http, client, queries } = setup();
    http.hold(LABEL);
    const options = queries.providerGames({ gtId: 2, gpId: 'A', house: '' });
    const asked = client.fetchQuery(options).catch(() => 'gone');
    await settle();
    await client.cancelQueries({ queryKey: options.queryKey });
    expect(http.sent(LABEL)[0]?.signal.aborted).toBe(true);
    expect(await asked).toBe('gone');
  });

  test('[CAT-29x] a list that a page brought in part is asked for as a whole, a whole one is not', async () => {
    const { http, client, queries } = setup();
    http.ok(calls.gameLabel, { list: [], main: [{ id: 1 }, { id: 2 }] });
    const options = queries.providerGames({ gtId: 2, gpId: 'A', house: '' });
    client.setQueryData(options.queryKey, { labels: [], games: [], more: 2 });
    await client.prefetchQuery(options);
    expect(client.getQueryData(options.queryKey)).toMatchObject({ games: [{ id: '1' }, { id: '2' }] });
    await client.prefetchQuery(options);
    expect(http.sent(LABEL)).toHaveLength(1);
  });

  test('[ERR-04x] a failed reload keeps the last good list and is reported nowhere else', async () => {
    const { deps, http, client, queries } = setup();
    const games = await client.fetchQuery(queries.hotGames(2));
    http.code(HOT, '999', 'X');
    await client.fetchQuery({ ...queries.hotGames(2), staleTime: 0 }).catch(() => undefined);
    expect(client.getQueryData(queries.hotGames(2).queryKey)).toBe(games);
    expect(deps.heard('failure')).toEqual([]);
  });

  test('[CAT-24] last played is stale when a game ended', async () => {
    const { deps, client, queries } = setup({ member: 'lucky88' });
    await client.fetchQuery(queries.lastPlayed());
    const stale = () => client.getQueryState(queries.lastPlayed().queryKey)?.isInvalidated;
    expect(stale()).toBe(false);
    deps.events.emit('game-ended', { gpId: 'GP01' });
    expect(stale()).toBe(true);
  });

  test('[CAT-21] saved hearts show in every list that holds the game, and only there', async () => {
    const { deps, http, client, queries } = setup({ member: 'lucky88' });
    http.ok(calls.hotGames, [{ id: 1 }, { id: 2 }]);
    http.ok(calls.gameLabel, { list: [], main: [{ id: 1 }, { id: 3, member_favorite: 1 }] });
    const address = { gtId: 2, gpId: 'GP01', house: '' };
    await Promise.all([
      client.fetchQuery(queries.hotGames(2)),
      client.fetchQuery(queries.providerGames(address)),
      client.fetchQuery(queries.halls()),
    ]);
    const halls = client.getQueryData(queries.halls().queryKey);
    deps.events.emit('favourites-saved', {
      hearts: new Map([
        ['1', true],
        ['3', false],
        ['77', true],
      ]),
    });
    const hearts = (games: readonly { id: string; favourite: boolean }[] | undefined) =>
      games?.map(({ id, favourite }) => [id, favourite]);
    expect(hearts(client.getQueryData(queries.hotGames(2).queryKey))).toEqual([
      ['1', true],
      ['2', false],
    ]);
    expect(hearts(client.getQueryData(queries.providerGames(address).queryKey)?.games)).toEqual([
      ['1', true],
      ['3', false],
    ]);
    expect(client.getQueryData(queries.halls().queryKey)).toBe(halls);
  });

  test('[CAT-29x] a login makes lists stale, a logout takes the lists of the member out of memory', async () => {
    const { deps, client, queries } = setup();
    const guestKey = queries.hotGames(2).queryKey;
    await client.fetchQuery(queries.hotGames(2));
    await client.fetchQuery(queries.halls());
    const login = { memberId: '42', currencyBefore: 'RMB', currency: 'RMB' };
    const stale = () => client.getQueryState(queries.halls().queryKey)?.isInvalidated;
    deps.events.emit('login', { ...login, atStart: true });
    expect(stale()).toBe(false);
    platform.signIn(deps.ports, 'lucky88');
    deps.site.setState({ memberId: '42' });
    deps.events.emit('login', { ...login, atStart: false });
    expect(stale()).toBe(true);
    await Promise.all([client.fetchQuery(queries.hotGames(2)), client.fetchQuery(queries.lastPlayed())]);
    const ownKeys = [queries.hotGames(2).queryKey, queries.lastPlayed().queryKey];
    expect(ownKeys.map((key) => client.getQueryData(key) !== undefined)).toEqual([true, true]);
    deps.events.emit('logout', { reason: 'asked' });
    expect(ownKeys.map((key) => client.getQueryData(key))).toEqual([undefined, undefined]);
    expect(client.getQueryData(guestKey)).toHaveLength(24);
  });
});
