import { calls } from '@housefront/contract/calls';
import { describe, expect, test } from 'vitest';
import { usePlatform, type PlatformDepsOptions } from '../../testing/platform.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
// Loaded here, so that no test is the one that loads it.
import './demo.api.ts';
import { createDemo } from './createDemo.ts';
import { chosenDemo } from './demo.list.ts';

const HALLS = '/api/demo/gt_games';
const GAMES = '/api/demo/gp_games';

const platform = usePlatform();
const setup = (options: PlatformDepsOptions = {}) => {
  const deps = platform.deps(options);
  return { deps, http: deps.ports.http, client: deps.queryClient, demo: createDemo(deps) };
};

describe('demo lists', () => {
  test('[API-21] [PLAY-41] gt_games carries four fields and gives halls with their demo providers', async () => {
    const { http, client, demo } = setup();
    const halls = await client.fetchQuery(demo.queries.halls());
    expect(http.bodies(HALLS)).toEqual([{ site_id: 1001, support_device: 0, currency: 'RMB', template: 'desktop_1' }]);
    const known = platform.sandbox.world.catalogue.demoHalls('RMB');
    expect(halls.map(({ id, providers }) => [id, providers.map((one) => one.id)])).toEqual(
      known.map(({ hall, providers }) => [hall.gtId, providers.map(({ gpId }) => gpId)]),
    );
    expect(halls.flatMap(({ providers }) => providers).find(({ id }) => id === 'GPJD')?.house).toBe('gpjd');
  });

  test('[API-20] [PLAY-41] gp_games carries six fields, game_type_id among them, and gives games ready to start', async () => {
    const { http, client, demo } = setup({
      site: { clientType: 'app', mode: 'mobile' },
      config: { hiddenGameCodes: ['GPJD-1021'] },
    });
    const games = await client.fetchQuery(demo.queries.games({ gtId: 2, gpId: 'GPJD', house: 'h' }));
    expect(http.bodies(GAMES)).toEqual([
      { site_id: 1001, currency: 'RMB', device: 2, gp_id: 'GPJD', game_type_id: 2, house: 'h' },
    ]);
    const known = platform.sandbox.world.catalogue.demoGames('GPJD').filter(({ code }) => code !== 'GPJD-1021');
    expect(games.map(({ gpId, gameCode, demo: playable }) => [gpId, gameCode, playable])).toEqual(
      known.map(({ code }) => ['GPJD', code, true]),
    );
    expect(games[0]).toMatchObject({ title: known[0]?.names });
  });
});

describe('demo lists, kept', () => {
  const address = { gtId: 2, gpId: 'GPR8', house: 'h' };

  test('[ERR-04x] lists that fail are reported nowhere, those that nothing waits for are given up', async () => {
    const { deps, demo } = setup();
    expect(await readOutcome(deps, demo.queries.halls(), HALLS)).toEqual(quiet);
    expect(await readOutcome(deps, demo.queries.games(address), GAMES)).toEqual(quiet);
  });

  test('[PLAY-41] they are kept for five minutes, each for its site, currency, device, template and language', () => {
    const { deps, demo } = setup();
    const here = { siteId: 1001, currency: 'RMB', supportDevice: 0, template: 'desktop_1', locale: 'zh_CN' };
    expect(demo.queries.halls()).toMatchObject({
      queryKey: ['demo', 'halls', here],
      enabled: true,
      staleTime: 300_000,
    });
    const games = { queryKey: ['demo', 'games', address, here], enabled: true, staleTime: 300_000 };
    expect(demo.queries.games(address)).toMatchObject(games);
    deps.site.setState({ locale: 'en_US', currency: 'USD' });
    const there = { ...here, locale: 'en_US', currency: 'USD' };
    expect(demo.queries.games(address).queryKey).toEqual(['demo', 'games', address, there]);
    const off = setup({ config: { demoGameEnable: false } });
    expect(off.demo.queries.games(address).enabled).toBe(false);
  });

  test('[API-21] a hall and its providers come with names and art', async () => {
    const { http, client, demo } = setup();
    const provider = { gp_id: 'GPJD', gp_gt_name: 'JD', house: 'h', icon_light: 'l', icon_dark: 'd' };
    http.ok(calls.demoGameTypes, [
      { gt_id: 2, gt_name: 'Slots', gt_icon: 'i', gt_icon_active: 'a', gp_list: [provider] },
    ]);
    expect(await client.fetchQuery(demo.queries.halls())).toEqual([
      {
        id: 2,
        key: 'slot',
        name: 'Slots',
        icon: 'i',
        iconActive: 'a',
        providers: [{ id: 'GPJD', name: 'JD', house: 'h', iconLight: 'l', iconDark: 'd' }],
      },
    ]);
  });

  test('[API-20] a game that names its own provider and house keeps them', async () => {
    const { http, client, demo } = setup();
    http.ok(calls.demoProviderGames, [{ id: 1, game_code: 'X1', gp_id: 'GPJD', house: 'own' }]);
    expect(await client.fetchQuery(demo.queries.games(address))).toMatchObject([{ gpId: 'GPJD', house: 'own' }]);
  });
});

describe('who has demos', () => {
  test('[PLAY-40] four providers only', () => {
    const { demo } = setup();
    expect(['GPR8', 'GPJD', 'GPFC', 'GPJL'].every(demo.canDemo)).toBe(true);
    expect(['GPR9', 'gpr8', '', 'GP01'].some(demo.canDemo)).toBe(false);
  });

  test('[PLAY-42x] a demo button needs the switch, a demo provider and its place in the loaded lists', () => {
    const hall = { id: 2, key: 'slot', name: '', icon: '', iconActive: '' } as const;
    const listed = (id: string) => [{ ...hall, providers: [{ id, name: '', house: '', iconLight: '', iconDark: '' }] }];
    const { demo } = setup();
    expect(demo.showsDemo(listed('GPR8'), 2, 'GPR8')).toBe(true);
    const two = [...listed('GPR8'), ...listed('GPJD')].flatMap(({ providers }) => providers);
    expect(demo.showsDemo([{ ...hall, providers: two }], 2, 'GPJD')).toBe(true);
    expect(demo.showsDemo(undefined, 2, 'GPR8')).toBe(false);
    expect(demo.showsDemo(listed('GPJD'), 2, 'GPR8')).toBe(false);
    expect(demo.showsDemo(listed('GPR8'), 6, 'GPR8')).toBe(false);
    expect(demo.showsDemo(listed('GP01'), 2, 'GP01')).toBe(false);
    const off = setup({ config: { demoGameEnable: false } });
    expect(off.demo.showsDemo(listed('GPR8'), 2, 'GPR8')).toBe(false);
    expect(off.demo.queries.halls().enabled).toBe(false);
  });

  test('[STORE-08] the switch is mirrored to storage at start', () => {
    for (const on of [true, false]) {
      const { deps, demo } = setup({ config: { demoGameEnable: on } });
      demo.attach();
      expect(deps.ports.storage.local.getItem('demoGameEnable')).toBe(on ? '1' : '0');
    }
  });
});

describe('the list', () => {
  const provider = (id: string) => ({ id, name: id, house: '', iconLight: '', iconDark: '' });
  const hall = (id: number, ...ids: string[]) => ({
    id,
    key: 'slot' as const,
    name: '',
    icon: '',
    iconActive: '',
    providers: ids.map(provider),
  });
  const shown = (halls: ReturnType<typeof hall>[], hallId: number | null, gpId: string | null) => {
    const found = chosenDemo(halls, { hallId, gpId });
    return found && [found.hall.id, found.provider.id];
  };

  test('[PLAY-41] shows what was chosen, else the first hall and provider that have games', () => {
    const halls = [hall(4), hall(2, 'GPR8', 'GPJD'), hall(6, 'GPJD')];
    expect(shown(halls, 2, 'GPJD')).toEqual([2, 'GPJD']);
    expect(shown(halls, 6, null)).toEqual([6, 'GPJD']);
    expect(shown(halls, 6, 'GPR8')).toEqual([6, 'GPJD']);
    expect(shown(halls, 4, 'GPR8')).toEqual([2, 'GPR8']);
    expect(shown(halls, null, null)).toEqual([2, 'GPR8']);
    expect(shown([hall(4)], null, null)).toBeNull();
    expect(shown([], 2, 'GPR8')).toBeNull();
  });

  test('[PLAY-41] another hall starts at its first provider, and the list keeps its place while it is closed', () => {
    const { list } = setup().demo;
    expect(list.store.getState()).toEqual({ open: false, hallId: null, gpId: null });
    list.open(2, 'GPJD');
    list.chooseHall(6);
    expect(list.store.getState()).toEqual({ open: true, hallId: 6, gpId: null });
    list.chooseProvider('GPJD');
    list.close();
    expect(list.store.getState()).toEqual({ open: false, hallId: 6, gpId: 'GPJD' });
    list.open();
    expect(list.store.getState()).toEqual({ open: true, hallId: null, gpId: null });
  });
});
