import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../../conformance/open.tsx';
import { headerFixture } from '../../slots/slots.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import template from './template.ts';

const { Header } = template.slots;
const box = (selector: string): DOMRect => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element.getBoundingClientRect();
};
const home = (width: number, session: 'guest' | 'member' = 'guest') =>
  openScreen({ template, view: 'home', options: { session }, width });

test('[TPL-01] [HOME-01] the rail stands beside bar, page and footer; the hero is two thirds carousel, one third jackpot and visitor', async () => {
  await home(1440);
  const rail = page.getByRole('navigation', { name: 'Game halls' }).first();
  expect(rail.element().getBoundingClientRect().right).toBe(240);
  for (const part of ['header', 'main', 'footer']) expect([part, box(part).left]).toEqual([part, 240]);
  await expect.element(rail.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'page');
  const [banners, jackpot] = ['Highlights', 'Jackpot'].map((name) =>
    page.getByRole('region', { name }).element().getBoundingClientRect(),
  );
  expect((banners?.width ?? 0) / (jackpot?.width ?? 1)).toBeCloseTo(2, 1);
  expect(jackpot?.left).toBeGreaterThan(banners?.right ?? Infinity);
  const welcome = page.getByRole('region', { name: 'Your seat is ready' });
  expect(welcome.element().getBoundingClientRect().left).toBe(jackpot?.left);
  await expect.element(welcome.getByRole('button', { name: 'Register' })).toBeVisible();
});

test.each([
  [992, 'guest'],
  [1280, 'guest'],
  [1440, 'guest'],
  [1920, 'guest'],
  [992, 'member'],
  [1440, 'member'],
] as const)('[HOME-01] [TPL-01] at %s px a %s sees pictures of 3:1 whole but for a tenth', async (width, session) => {
  await home(width, session);
  const region = (name: string) => page.getByRole('region', { name }).element().getBoundingClientRect();
  const banners = region('Highlights');
  expect(banners.width / banners.height).toBeGreaterThan(2.7);
  expect(banners.width / banners.height).toBeLessThan(3.01);
  const announcements = region('Announcements');
  expect([announcements.left, announcements.right]).toEqual([banners.left, banners.right]);
  expect(announcements.bottom).toBeCloseTo(region('Your seat is ready').bottom, 0);
});

test('[TPL-01] a member finds account, balance and wallet where guests sign in', async () => {
  await home(1280, 'member');
  const card = page.getByRole('region', { name: 'Your seat is ready' });
  await expect.element(card.getByRole('link', { name: 'lucky88' })).toHaveAttribute('href', '/user');
  await expect.element(card.getByText('¥ 128,450.60')).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Wallet' })).toBeVisible();
});

test.each([
  [992, 6],
  [1280, 8],
])('[TPL-01] at %s px a shelf is one row of %s portrait tiles', async (width, columns) => {
  await home(width);
  const shelf = page.getByRole('region', { name: 'Slot games' });
  const tiles = [...shelf.element().querySelectorAll('li')].map((tile) => tile.getBoundingClientRect());
  expect(tiles).toHaveLength(12);
  expect(new Set(tiles.map(({ top }) => top)).size).toBe(1);
  const { right } = shelf.element().getBoundingClientRect();
  expect(tiles.filter((tile) => tile.right <= right + 1)).toHaveLength(columns);
  expect((tiles[0]?.height ?? 0) / (tiles[0]?.width ?? 1)).toBeCloseTo(4 / 3, 2);
});

test('[A11Y-01] a tile shows its name on focus only, and always has it', async () => {
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
});

test('[CAT-06] the halls stay below the bar and lead to their shelves', async () => {
  await home(1280);
  const chips = page.getByRole('navigation', { name: 'Game halls' }).nth(1);
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
