import { expect, test } from 'vitest';
import { addressAt, addressIds, factsAt, factsOf, hidingLinks, PAGES, type AddressId } from './pages.ts';

const idsWith = (chosen: (facts: ReturnType<typeof factsOf>) => boolean) =>
  addressIds.filter((id) => chosen(factsOf(id)));

test.each([
  ['/', 'home'],
  ['/?lang=en_US', 'home'],
  ['/gameHall/3', 'gameHall'],
  ['/gamehall/3#top', 'gameHall'],
  ['/gameHall', 'bareHall'],
  ['/slotgame?gt_id=2', 'slotGame'],
  ['/faq', 'faq'],
  ['/faq/', 'faq'],
  ['/faq/1', 'faqEntry'],
  ['/user/Info', 'memberSection'],
  ['/user/Info/more', null],
  ['/games-of-today', null],
  ['/nowhere', null],
])('[SHELL-01] %s is the address %s', (path, id) => {
  expect(addressAt(path)).toBe(id);
});

test('what holds for an address holds below it, and for no other that begins alike', () => {
  expect(factsAt('/user/a/b')?.window).toBe('memberWindow');
  expect(factsAt('/PROXY')?.window).toBe('agentWindow');
  expect(factsAt('/users')).toBeNull();
  expect(factsAt('/discount/5?next=/user')?.window).toBeUndefined();
});

test('[SHELL-17x] [API-18x] search engines know pages about something; guests have the data of most of them as one file', () => {
  const told = (ids: string) => ids.split(' ').map((id) => ({ id, ...PAGES[id as AddressId] }));
  const indexed = told('home gameHall slotGame promotionList promotion faq faqEntry main sponsor app');
  expect(indexed.filter((facts) => !('robots' in facts) || facts.robots !== 'index')).toEqual([]);
  const closed = told('play loading close authCallback member memberSection agent pay fastDeposit');
  expect(closed.filter((facts) => !('robots' in facts) || facts.robots !== 'closed')).toEqual([]);
  expect(told('gameRoom games register').filter((facts) => 'robots' in facts)).toEqual([]);
  const shared = told('home gameHall slotGame games promotionList promotion faq faqEntry main');
  expect(shared.filter((facts) => !('payload' in facts))).toEqual([]);
  expect(idsWith(({ access, payload }) => payload === true && access === 'member')).toEqual([]);
});

test('[CAT-12] a list is another page by what it lists, and the same one however it is looked at', () => {
  const named = addressIds.flatMap((id) => {
    const { identity } = factsOf(id);
    return identity ? [[id, ...identity]] : [];
  });
  expect(named).toEqual([
    ['slotGame', 'gt_id', 'gp_id', 'house', 'isCrashGame'],
    ['gameRoom', 'gt_id', 'gp_id', 'house', 'isCrashGame'],
  ]);
  for (const id of ['slotGame', 'gameRoom', 'games'] as const)
    expect(factsOf(id).search).toEqual(['gt_id', 'gp_id', 'house', 'isCrashGame', 'filter', 'label', 'q', 'sort']);
});

test('[SHELL-13x] [MEM-07] the pages of members have windows of their own, and nothing is around them', () => {
  const windows = { member: 'memberWindow', memberSection: 'memberWindow', agent: 'agentWindow', pay: 'fpWindow' };
  const own = Object.keys(windows) as (keyof typeof windows)[];
  expect(own.map((id) => factsOf(id))).toEqual(
    own.map((id) => expect.objectContaining({ access: 'member', frame: 'plain', window: windows[id] })),
  );
  expect(idsWith(({ window }) => window !== undefined)).toEqual(own);
});

test('[SITE-17x] links hide pages and sections', () => {
  expect(hidingLinks('/fastPayment?x=1')).toEqual(['Deposit']);
  expect(hidingLinks('/user/bindaccount')).toEqual(['BindAccount']);
  expect(hidingLinks('/user?a=1&page=BankNotices')).toEqual(['announcement_bank']);
  expect(hidingLinks('/user/Info?page=Deposit')).toEqual([]);
  expect(hidingLinks('/proxy?page=Deposit')).toEqual([]);
  expect(hidingLinks('/')).toEqual([]);
});

test('no two addresses are the same to a visitor', () => {
  const shapes = addressIds.map((id) => factsOf(id).path.toLowerCase().replaceAll(/\$\w+/g, '$'));
  expect(new Set(shapes).size).toBe(shapes.length);
});
