import { calls } from '@housefront/contract/calls';
import { callPath } from '@housefront/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SiteTemplates } from '../../kernel/defineSite.ts';
import { box, boxes, chips, facet, filter, LIST, loadLists, names, open } from './lobby.fixtures.ts';

const modules = import.meta.glob<Awaited<ReturnType<SiteTemplates['desktop']>>>(
  '../../../../ui/src/templates/[dh]*/template.ts',
);
const templates = Object.entries(modules).map(([path, load]) => ({ id: path.split('/').at(-2) ?? path, load }));

beforeAll(loadLists, 60_000);

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
  await expect.element(filter()).toBeVisible();
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

test('[LOB-02] a site without a lobby has neither facets nor calls of them, and the orders that it had', async () => {
  const { ports } = await open(`${LIST}&volatility=1&sort=popular`, { config: { lobby: undefined } });
  await expect.poll(names).toHaveLength(5);
  expect(filter().elements()).toEqual([]);
  expect(ports.http.requests.filter(({ path }) => path.includes('/lobby/'))).toEqual([]);
  await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('default');
});
