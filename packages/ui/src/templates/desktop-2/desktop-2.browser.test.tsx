import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../../conformance/screen/open.tsx';
import { headerFixture } from '../../slots/slots.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import template from './template.ts';

const { Header } = template.slots;
const box = (selector: string): DOMRect => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element.getBoundingClientRect();
};
const home = (width: number) => openScreen({ template, view: 'home', width });

/** Tiles of a shelf, those in view, their rows and how tall they are for their width. */
function shelf() {
  const place = page.getByRole('region', { name: 'Slot games' }).element();
  const tiles = [...place.querySelectorAll('li')].map((tile) => tile.getBoundingClientRect());
  const { right } = place.getBoundingClientRect();
  const [first] = tiles;
  return {
    tiles: tiles.length,
    inView: tiles.filter((tile) => tile.right <= right + 1).length,
    rows: new Set(tiles.map(({ top }) => top)).size,
    form: ((first?.height ?? 0) / (first?.width ?? 1)).toFixed(2),
  };
}

test('[TPL-01] [HOME-01] the rail is beside the page, the hero is two thirds carousel, a shelf is one row of six tiles at 992 px, eight at 1280 px', async () => {
  const { show } = await home(1440);
  const rail = page.getByRole('navigation', { name: 'Menu' });
  expect(rail.element().getBoundingClientRect().right).toBe(240);
  for (const part of ['header', 'main', 'footer']) expect([part, box(part).left]).toEqual([part, 240]);
  await expect.element(rail.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  const [banners, jackpot] = ['Highlights', 'Jackpot'].map((name) =>
    page.getByRole('region', { name }).element().getBoundingClientRect(),
  );
  expect((banners?.width ?? 0) / (jackpot?.width ?? 1)).toBeCloseTo(2, 1);
  expect(jackpot?.left).toBeGreaterThan(banners?.right ?? Infinity);
  const welcome = page.getByRole('region', { name: 'Your seat is waiting' });
  expect(welcome.element().getBoundingClientRect().left).toBe(jackpot?.left);
  await expect.element(welcome.getByRole('button', { name: 'Register' })).toBeVisible();

  for (const [width, columns] of [
    [992, 6],
    [1280, 8],
  ] as const) {
    await page.viewport(width, 800);
    await expect.poll(shelf).toEqual({ tiles: 12, inView: columns, rows: 1, form: (4 / 3).toFixed(2) });
  }

  await show({ session: 'member' });
  const card = page.getByRole('main').getByRole('region', { name: 'Wallet' });
  await expect.element(card.getByRole('link', { name: 'lucky88' })).toHaveAttribute('href', '/user');
  await expect.element(card.getByText('$128,450.60')).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Wallet' })).toBeVisible();
});

/** Positions of the pictures and of the elements beside them. */
function hero() {
  const region = (name: string | RegExp) =>
    page.getByRole('main').getByRole('region', { name }).element().getBoundingClientRect();
  const [banners, announcements, welcome] = [
    region('Highlights'),
    region('Announcements'),
    region(/^(?:Your seat is waiting|Wallet)$/),
  ];
  return {
    high: Math.round(welcome.bottom - banners.top) <= 280,
    sides: [announcements.left - banners.left, announcements.right - banners.right],
    feet: Math.round(Math.abs(announcements.bottom - welcome.bottom)),
  };
}

test('[HOME-01] [TPL-01] [LOOK-01] guests and members have a hero of at most 280 px, whose parts end together', async () => {
  const { show } = await home(1440);
  for (const session of ['guest', 'member'] as const) {
    await show({ session });
    for (const width of [1280, 1440, 1920]) {
      await page.viewport(width, 800);
      await expect
        .poll(() => [session, width, hero()])
        .toEqual([session, width, { high: true, sides: [0, 0], feet: 0 }]);
    }
  }
});

test('[A11Y-01][CAT-06] a tile shows its name on focus only, and always has it; the halls stay below the bar and lead to their shelves', async () => {
  await home(1280);
  const tile = page
    .getByRole('region', { name: 'Slot games' })
    .getByRole('button', { name: /Fortune Gate/ })
    .first();
  const name = tile.getByText('Fortune Gate').element().parentElement;
  const opacity = () => name && getComputedStyle(name).opacity;
  await userEvent.hover(page.getByRole('banner'));
  await expect.poll(opacity).toBe('0');
  (tile.element() as HTMLElement).focus();
  await expect.poll(opacity).toBe('1');

  const chips = page.getByRole('navigation', { name: 'Game lobbies' });
  await chips.getByRole('link', { name: 'Sports' }).click();
  await expect.poll(() => window.scrollY).toBeGreaterThan(200);
  expect(chips.element().getBoundingClientRect().top).toBeCloseTo(64 + 8, 0);
  const { top } = page.getByRole('region', { name: 'Sports' }).element().getBoundingClientRect();
  expect(top).toBeGreaterThan(120);
  expect(top).toBeLessThan(180);
});

test('[SHELL-43x] the search of the bar opens over the page and is a link to all games without that', async () => {
  await page.viewport(1280, 800);
  const onOpen = vi.fn<() => void>();
  const header = headerFixture();
  const search = { label: 'Search all games', href: '/games' };
  const { rerender } = mount(<Header {...header} search={{ ...search, onOpen }} />);
  const link = page.getByRole('link', { name: 'Search all games' });
  await expect.element(link).toHaveAttribute('href', '/games');
  await link.click();
  expect(onOpen).toHaveBeenCalledOnce();
  rerender(<Header {...header} search={undefined} />);
  await expect.poll(() => link.elements()).toHaveLength(0);
});

test('[TPL-01] a hall has no second search', async () => {
  await openScreen({ template, view: 'hall', width: 1440 });
  await expect.poll(() => page.getByRole('link', { name: 'Search all games' }).elements()).toHaveLength(1);
});

test('[TPL-01] the sections of the member centre are a rail at the edge', async () => {
  await openScreen({ template, view: 'account', width: 1440, options: { session: 'member' } });
  const rail = page.getByRole('navigation', { name: 'Sections' }).element().getBoundingClientRect();
  expect([rail.left, rail.width]).toEqual([0, 240]);
});
