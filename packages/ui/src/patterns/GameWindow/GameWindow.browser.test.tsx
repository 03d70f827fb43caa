import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { labels } from '../../slots/labels.fixtures.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { GameWindow } from './index.ts';
import { gameTileLabels } from '../GameTile/labels.ts';

const texts = labels('en_US', gameTileLabels);
const many = gamesFixture(3000);
const tiles = (): number => document.querySelectorAll('li').length;
const list = () => page.getByRole('list', { name: 'Slots' });

test('keeps a few rows of a long list on the page, and the page as long as the whole', async () => {
  mount(<GameWindow games={many} texts={texts} label="Slots" />);
  await expect.element(list()).toBeVisible();
  await expect.poll(tiles).toBeLessThan(60);
  const tile = document.querySelector('li')?.getBoundingClientRect().height ?? 0;
  expect(list().element().getBoundingClientRect().height).toBeGreaterThan((3000 / 3) * tile);
});

test('[CAT-29x] only the games of the rows in view are asked for', async () => {
  const asked: number[] = [];
  const slice = (from = 0, to = many.length) => {
    asked.push(to - from);
    return many.slice(from, to);
  };
  mount(<GameWindow games={{ length: many.length, slice }} texts={texts} label="Slots" />);
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(40_000);
  window.scrollTo(0, 20_000);
  await expect
    .poll(() => Number.parseFloat(document.querySelector('ul')?.style.paddingBlockStart ?? ''))
    .toBeGreaterThan(10_000);
  expect(Math.max(...asked)).toBeLessThan(60);
});

test('[CAT-29x] a list that comes back starts with what was measured and shows the rows of its place', async () => {
  const { rerender } = mount(<GameWindow games={many} texts={texts} label="Slots" />);
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(40_000);
  await expect.poll(tiles).toBeGreaterThan(0);
  rerender(<p>Elsewhere</p>);
  await expect.poll(tiles).toBe(0);
  rerender(<GameWindow games={many} texts={texts} label="Slots" />);
  await expect.poll(tiles).toBeGreaterThan(0);
  expect(tiles()).toBeLessThan(60);
  window.scrollTo(0, 30_000);
  await expect
    .poll(() => {
      const rows = [...document.querySelectorAll('li')].map((tile) => tile.getBoundingClientRect());
      return rows.some(({ top }) => top <= 0) && rows.some(({ bottom }) => bottom >= window.innerHeight);
    })
    .toBe(true);
});

test('shows the rows that come near while scrolling, in order', async () => {
  mount(<GameWindow games={many} texts={texts} label="Slots" />);
  await expect.element(list()).toBeVisible();
  await expect.poll(tiles).toBeLessThan(60);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => [...document.querySelectorAll('li')].at(-1)?.textContent).toContain(many.at(-1)?.name);
  expect(tiles()).toBeLessThan(60);
  window.scrollTo(0, 0);
  await expect.poll(() => document.querySelector('li')?.textContent).toContain(many[0]?.name);
});

test('[CAT-20] the keyboard reaches the heart of every tile, row after row, as the list moves on', async () => {
  const games = gamesFixture(60, { session: 'member' }).map((one, index) => ({
    ...one,
    name: `Game ${index}`,
    onDemo: undefined,
  }));
  mount(<GameWindow games={games} texts={texts} label="Slots" />);
  await expect.element(list()).toBeVisible();
  for (let index = 0; index < games.length; index += 1) {
    await userEvent.keyboard('{Tab}{Tab}');
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-label'))
      .toBe(`Add to favourites: Game ${index}`);
  }
  await expect
    .poll(() => document.activeElement?.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(window.innerHeight);
});

test('[CAT-29x] a shorter list after a filter shows all of its games', async () => {
  const { rerender } = mount(<GameWindow games={many} texts={texts} label="Slots" />);
  await expect.element(list()).toBeVisible();
  await expect.poll(tiles).toBeLessThan(60);
  rerender(<GameWindow games={many.slice(0, 4)} texts={texts} label="Slots" />);
  await expect.poll(tiles).toBe(4);
});
