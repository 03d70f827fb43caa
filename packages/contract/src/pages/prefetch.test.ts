import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressIds, PAGES } from './pages.ts';
import { isPrefetchable, mayPrefetch, prefetchPatterns, speculationRules } from './prefetch.ts';

/** The addresses of the product. Those that a site adds follow from their rows in the page table. */
const DECISIONS: Readonly<Partial<Record<keyof typeof PAGES, boolean>>> = {
  home: true,
  gameHall: true,
  slotGame: true,
  gameRoom: true,
  games: true,
  promotionList: true,
  promotion: true,
  faq: true,
  faqEntry: true,
  main: true,
  sponsor: true,
  app: true,
  play: false,
  loading: false,
  close: false,
  authCallback: false,
  member: false,
  memberSection: false,
  agent: false,
  pay: false,
  register: true,
  fastDeposit: false,
  deposit: false,
  bareHall: false,
  bareMain: false,
};

const patterns = prefetchPatterns.map((pattern) => new URLPattern({ ...pattern, baseURL: 'https://site.test' }));
/** Whether a browser with the rules prefetches a link. */
const ruled = (href: string) => patterns.some((pattern) => pattern.test(href, 'https://site.test'));
const allowed = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'https://site.test');
  return mayPrefetch(pathname, searchParams);
};

test('[PLT-02] every address of the product is either prefetched or refused', () => {
  expect(Object.fromEntries(addressIds.map((id) => [id, isPrefetchable(id)]))).toMatchObject(DECISIONS);
});

test.each(addressIds)('[PLT-02] %s: the rules of the browser and the decision of the gateway agree', (id) => {
  const href = PAGES[id].path.replace(/\$\w+/, '7');
  expect([ruled(href), allowed(href)]).toEqual([DECISIONS[id], DECISIONS[id]]);
});

test.each([
  ['/slotgame?gt_id=2', true],
  ['/slotgame?gt_id=2&gp_id=GP01', true],
  ['/slotgame?gp_id=GP01&gt_id=2&isCrashGame=1&house=h', true],
  ['/slotgame?gt_id=2&q=dragon%20gold&sort=new', true],
  ['/gameRoom?gt_id=2&gp_id=5', true],
  ['/games?label=new', true],
  ['/faq/caf%C3%A9', true],
  ['/main/about#top', true],
  // Sign-ins, invitations, referrals and marks of advertisers.
  ['/?enc=eyJ', false],
  ['/?tk=a&member_id=1', false],
  ['/?id=agent7', false],
  ['/?invite=7', false],
  ['/register?invite=7', false],
  ['/?currency=USD', false],
  ['/?lang=en_US', false],
  ['/?fbclid=1', false],
  ['/?utm_source=a', false],
  ['/slotgame?gt_id=2&tk=a', false],
  ['/slotgame?tk=a&gt_id=2', false],
  ['/slotgame?gt_id=2&xgt_id=3', false],
  ['/faq?page=Deposit', false],
  // Parts below an address, other addresses, calls and files.
  ['/faq/1/2', false],
  ['/user/Info', false],
  ['/user?page=Deposit', false],
  ['/play?x=1', false],
  ['/api/logout', false],
  ['/get_info_data', false],
  ['/clientCaptcha', false],
  ['/builds/latest.json', false],
  ['/nowhere', false],
])('[PLT-02] %s is prefetched: %s', (href, expected) => {
  expect([ruled(href), allowed(href)]).toEqual([expected, expected]);
});

describe('[PLT-02] whatever a link says', () => {
  const part = fc.constantFrom(
    'faq',
    'user',
    'play',
    'api',
    'slotgame',
    'gameHall',
    'discount',
    '1',
    '..',
    '%2e',
    'a b',
  );
  const name = fc.constantFrom('gt_id', 'gp_id', 'q', 'sort', 'page', 'tk', 'enc', 'id', 'invite', 'lang', 'x');
  const query = fc.array(fc.tuple(name, fc.string({ maxLength: 4 })), { maxLength: 4 });
  test('a browser asks ahead for nothing that the gateway refuses', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 3 }), query, (parts, pairs) => {
        const search = pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
        const { href } = new URL(`/${parts.join('/')}${search}`, 'https://site.test');
        expect(!ruled(href) || allowed(href)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

test('[PLT-02] pages are prefetched with moderate eagerness and never prerendered; links that the app follows are left out', () => {
  expect(Object.keys(speculationRules)).toEqual(['prefetch']);
  expect(speculationRules.prefetch).toHaveLength(1);
  const [rule] = speculationRules.prefetch ?? [];
  expect(rule?.eagerness).toBe('moderate');
  expect(rule?.where.and.slice(1)).toEqual([
    { selector_matches: 'html:not([data-routed]) a' },
    { not: { selector_matches: '[target], [download], [rel~="nofollow"]' } },
  ]);
});
