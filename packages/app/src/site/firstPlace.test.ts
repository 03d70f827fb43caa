import { PAGES, type PageId } from '@housefront/contract/pages';
import { expect, onTestFinished, test } from 'vitest';
import { testRuntime } from '../testing/testRuntime.ts';
import { firstPlace } from './firstPlace.ts';
import { renderedPlace } from './hydration-state.ts';

test.each([
  '/slotgame?gt_id=2&gp_id=5&q=dragon&utm=a',
  '/gameHall/3?appPage=content',
  '/main/a%20b',
  '/faq?x=1',
  '/nowhere/%C3%A4?x=1',
])('[SHELL-59] a browser finds itself at %s where the server was', async (address) => {
  const { runtime, router } = await testRuntime({ path: address, server: true });
  onTestFinished(() => runtime.core.dispose());
  await router.load();
  const place = runtime.place.getState();
  const { pathname, search, hash } = new URL(address, 'https://site.test');
  const found = firstPlace(renderedPlace(place), { pathname, search, hash });
  expect(JSON.parse(JSON.stringify(found))).toEqual({
    ...JSON.parse(JSON.stringify(place)),
    // As the address bar has it.
    href: address,
  });
});

test('a copy for all queries is read with the query of this visitor', () => {
  const rendered = { path: '/slotgame', page: 'slotGame' as PageId, params: {}, failed: null };
  const at = { pathname: PAGES.slotGame.path, search: '?gt_id=2&gp_id=5&q=dragon', hash: '#a' };
  expect(firstPlace(rendered, at)).toMatchObject({
    href: '/slotgame?gt_id=2&gp_id=5&q=dragon#a',
    query: { gt_id: 2, gp_id: '5', q: 'dragon' },
  });
});

test('who went back before any script ran is known to be elsewhere', () => {
  const rendered = { path: '/faq', page: 'faq' as PageId, params: {}, failed: null };
  expect(firstPlace(rendered, { pathname: '/', search: '', hash: '' }).href).toBe('/faq');
});
