import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { applyRootState } from '../../conformance/screen/root.ts';
import { openScreen } from '../../conformance/screen/open.tsx';
import type { FixtureOptions } from '../../slots/base.fixtures.ts';
import type { GameModel } from '../../slots/models.ts';
import { tabBarFixture } from '../../slots/slots.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import type { HomeViewProps } from '../../views/home/contract.ts';
import { homeFixture } from '../../views/home/home.fixtures.ts';
import HomeView from './home/HomeView.tsx';
import template from './template.ts';

const { TabBar } = template.slots;

async function dress(width = 360): Promise<void> {
  await page.viewport(width, 800);
  applyRootState({ template, theme: 'midnight', locale: 'en_US', motion: 'reduced' });
}
async function show(options: FixtureOptions = {}, props: Partial<HomeViewProps> = {}) {
  await dress();
  const { rerender } = mount(<HomeView {...homeFixture(options)} {...props} />);
  await expect.element(page.getByRole('tablist', { name: 'Game lobbies' })).toBeVisible();
  return { change: (changed: Partial<HomeViewProps>) => rerender(<HomeView {...homeFixture(options)} {...changed} />) };
}

const boxOf = (element: Element | null | undefined): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();
const panel = () => page.getByRole('tabpanel');
const tiles = (): readonly DOMRect[] => [...panel().element().querySelectorAll('li')].map(boxOf);

test('[CAT-06] a press on a bubble chooses its hall, whose games are below with a link to it', async () => {
  const onSelectHall = vi.fn<(id: number) => void>();
  const { change } = await show({}, { onSelectHall });
  await page.getByRole('tab', { name: /^Live/ }).click();
  expect(onSelectHall).toHaveBeenCalledExactlyOnceWith(3);
  change({ selectedHall: 3 });
  await expect.element(panel()).toHaveAccessibleName(/^Live/);
  await expect
    .element(panel().getByRole('link', { name: 'See all: Live casino' }))
    .toHaveAttribute('href', '/gameHall/3');
});

test('[CAT-05] the bubble of a hall with a new game says so in a word', async () => {
  const props = homeFixture();
  const shelves = props.shelves.map((shelf, index) =>
    index === 1
      ? shelf
      : { ...shelf, games: { ...shelf.games, items: shelf.games.items.map((game) => ({ ...game, badges: [] })) } },
  );
  await show({}, { shelves });
  await expect.element(page.getByRole('tab', { name: 'Live New', exact: true })).toBeVisible();
  expect([...document.querySelectorAll('[data-marked]')].map((tab) => tab.getAttribute('data-hall'))).toEqual(['live']);
});

/** The name that a square icon bears, as parts of its height: two lines of it begin and end here. */
const [drawnTop, drawnFoot] = [0.68, 0.95];

/** The name that is drawn in the icon, and where the page's own has a closed ground, as places in the window. */
function namesOf(tile: Element) {
  const image = [...tile.querySelectorAll('img')].at(-1);
  const [picture, own] = [boxOf(image), boxOf(tile.querySelector('button > span:last-of-type'))];
  const isWhole = image?.dataset['fit'] === 'whole';
  const side = isWhole ? picture.width : Math.max(picture.width, picture.height);
  const top = isWhole ? picture.top : picture.top - (side - picture.height) / 2;
  return { isWhole, top: top + drawnTop * side, foot: top + drawnFoot * side, closed: own.bottom - 0.64 * own.height };
}

test.each([320, 360, 390, 412, 430, 600, 768, 991])(
  '[CAT-05] [LOOK-04] the name on an icon is whole in high tiles, and behind the page’s own name in square ones: %d px',
  async (width) => {
    const props = homeFixture();
    const icon = (game: GameModel): GameModel => ({ ...game, pictures: undefined });
    const shelves = props.shelves.map((shelf) => ({
      ...shelf,
      games: { ...shelf.games, items: shelf.games.items.map(icon) },
    }));
    await show({}, { shelves });
    await page.viewport(width, 900);
    const all = () => [...panel().element().querySelectorAll('li')];
    await expect.poll(all).toHaveLength(12);
    await expect.poll(() => new Set(all().map((tile) => Math.round(boxOf(tile).height))).size).toBeGreaterThan(1);
    const seen = all().map(namesOf);
    expect(seen.filter(({ isWhole }) => isWhole)).toHaveLength(6);
    expect(seen.filter(({ isWhole, top, foot, closed }) => (isWhole ? foot > closed : top < closed))).toEqual([]);
  },
);

test('[TPL-01] four games are two columns of one height, in the order in which they begin', async () => {
  await show();
  const [first, second, third, fourth] = tiles();
  if (!first || !second || !third || !fourth) throw new Error('the fixture is short');
  expect([first.left, fourth.left]).toEqual([third.left - second.left + first.left, first.left]);
  expect(second.left).toBe(third.left);
  expect(second.left).toBeGreaterThan(first.right);
  const tops = [first, second, third, fourth].map(({ top }) => top);
  expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
  expect(Math.abs(third.bottom - fourth.bottom)).toBeLessThan(1);
  const ratios = [first, second].map(({ width, height }) => height / width);
  expect(ratios[0]).toBeCloseTo(1.35, 1);
  expect(ratios[1]).toBeCloseTo(1, 1);
});

test.each([1, 2, 3])('[TPL-01] a rest of %i games fills both columns', async (count) => {
  const props = homeFixture();
  const shelves = props.shelves.map((shelf) => ({
    ...shelf,
    games: { ...shelf.games, items: shelf.games.items.slice(0, count) },
  }));
  await show({}, { shelves });
  await expect.poll(() => tiles().length).toBe(count);
  const seen = tiles();
  const ends = seen.slice(-2).map(({ bottom }) => Math.round(bottom));
  expect(
    new Set(count === 1 ? [0] : [seen.length === 3 ? Math.round(seen[0]?.bottom ?? 0) : ends[0], ends[1]]).size,
  ).toBe(1);
  expect(Math.round(Math.max(...seen.map(({ right }) => right)))).toBe(348);
});

test('[HOME-24] promotions are between the groups of games, the others at the end', async () => {
  await show();
  const order = () =>
    [...panel().element().querySelectorAll('ul, a[href^="/discount/"]')].map(({ tagName }) => tagName).join(' ');
  await expect.poll(order).toBe('UL A UL A UL');
  await expect.element(page.getByRole('link', { name: 'See all: Promotions' })).toHaveAttribute('href', '/discount');
});

test('[SHELL-43x] the search is in the middle of the bar, whatever entries there are', async () => {
  await dress(320);
  const tabs = tabBarFixture();
  const middle = (): number => {
    const { left, right } = boxOf(page.getByRole('link', { name: 'Search all games' }).element());
    return (left + right) / 2;
  };
  const { rerender } = mount(<TabBar {...tabs} />);
  await expect.element(page.getByRole('link', { name: 'Search all games' })).toHaveAttribute('href', '/games');
  expect(middle()).toBeCloseTo(160, 0);
  expect(page.getByRole('listitem').elements()).toHaveLength(5);
  rerender(<TabBar {...tabs} items={tabs.items.slice(0, 4)} />);
  await expect.poll(() => page.getByRole('link', { name: /^Games/ }).elements().length).toBe(1);
  expect(middle()).toBeCloseTo(160, 0);
  const smallest = page
    .getByRole('listitem')
    .elements()
    .map((entry) => Math.min(boxOf(entry).width, boxOf(entry).height));
  expect(Math.min(...smallest)).toBeGreaterThanOrEqual(44);
});

test('[TPL-01] [CAT-06] a hall has the bubbles of home', async () => {
  await openScreen({ template, view: 'hall', width: 360 });
  const bubbles = page.getByRole('navigation', { name: 'Game lobbies' });
  const [icon] = bubbles.element().querySelectorAll('img');
  expect([boxOf(icon).width, boxOf(icon).height]).toEqual([64, 64]);
});

test('[TPL-01] lists show names over the art, as the masonry', async () => {
  await openScreen({ template, view: 'slotList', width: 360 });
  const tile = page.getByRole('button', { name: 'Cherry Rush' }).first().element();
  const name = page.elementLocator(tile).getByText('Cherry Rush').element();
  expect(boxOf(name).bottom).toBeLessThan(boxOf(tile.querySelector('img')).bottom);
});
