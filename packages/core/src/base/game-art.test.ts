import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { fetchProviderGames } from '../features/catalogue/catalogue.api.ts';
import { fetchDemoGames } from '../features/demo/demo.api.ts';
import { testDeps } from '../testing/index.ts';

const icon = '/icon.webp';
const all = { square: '/square.webp', portrait: '/portrait.webp', wide: '/wide.webp' };
const games = [
  { game_id: 1, game_icon: icon, pictures: all },
  { game_id: 2, game_icon: icon, pictures: { wide: '/wide.webp' } },
  { game_id: 3, game_icon: icon },
];
const known = [
  { art: '/square.webp', pictures: { portrait: '/portrait.webp', wide: '/wide.webp' } },
  { art: icon, pictures: { wide: '/wide.webp' } },
  { art: icon },
];
const artOf = (list: readonly { readonly art: string; readonly pictures?: object }[]) =>
  list.map(({ art, pictures }) => (pictures ? { art, pictures } : { art }));

test('[LOOK-04] a listed game has its square picture, and those of other shapes only if the platform names them', async () => {
  const deps = testDeps();
  deps.ports.http.ok(calls.gameLabel, { list: [], main: games });
  const { signal } = new AbortController();
  const list = await fetchProviderGames(deps, { gtId: 2, gpId: 'GP', house: '' }, signal);
  expect(artOf(list.games)).toEqual(known);
  expect(list.games.map((game) => 'pictures' in game)).toEqual([true, true, false]);
  deps.ports.http.ok(calls.demoProviderGames, { list: games });
  expect(artOf(await fetchDemoGames(deps, { gtId: 2, gpId: 'GP', house: '' }, signal))).toEqual(known);
});

test('[LOOK-04] pages whose tiles are all square hold no addresses of other shapes', async () => {
  const deps = { ...testDeps(), hasShapes: () => false };
  deps.ports.http.ok(calls.gameLabel, { list: [], main: games });
  const { signal } = new AbortController();
  const list = await fetchProviderGames(deps, { gtId: 2, gpId: 'GP', house: '' }, signal);
  expect(artOf(list.games)).toEqual([{ art: '/square.webp' }, { art: icon }, { art: icon }]);
});
