import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { GameGrid, GameGridSkeleton } from '../GameTile/index.ts';
import { gameTileLabels } from '../GameTile/labels.ts';
import { ShelfRow } from './index.ts';

const texts = labels('en_US', gameTileLabels);
const columns = componentVars.tile.columns.slice(4, -1);
const shelf = (count: number) => (
  <div style={{ [columns]: '4', padding: 24 }}>
    <ShelfRow>
      {count === 0 ? <GameGridSkeleton count={4} /> : <GameGrid games={gamesFixture(count)} texts={texts} />}
    </ShelfRow>
  </div>
);
const tiles = (): Element[] => [...document.querySelectorAll('li, [data-skeleton]')];
const left = (tile: Element | undefined): number => Math.round(tile?.getBoundingClientRect().left ?? -1);
const turn = (to: string): HTMLElement => {
  const button = document.querySelector<HTMLElement>(`[data-to="${to}"]`);
  if (!button) throw new Error(`no button to the ${to}`);
  return button;
};

test('[TPL-05] a shelf is one row in the columns of the template, full or waiting', async () => {
  await page.viewport(1000, 800);
  const { rerender } = mount(shelf(0));
  await expect.poll(() => tiles().length).toBe(4);
  const waiting = tiles().map(left);
  rerender(shelf(9));
  await expect.poll(() => tiles().length).toBe(9);
  expect(tiles().slice(0, 4).map(left)).toEqual(waiting);
  expect(new Set(tiles().map((tile) => Math.round(tile.getBoundingClientRect().top))).size).toBe(1);
  expect(left(tiles()[4])).toBeGreaterThan(1000 - 24);
  expect(document.documentElement.scrollWidth).toBe(1000);
});

test('a page turns by mouse until the end, and no button takes the focus', async () => {
  await page.viewport(1000, 800);
  mount(shelf(9));
  await expect.poll(() => getComputedStyle(turn('next')).visibility).toBe('visible');
  expect(getComputedStyle(turn('previous')).visibility).toBe('hidden');
  expect([turn('next').tabIndex, turn('next').getAttribute('aria-hidden')]).toEqual([-1, 'true']);
  const before = left(tiles()[4]);
  turn('next').click();
  await expect.poll(() => left(tiles()[4])).toBeLessThan(before - 500);
  await expect.poll(() => getComputedStyle(turn('previous')).visibility).toBe('visible');
  turn('next').click();
  turn('next').click();
  await expect.poll(() => getComputedStyle(turn('next')).visibility).toBe('hidden');
});

test('from right to left the pages turn the other way', async () => {
  await page.viewport(1000, 800);
  mount(<div dir="rtl">{shelf(9)}</div>);
  await expect.poll(() => getComputedStyle(turn('next')).visibility).toBe('visible');
  expect(getComputedStyle(turn('previous')).visibility).toBe('hidden');
  expect(getComputedStyle(turn('next'), '::before').transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  const before = left(tiles()[4]);
  turn('next').click();
  await expect.poll(() => left(tiles()[4])).toBeGreaterThan(before + 500);
  await expect.poll(() => getComputedStyle(turn('previous')).visibility).toBe('visible');
});
