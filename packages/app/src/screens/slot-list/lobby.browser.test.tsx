import { calls } from '@housefront/contract/calls';
import { callPath } from '@housefront/contract/endpoint';
import type { SiteConfig } from '@housefront/contract/site-config';
import { success } from '@housefront/core/testing';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SiteTemplates } from '../../kernel/defineSite.ts';
import { openPage, type PageOptions } from '../../testing/openPage.tsx';

const lobby: NonNullable<SiteConfig['lobby']> = {
  facets: ['provider', 'feature', 'volatility', 'rtp', 'stake', 'lines', 'new'],
  ranges: { rtp: [94, 96], lines: [20, 50], stake: { USD: ['20', '100'] } },
  count: 'auto',
  shelves: false,
};
const LIST = '/slotgame?gt_id=2&gp_id=GPR8&house=gpr8';

beforeAll(async () => {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('./slot-game.page.ts'),
    import('../games/games.page.ts'),
    import('./lobby/lobby.ts'),
  ]);
  await Promise.all([desktop.default.views.slotList(), phone.default.views.slotList()]);
}, 60_000);

const game = (id: number, name: string, more: object = {}) => ({
  game_id: id,
  game_name: name,
  game_code: `GPR8_${id}`,
  game_type: '2',
  gp_id: 'GPR8',
  gt_id: 2,
  ...more,
});
const NAMES = /Amber|Bronze|Coral|Dune|Ember/;
const modules = import.meta.glob<Awaited<ReturnType<SiteTemplates['desktop']>>>(
  '../../../../ui/src/templates/[dh]*/template.ts',
);
const templates = Object.entries(modules).map(([path, load]) => ({ id: path.split('/').at(-2) ?? path, load }));
/** Volatility 1 has free spins only, volatility 4 cascades only. */
const five = [
  game(1, 'Amber', { volatility: 1, features: ['freespins'], popularity: 3, min_stake: '20' }),
  game(2, 'Bronze', { volatility: 1, features: ['freespins'], popularity: 9, min_stake: '500' }),
  game(3, 'Coral', { volatility: 1, features: ['freespins'] }),
  game(4, 'Dune', { volatility: 4, features: ['cascade'], popularity: 5, min_stake: '100' }),
  game(5, 'Ember'),
];

const open = async (path: string, { config, prepare, ...more }: PageOptions = {}) => {
  await page.viewport(more.mode === 'mobile' ? 390 : 1280, 800);
  onTestFinished(() => page.viewport(414, 896));
  const site = await openPage(path, {
    unscripted: true,
    config: { lobby, ...config },
    prepare: (ports) => {
      ports.http.ok(calls.gameLabel, { list: [], main: five });
      prepare?.(ports);
    },
    ...more,
  });
  return { ...site, href: () => site.runtime.navigation.target().href };
};
/** Names of the games in the list, without those below it. */
const names = (): readonly string[] =>
  [...document.querySelectorAll('li')].flatMap(({ textContent }) => NAMES.exec(textContent)?.[0] ?? []);
const filter = () => page.getByRole('group', { name: 'Filter', exact: true });
const facet = (name: string | RegExp) => filter().getByRole('button', { name });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const boxes = (name: string) =>
  page
    .getByRole('group', { name })
    .getByRole('checkbox')
    .elements()
    .map((one) =>
      one instanceof HTMLInputElement ? `${one.labels?.[0]?.textContent}${one.disabled ? ' -' : ''}` : '',
    );
const chips = () =>
  page
    .getByRole('list', { name: 'Chosen filters' })
    .getByRole('listitem')
    .elements()
    .map((chip) => chip.textContent);

test('[LOB-02] [LOB-03] a facet narrows list, counts and address; its chip removes it, and a button removes all', async () => {
  const { href } = await open(LIST);
  await facet('Volatility').click();
  await expect
    .poll(() => boxes('Volatility'))
    .toEqual(['Very low (3)', 'Low (0) -', 'Medium (0) -', 'High (1)', 'Very high (0) -']);
  await box('Very low (3)').click();
  await expect.poll(names).toEqual(['Amber', 'Bronze', 'Coral']);
  expect(href()).toBe(`${LIST}&volatility=1`);
  // Counts of a facet are those of all others, so the other values of this one stay.
  expect(boxes('Volatility')).toContain('High (1)');
  await box('High (1)').click();
  await expect.poll(href).toBe(`${LIST}&volatility=1,4`);
  await userEvent.keyboard('{Escape}');
  await facet('Feature').click();
  await expect.poll(() => boxes('Feature')).toContain('Cascades (1)');
  await box('Cascades (1)').click();
  await expect.poll(names).toEqual(['Dune']);
  expect(chips()).toEqual(['Cascades', 'Very low', 'High', 'Remove all filters']);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Remove filter: Cascades' }).click();
  await expect.poll(names).toEqual(['Amber', 'Bronze', 'Coral', 'Dune']);
  await page.getByRole('button', { name: 'Remove all filters' }).click();
  await expect.poll(names).toHaveLength(5);
  expect(href()).toBe(LIST);
});

test('[LOB-02] a chosen value that no game has can be removed, and names are shown, never ids', async () => {
  const { href } = await open(`${LIST}&feature=unknown-id&volatility=5`);
  await facet('Volatility 1').click();
  await expect.element(box('Very high (0)')).toBeEnabled();
  await expect.poll(chips).toEqual(['Feature', 'Very high', 'Remove all filters']);
  await box('Very high (0)').click();
  await expect.poll(href).toBe(`${LIST}&feature=unknown-id`);
  await page.getByRole('button', { name: 'Remove filter: Feature' }).click();
  await expect.poll(href).toBe(LIST);
});

test('[LOB-03] an address with surplus and unknown parts is put right in place, without an entry of the history', async () => {
  const { href, runtime } = await open(`${LIST}&volatility=9,4,1,1&page=2&sort=price&rtp=&new=31`);
  await expect.poll(names).toEqual(['Amber', 'Bronze', 'Coral', 'Dune']);
  await expect.poll(href).toBe(`${LIST}&volatility=1,4`);
  expect(runtime.navigation.back()).toBe(false);
});

test('[LOB-03] Back and a shared link in another language rebuild the list', async () => {
  const address = `${LIST}&volatility=1&sort=popular`;
  const { href, runtime } = await open(address);
  await expect.poll(names).toEqual(['Bronze', 'Amber', 'Coral']);
  runtime.navigate('/faq');
  await expect.poll(() => filter().elements()).toEqual([]);
  runtime.back('/');
  await expect.poll(names).toEqual(['Bronze', 'Amber', 'Coral']);
  expect(href()).toBe(address);
});

test('[LOB-03] a shared link shows the same list in another language', async () => {
  await open(`${LIST}&volatility=1&sort=popular`, { locale: 'zh_CN' });
  await expect.poll(names).toEqual(['Bronze', 'Amber', 'Coral']);
  await expect.element(page.getByRole('button', { name: '移除筛选：很低' })).toBeVisible();
});

test('[LOB-04] orders on offer follow the data, and games whose value is unknown come last', async () => {
  const { href } = await open(LIST);
  const select = page.getByRole('combobox', { name: 'Sort by' });
  const orders = () => [...select.element().querySelectorAll('option')].map(({ text }) => text);
  await expect.poll(orders).toEqual(['Recommended', 'Most popular first', 'Name', 'Lowest stake first']);
  await select.selectOptions('Lowest stake first');
  await expect.poll(names).toEqual(['Amber', 'Dune', 'Bronze', 'Coral', 'Ember']);
  expect(href()).toBe(`${LIST}&sort=stake`);
  await select.selectOptions('Recommended');
  await expect.poll(href).toBe(LIST);
});

test('[LOB-07] of facets that exclude each other the one that brings back the most games is named and removed', async () => {
  const { href } = await open(`${LIST}&feature=cascade&volatility=1`);
  await expect.element(page.getByText('No games found')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
  await page.getByRole('button', { name: 'Without Feature: 3 games' }).click();
  await expect.poll(names).toEqual(['Amber', 'Bronze', 'Coral']);
  expect(href()).toBe(`${LIST}&volatility=1`);
  await expect.element(page.getByRole('heading', { name: 'Hot games' })).not.toBeInTheDocument();
});

test('[LOB-07] a text that finds nothing is named and removed, and popular games that fail leave nothing', async () => {
  const { href } = await open(`${LIST}&q=zzz&volatility=4`, {
    prepare: ({ http }) => http.code(callPath(calls.hotGames), 500),
  });
  const button = page.getByRole('button', { name: 'Without “zzz”: 1 game' });
  await expect.element(button).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Hot games' })).not.toBeInTheDocument();
  await button.click();
  await expect.poll(names).toEqual(['Dune']);
  expect(href()).toBe(`${LIST}&volatility=4`);
});

test('[LOB-08] on a phone the sheet counts on its button, and Back closes it with the choice kept', async () => {
  const { href, runtime } = await open(LIST, { mode: 'mobile' });
  const press = async (control: ReturnType<typeof page.getByRole>, key: string) => {
    await expect.element(control).toBeVisible();
    control.element().focus();
    await userEvent.keyboard(key);
  };
  await press(page.getByRole('button', { name: 'Filter', exact: true }), '{Enter}');
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await expect.element(sheet.getByRole('button', { name: 'Show 5 games' })).toBeVisible();
  await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true);
  await press(sheet.getByRole('button', { name: 'Volatility' }), '{Enter}');
  await press(sheet.getByRole('checkbox', { name: 'Very low (3)' }), ' ');
  await expect.element(sheet.getByRole('button', { name: 'Show 3 games' })).toBeVisible();
  runtime.back('/');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(href).toBe(`${LIST}&volatility=1`);
  await expect.poll(names).toEqual(['Amber', 'Bronze', 'Coral']);
  // The entry of the sheet is gone: the next Back would leave the list.
  expect(runtime.navigation.back()).toBe(false);
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  await sheet.getByRole('button', { name: 'Show 3 games' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(href()).toBe(`${LIST}&volatility=1`);
  expect(runtime.navigation.back()).toBe(false);
});

test.each(templates)('[LOB-08] $id has the facets once, with the chips and the orders', async ({ id, load }) => {
  const mode = id.startsWith('desktop') ? 'desktop' : 'mobile';
  await open(`${LIST}&volatility=1`, { mode, templates: { desktop: load, mobile: load } });
  await expect.poll(names).toEqual(['Amber', 'Bronze', 'Coral']);
  await expect.poll(chips).toEqual(['Very low', 'Remove all filters']);
  expect(filter().elements()).toHaveLength(1);
  const opener = mode === 'mobile' ? page.getByRole('button', { name: 'Filter (1)' }) : facet('Volatility 1');
  await expect.element(opener).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

test('[LOB-08] the number of games is announced once, half a second after the last change', async () => {
  await open(LIST);
  await expect.element(facet('Volatility')).toBeVisible();
  const statuses = () =>
    page
      .getByRole('status')
      .elements()
      .map((one) => one.textContent)
      .filter((text) => text !== '');
  expect(statuses()).toEqual([]);
  const said: unknown[] = [];
  const observer = new MutationObserver(() => said.push(statuses()));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  await page.getByRole('searchbox', { name: 'Search games' }).fill('am');
  await page.getByRole('searchbox', { name: 'Search games' }).fill('amb');
  await expect.poll(statuses, { timeout: 3000 }).toEqual(['1 game']);
  observer.disconnect();
  expect(new Set(said.map((texts) => JSON.stringify(texts)))).toEqual(new Set(['[]', '["1 game"]']));
});

const paged = { lobby: { ...lobby, count: 'platform' as const } };
const found = (shown: readonly string[], total: number | null) =>
  success(calls.lobbyGames, {
    list: shown.map((name, at) => game(at + 1, name)),
    ...(total !== null && { total }),
    facets: [{ id: 'volatility', values: ['1', '4'].map((id) => ({ id, count: 1 })) }],
  });
const PAGES = callPath(calls.lobbyGames);

test('[LOB-05] a slow first answer after a fast second is ignored, and a failed page keeps the list', async () => {
  const { ports, href } = await open('/games', {
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
  await new Promise((done) => setTimeout(done, 300));
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

test('[LOB-02] a site without a lobby has neither facets nor calls of them, and the orders that it had', async () => {
  const { ports } = await open(`${LIST}&volatility=1&sort=popular`, { config: { lobby: undefined } });
  await expect.poll(names).toHaveLength(5);
  expect(filter().elements()).toEqual([]);
  expect(ports.http.requests.filter(({ path }) => path.includes('/lobby/'))).toEqual([]);
  await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('default');
});
