import { calls } from '@housefront/contract/calls';
import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { settle } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { createDemo } from '../demo/index.ts';
import { createCatalogue } from './createCatalogue.ts';
import './catalogue.api.ts';

const platform = usePlatform();

const setUp = (halls?: { order?: number[]; hidden?: number[] }) => {
  const choice = halls && { order: [], hidden: [], first: 3, ...halls };
  const deps = platform.deps(choice ? { config: { halls: choice } } : {});
  const { queries } = createCatalogue(deps);
  /** The halls that a component of a page gets. */
  const seen = async () => {
    const observer = new QueryObserver(deps.queryClient, queries.halls());
    onTestFinished(observer.subscribe(() => undefined));
    for (let round = 0; round < 5 && !observer.getCurrentResult().data; round += 1) await settle();
    return observer.getCurrentResult().data ?? [];
  };
  return { deps, http: deps.ports.http, client: deps.queryClient, queries, seen };
};

const all = () => platform.sandbox.world.catalogue.halls('RMB').map(({ hall }) => hall.gtId);

test('[CAT-06] halls are shown in the order of the site, without hidden ones; wallets know them all', async () => {
  const scene = setUp({ order: [4, 3], hidden: [8] });
  const rest = all().filter((id) => ![4, 3, 8].includes(id));
  expect(all()).toContain(8);
  expect((await scene.seen()).map(({ id }) => id)).toEqual([4, 3, ...rest]);
  const known = await scene.client.fetchQuery(scene.queries.halls());
  expect(known.map(({ id, hidden }) => (hidden ? -id : id))).toEqual([
    4,
    3,
    ...all().flatMap((id) => ([3, 4].includes(id) ? [] : [id === 8 ? -8 : id])),
  ]);
  // Both are one call.
  expect(scene.http.sent('/api/v3/game_list')).toHaveLength(1);
});

test('[CAT-06] all components of a page share one list', async () => {
  const scene = setUp({ order: [3] });
  expect(await scene.seen()).toBe(await scene.seen());
  const plain = setUp();
  expect((await plain.seen()).map(({ id }) => id)).toEqual(all());
});

test('[API-33] [API-30] [PLAY-41] games of a hidden hall are in no list, nor are its demo games', async () => {
  const game = (id: number, gt_id?: number) => ({
    id,
    game_code: `C${id}`,
    game_name: `G${id}`,
    ...(gt_id && { gt_id }),
  });
  const { deps, client, queries, http } = setUp({ hidden: [6] });
  const games = [game(1, 2), game(2, 6), game(3)];
  http.ok(calls.templateGameList, games);
  http.ok(calls.hotGames, games);
  http.ok(calls.crashGames, games);
  const lists = [queries.templateGames(), queries.hotGames(2), queries.crashGames()];
  for (const list of lists) {
    expect((await client.fetchQuery(list)).map(({ name }) => name)).toEqual(['G1', 'G3']);
  }
  const demoHalls = await client.fetchQuery(createDemo(deps).queries.halls());
  expect(demoHalls.length).toBeGreaterThan(0);
  expect(demoHalls.map(({ id }) => id)).not.toContain(6);
});
