import { calls } from '@housefront/contract/calls';
import { callPath } from '@housefront/contract/endpoint';
import { success } from '@housefront/core/testing';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxes, facet, game, loadLists, lobby, names, open } from './lobby.fixtures.ts';

beforeAll(loadLists, 60_000);

const paged = { lobby: { ...lobby, count: 'platform' as const } };
const found = (shown: readonly string[], total: number | null) =>
  success(calls.lobbyGames, {
    list: shown.map((name, at) => game(at + 1, name)),
    ...(total !== null && { total }),
    facets: [{ id: 'volatility', values: ['1', '4'].map((id) => ({ id, count: 1 })) }],
  });
const PAGES = callPath(calls.lobbyGames);

test('[LOB-05] a slow first answer after a fast second is ignored, and a failed page keeps the list', async () => {
  const { ports, href, runtime } = await open('/games', {
    config: paged,
    prepare: ({ http }) => http.on(PAGES, found(['Amber', 'Bronze'], 2)),
  });
  await expect.poll(names).toEqual(['Amber', 'Bronze']);
  expect(ports.http.sent(callPath(calls.gameLabel))).toEqual([]);
  const release = ports.http.hold(PAGES);
  await facet('Volatility').click();
  await page
    .getByRole('group', { name: 'Volatility' })
    .getByRole('checkbox', { name: /^Very low/ })
    .click();
  await expect.poll(() => ports.http.bodies(PAGES).at(-1)).toMatchObject({ facets: { volatility: ['1'] }, page: 1 });
  expect(names()).toEqual(['Amber', 'Bronze']);
  ports.http.on(PAGES, found(['Dune'], 1));
  await page.getByRole('group', { name: 'Volatility' }).getByRole('checkbox', { name: /^High/ }).click();
  await expect.poll(names).toEqual(['Dune']);
  release(found(['Ember'], 1));
  await expect.poll(() => runtime.core.queryClient.isFetching()).toBe(0);
  expect([names(), href()]).toEqual([['Dune'], '/games?volatility=1,4']);
  ports.http.code(PAGES, 500);
  await page.getByRole('button', { name: 'Remove filter: High' }).click();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(names()).toEqual(['Dune']);
  ports.http.on(PAGES, found(['Coral'], 1));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(names).toEqual(['Coral']);
});

test('[LOB-08] a number of games that is not known leaves the button without a figure', async () => {
  await open('/games', {
    mode: 'mobile',
    config: paged,
    prepare: ({ http }) => http.on(PAGES, found(['Amber', 'Bronze'], null)),
  });
  await expect.poll(names).toEqual(['Amber', 'Bronze']);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Show games', exact: true })).toBeVisible();
  expect(page.getByText(/\d+ games?$/).elements()).toEqual([]);
});

test('[LOB-07] the platform is asked what brings games back to an empty page', async () => {
  const { href } = await open('/games?q=zzz&volatility=4', {
    config: paged,
    prepare: ({ http }) =>
      http.on(PAGES, ({ body }) => {
        const { q, facets } = body as { readonly q?: string; readonly facets: object };
        if (q === undefined) return found(['Amber', 'Bronze'], 2);
        return Object.keys(facets).length === 0 ? found(['Coral', 'Dune', 'Ember'], 3) : found([], 0);
      }),
  });
  await page.getByRole('button', { name: 'Without Volatility: 3 games' }).click();
  await expect.poll(names).toEqual(['Coral', 'Dune', 'Ember']);
  expect(href()).toBe('/games?q=zzz');
});

test('[LOB-05] a platform that lacks the call leaves the counting to the browser', async () => {
  const { ports } = await open('/games', { config: paged, prepare: ({ http }) => http.on(PAGES, { status: 404 }) });
  await expect.poll(names).toEqual(['Amber', 'Bronze', 'Coral', 'Dune', 'Ember']);
  expect(ports.http.sent(PAGES)).toHaveLength(1);
});

test('[LOB-02] [LOB-05] the platform of the sandbox narrows all games by page, provider and hall', async () => {
  const { ports, href } = await open('/games?gt_id=2', { config: paged });
  await expect.element(facet('Game lobbies 1')).toBeVisible();
  await facet('Providers').click();
  await expect.poll(() => boxes('Providers').length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(href).toBe('/games?gt_id=2&page=2');
  await expect
    .poll(() => ports.http.bodies(PAGES).at(-1))
    .toMatchObject({ facets: { hall: ['2'] }, page: 2, count: 60 });
});
