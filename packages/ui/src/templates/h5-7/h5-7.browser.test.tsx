import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../conformance/screen/open.tsx';
import { textFaults } from '../../conformance/faults/texts.ts';
import { headerFixture } from '../../slots/slots.fixtures.ts';
import type { MemberModel } from '../../slots/models.ts';
import { mount } from '../../testing/mount.tsx';
import { accountFixture } from '../../views/account/account.fixtures.ts';
import template from './template.ts';

const { Header } = template.slots;
const box = (name: string): DOMRect => page.getByRole('region', { name }).element().getBoundingClientRect();
const home = (session: 'guest' | 'member', width = 360) =>
  openScreen({ template, view: 'home', options: { session }, width });

/** A header of a member at home, with some of the session's parts replaced. */
function cardOf(over: Partial<MemberModel>) {
  const header = headerFixture({ session: 'member' });
  if (header.session.kind !== 'member') throw new Error('the fixture is no member');
  return <Header {...header} session={{ ...header.session, ...over }} />;
}

test('[TPL-01] [HOME-01] the balance card is first, news runs at its foot, and the halls follow', async () => {
  await home('member');
  const card = page.getByRole('banner').getByRole('region', { name: 'Wallet' });
  await expect.element(card.getByRole('button', { name: '$128,450.60' })).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Transfer back' })).toBeVisible();
  expect([...card.element().querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Deposit',
    'Withdrawal',
    'Transfer',
    'Transaction history',
  ]);
  const news = box('Announcements');
  expect([news.top, news.left, news.right]).toEqual([box('Wallet').bottom, box('Wallet').left, box('Wallet').right]);
  const halls = page.getByRole('main').getByRole('navigation', { name: 'Game lobbies' });
  const top = halls.element().getBoundingClientRect().top;
  expect(top).toBeGreaterThan(news.bottom);
  const own = box('Recently played');
  expect(own.top).toBeGreaterThan(top);
  expect(box('Jackpot').top).toBeGreaterThan(own.bottom);
});

test('[TPL-05] [LOOK-01] a guest finds a card of the same size, at most 150 px, so that signing in moves nothing', async () => {
  const { show } = await home('guest');
  const before = box('Your seat is waiting');
  const card = page.getByRole('banner').getByRole('region', { name: 'Your seat is waiting' });
  await expect.element(card.getByRole('button', { name: 'Register' })).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await show({ session: 'member' });
  const { top, height } = box('Wallet');
  expect([top, height]).toEqual([before.top, before.height]);
  expect(height).toBeLessThanOrEqual(150);
});

test.each([
  [320, 4, 3],
  [390, 4, 3],
  [430, 4, 4],
  [768, 8, 6],
])('[TPL-01] at %s px halls are icons, %s in a row, and games %s, with their names', async (width, halls, columns) => {
  await home('guest', width);
  const firstRow = (selector: string): number => {
    const tops = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  };
  expect(firstRow('main nav a')).toBe(halls);
  const games = page.getByRole('region', { name: 'Slot games' });
  const tiles = games.getByRole('listitem').elements();
  expect(tiles.filter((tile) => tile.getBoundingClientRect().right <= width)).toHaveLength(columns);
  const name = games.getByText('Phoenix Nest').element().getBoundingClientRect();
  const art = games.element().querySelector('img')?.getBoundingClientRect();
  expect(name.top).toBeGreaterThanOrEqual(art?.bottom ?? Infinity);
  expect(art?.width).toBeCloseTo(art?.height ?? 0, 0);
});

test('[WAL-03] the recall of the card rests with the seconds left, and calls once when it works', async () => {
  await page.viewport(360, 800);
  const onRecall = vi.fn<() => void>();
  const { rerender } = mount(cardOf({ recall: { busy: false, secondsLeft: 7, onRecall } }));
  await expect.element(page.getByRole('button', { name: 'Try again in 7 s' })).toBeDisabled();
  rerender(cardOf({ recall: { busy: false, secondsLeft: 0, onRecall } }));
  await page.getByRole('button', { name: 'Transfer back' }).click();
  expect(onRecall).toHaveBeenCalledOnce();
});

test('[SHELL-43x] any subset of quick actions fills its line, and each is large enough to touch', async () => {
  await page.viewport(320, 800);
  const onOpen = vi.fn<() => void>();
  const actions = [
    { name: 'transfer', label: 'Transfer', onOpen },
    { name: 'records', label: 'Transaction history', href: '/user/DWRecord' },
  ] as const;
  mount(cardOf({ actions }));
  await page.getByRole('button', { name: 'Transfer' }).click();
  expect(onOpen).toHaveBeenCalledOnce();
  const places = () => [...document.querySelectorAll('header li > *')].map((one) => one.getBoundingClientRect());
  await expect.poll(places).toHaveLength(2);
  for (const { width, height } of places()) {
    expect(width).toBeGreaterThan(100);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test.each([
  ['de_DE', 320, ['Einzahlung', 'Auszahlung', 'Umbuchen', 'Zahlungsverlauf']],
  ['sv_SE', 320, ['Insättning', 'Uttag', 'För över', 'Transaktionshistorik']],
  ['sv_SE', 390, ['Insättning', 'Uttag', 'För över', 'Transaktionshistorik']],
  ['nl_NL', 320, ['Storten', 'Uitbetalen', 'Overboeken', 'Transactieoverzicht']],
] as const)(
  '[LOC-01] [LOC-03] in %s at %i px the card holds its actions whole, and a balance of 18 digits in one line',
  async (_, width, labels) => {
    await page.viewport(width, 800);
    const names = ['deposit', 'withdraw', 'transfer', 'records'] as const;
    const actions = names.map((name, at) => ({ name, label: labels[at] ?? '', href: '/' }));
    const balance = 'KWD 999,999,999,999,999.999';
    mount(cardOf({ actions, balance }));
    const amount = page.getByRole('button', { name: balance });
    await expect.element(amount).toBeVisible();
    const card = box('Wallet');
    const range = document.createRange();
    const linesOf = (element: Element) => {
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    const texts = [...document.querySelectorAll('header li > *'), amount.element()].flatMap(linesOf);
    expect(texts.filter(({ left, right }) => left < card.left || right > card.right)).toEqual([]);
    expect(new Set(linesOf(amount.element()).map(({ bottom }) => bottom)).size).toBe(1);
  },
);

test.each(['de_DE', 'sv_SE', 'nl_NL', 'da_DK'] as const)(
  '[LOC-03] [DES-06] in %s home holds its texts at 320 px, also in a wide font',
  async (locale) => {
    await openScreen({ template, view: 'home', options: { session: 'member', locale }, width: 320 });
    expect(await textFaults()).toEqual([]);
  },
);

test('[SHELL-43x] other pages have the slim bar with the way back', async () => {
  await openScreen({ template, view: 'hall', options: { session: 'member' }, width: 360 });
  const banner = page.getByRole('banner');
  await expect.element(banner.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  expect(banner.element().getBoundingClientRect().height).toBe(56);
  await expect.element(banner.getByRole('button', { name: 'Transfer back' })).not.toBeInTheDocument();
});

test('[TPL-01] a hall keeps the board of halls', async () => {
  await openScreen({ template, view: 'hall', width: 360 });
  const halls = page.getByRole('main').getByRole('navigation', { name: 'Game lobbies' }).getByRole('link').elements();
  const tops = halls.map((one) => Math.round(one.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
  expect(new Set(tops).size).toBe(2);
});

test('[TPL-01] the wallet of the member centre begins with the card', async () => {
  const menu = accountFixture().menu.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({ ...entry, active: entry.icon === 'wallet' })),
  }));
  await openScreen({ template, view: 'account', width: 360, options: { session: 'member' }, props: { menu } });
  const amount = page.getByText(/128,450\.60$/).element();
  let box = amount.parentElement;
  while (box && !box.textContent?.includes('lucky88')) box = box.parentElement;
  const card = box?.getBoundingClientRect();
  expect([card?.height, amount.getBoundingClientRect().left]).toEqual([152, 36]);
});
