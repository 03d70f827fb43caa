import { addressIds, factsOf } from '@housefront/contract/pages';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guards } from './guards.ts';
import { loadPage, pages } from './pages.ts';

const [pageNames, guardNames] = [[...pages.keys()], [...guards.keys()]];
const screens = readdirSync(join(import.meta.dirname, '../screens'));

test('[SHELL-60x] no address and no screen is for administrators', () => {
  const named = [...addressIds.map((id) => factsOf(id).path), ...screens, ...pageNames, ...guardNames];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => /admin|manage|backoffice|operator/i.test(name))).toEqual([]);
});

test('every page of the table has code under its own name, and no code is without a page', async () => {
  const shown = addressIds.filter((id) => factsOf(id).leadsTo === undefined);
  expect(pageNames.toSorted()).toEqual(shown.toSorted());
  expect((await Promise.all(shown.map(loadPage))).map(({ id }) => id)).toEqual(shown);
});

test('a guard protects an address of the table', () => {
  expect(guardNames.length).toBeGreaterThan(3);
  expect(guardNames.filter((name) => !addressIds.some((id) => id === name))).toEqual([]);
});
