import { expect, onTestFinished, test } from 'vitest';
import { testRuntime } from '../../testing/testRuntime.ts';
import { firstRoute } from './firstRoute.ts';
import { renderedRoute } from './hydration-state.ts';

test.each([
  '/slotgame?gt_id=2&gp_id=5&q=dragon&utm=a',
  '/gameHall/3?appPage=content',
  '/main/a%20b',
  '/main/a%2Fb%25',
  '/faq?x=1',
  '/nowhere/%C3%A4?x=1',
  '/faq/%E0%A4%A',
])('[SHELL-59] a browser finds the route of %s that the server rendered', async (address) => {
  const { runtime, open } = await testRuntime({ path: address, server: true });
  onTestFinished(() => runtime.core.dispose());
  await open();
  const route = runtime.route.getState();
  expect(firstRoute(renderedRoute(route), address)).toEqual(route);
});

test('[SHELL-59] a copy for all queries is read with the query of this visitor', () => {
  const href = '/slotgame?gt_id=2&gp_id=5&q=dragon#a';
  expect(firstRoute({ path: '/slotgame', failed: null }, href)).toMatchObject({
    href,
    query: { gt_id: 2, gp_id: '5', q: 'dragon' },
  });
});

test('[SHELL-59] a visitor who went back before any script ran is known to be elsewhere', () => {
  expect(firstRoute({ path: '/faq', failed: null }, '/')).toMatchObject({ page: 'faq', href: '/faq' });
});

test.each(['unknown', 'missing', 'error'] as const)(
  '[SHELL-44] [SHELL-45] a page that is %s stays what the server said of it',
  (failed) => {
    expect(firstRoute({ path: '/faq', failed }, '/faq?a=1').failed?.kind).toBe(failed);
  },
);
