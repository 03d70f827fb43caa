import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalHref, createRouteStore, isSamePage, routeOf } from './route.ts';

test.each([
  ['/', 'home', {}, '/'],
  ['/faq', 'faq', {}, '/faq'],
  ['/FAQ', 'faq', {}, '/FAQ'],
  ['/faq/', 'faq', {}, '/faq/'],
  ['//faq', 'faq', {}, '//faq'],
  ['/faq/a%20b', 'faqEntry', { id: 'a b' }, '/faq/a b'],
  ['/faq/a%2Fb', 'faqEntry', { id: 'a/b' }, '/faq/a%2Fb'],
  ['/faq/%25', 'faqEntry', { id: '%' }, '/faq/%25'],
  ['/faq/%2525', 'faqEntry', { id: '%25' }, '/faq/%2525'],
  ['/faq/%5Cx', 'faqEntry', { id: '\\x' }, '/faq/%5Cx'],
  ['/faq/a+b', 'faqEntry', { id: 'a+b' }, '/faq/a+b'],
  ['/faq/<b>', 'faqEntry', { id: '<b>' }, '/faq/<b>'],
  ['/faq/%E0%A4%A', null, {}, '/faq/%E0%A4%A'],
  ['/faq/1/2', null, {}, '/faq/1/2'],
  ['/gameHall/2?a=1#b', 'gameHall', { gtId: '2' }, '/gameHall/2'],
  ['/gameHall', 'bareHall', {}, '/gameHall'],
  ['/user/Deposit', 'memberSection', { section: 'Deposit' }, '/user/Deposit'],
  ['/nowhere/%C3%A4', null, {}, '/nowhere/ä'],
  ['/./faq', null, {}, '/./faq'],
  ['/__proto__', null, {}, '/__proto__'],
  ['', 'home', {}, ''],
])('[SHELL-01] %s is the page %s', (href, page, params, path) => {
  expect(routeOf(href)).toMatchObject({ href, page, params, path, failed: page === null ? { kind: 'unknown' } : null });
});

test.each([
  ['/slotgame?gt_id=2&gp_id=5&q=dragon&utm=a', '?gt_id=2&gp_id=5&q=dragon&utm=a', { gt_id: 2, gp_id: '5', utm: 'a' }],
  ['/slotgame?gt_id=99&house=', '?gt_id=99', { gt_id: undefined, house: '' }],
  ['/games?q=a+b%26c#x?y', '?q=a+b%26c', { q: 'a b&c' }],
  ['/faq?gt_id=99&x=1&x=2', '?gt_id=99&x=2', { gt_id: '99', x: '2' }],
  ['/faq?a=%zz&b={}', '?a=%25zz&b=%7B%7D', { a: '%zz', b: '{}' }],
])('[SHELL-59] %s has the query %s', (href, search, query) => {
  expect(routeOf(href)).toMatchObject({ search, query });
});

test.each([
  ['/faq/', '/faq'],
  ['//faq//1?a=1#b', '/faq/1?a=1#b'],
  ['/slotgame?gt_id=99&gp_id=5#a', '/slotgame?gp_id=5#a'],
  ['/slotgame?gt_id=02&gp_id=5', '/slotgame?gt_id=2&gp_id=5'],
  ['/faq?x=1&x=2&y=#a', '/faq?x=1&x=2&y=#a'],
  ['/%66aq/%41%7a%30', '/faq/Az0'],
  ['/', '/'],
])('[SHELL-01] the one spelling of %s is %s', (href, spelled) => {
  expect(canonicalHref(routeOf(href))).toBe(spelled);
});

test('[SHELL-01] no address of any kind throws, and its one spelling is stable', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    'faq',
    'slotgame',
    'user',
    '%',
    '%25',
    '%E0',
    '?',
    '#',
    '&',
    'gt_id=',
    '2',
    'x',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const href = `/${parts.join('')}`;
      const route = routeOf(href);
      expect(route.href).toBe(href);
      const spelled = canonicalHref(route);
      expect(canonicalHref(routeOf(spelled))).toBe(spelled);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/slotgame?gt_id=2&gp_id=5', '/slotgame?gt_id=2&gp_id=5&sort=new#a', true],
  ['/slotgame?gt_id=2&gp_id=5', '/slotgame?gt_id=2&gp_id=6', false],
  ['/faq/1', '/faq/2', false],
  ['/faq', '/faq?x=1', true],
  ['/nowhere', '/nowhere', false],
])('[CAT-12] %s and %s have the same content: %s', (one, other, same) => {
  expect(isSamePage(routeOf(one), routeOf(other))).toBe(same);
});

test('a route that is shown again is a new object; parts that are equal keep their identity', () => {
  const list = routeOf('/slotgame?gt_id=2');
  const store = createRouteStore(list);
  store.show(routeOf('/slotgame?gt_id=2'));
  const now = store.getState();
  expect(now).toEqual(list);
  expect([now === list, now.params === list.params, now.query === list.query]).toEqual([false, true, true]);
  store.show(routeOf('/slotgame?gt_id=3'));
  expect(store.getState().query).toMatchObject({ gt_id: 3 });
});

test('[SHELL-59] the rendered route stays the initial state; on a server it is the route that is shown', () => {
  const browser = createRouteStore(routeOf('/faq'));
  const rendered = browser.getState();
  browser.show(routeOf('/'));
  expect(browser.getInitialState()).toBe(rendered);
  const server = createRouteStore();
  server.show(routeOf('/faq'));
  expect(server.getInitialState()).toBe(server.getState());
});
