import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { labels } from '../../slots/labels.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { marqueeFixture } from '../../views/home/home.fixtures.ts';
import { Marquee } from './index.ts';
import { marqueeLabels } from './labels.ts';

const texts = labels('en_US', marqueeLabels);
const items = { state: 'ready', items: marqueeFixture() } as const;
const line = (): Element => {
  const list = document.querySelector('ul');
  if (!list) throw new Error('there is no line');
  return list;
};
const playState = (): string => getComputedStyle(line()).animationPlayState;

/** `mount` asks for rest; these tests want the motion. */
function inMotion(): void {
  delete document.documentElement.dataset['motion'];
}

test('[HOME-15x] scrolls, and the button stops and starts it', async () => {
  mount(<Marquee items={items} texts={texts} />);
  inMotion();
  await expect.element(page.getByRole('region', { name: 'Announcements' })).toBeVisible();
  expect(getComputedStyle(line()).animationName).not.toBe('none');
  expect(playState()).toBe('running');
  await page.getByRole('button', { name: 'Pause announcements' }).click();
  await expect.poll(playState).toBe('paused');
  await page.getByRole('button', { name: 'Resume announcements' }).click();
  await expect.poll(playState).toBe('running');
});

test('[HOME-15x] pauses under the pointer and while an item has focus; a click opens that item', async () => {
  const onOpen = vi.fn();
  mount(<Marquee items={items} texts={texts} onOpen={onOpen} />);
  inMotion();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: /Maintenance of Jade Tiger/ })).toHaveFocus();
  await expect.poll(playState).toBe('paused');
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('a1');
  (document.activeElement as HTMLElement).blur();
  await expect.poll(playState).toBe('running');
  const viewport = line().parentElement;
  if (!viewport) throw new Error('the line hangs nowhere');
  await userEvent.hover(viewport, { position: { x: 60, y: 4 } });
  await expect.poll(playState).toBe('paused');
});

test('[HOME-15x] stops and can be scrolled by hand when less motion is wanted', async () => {
  mount(<Marquee items={items} texts={texts} />);
  await expect.element(page.getByRole('region', { name: 'Announcements' })).toBeVisible();
  expect(getComputedStyle(line()).animationName).toBe('none');
  expect(line().parentElement && getComputedStyle(line().parentElement as Element).overflowX).toBe('auto');
  await expect.element(page.getByRole('button', { name: 'Pause announcements' })).not.toBeInTheDocument();
});

test('[HOME-15x] every line is read once, and nothing is shown when there is none', async () => {
  const { rerender } = mount(<Marquee items={items} texts={texts} />);
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(3);
  await expect.element(page.getByRole('region', { name: 'Announcements' })).toBeVisible();
  rerender(<Marquee items={{ state: 'ready', items: [] }} texts={texts} />);
  await expect.element(page.getByRole('region', { name: 'Announcements' })).not.toBeInTheDocument();
});

test('[TPL-05] keeps its height from loading to ready', async () => {
  const { rerender } = mount(<Marquee items={{ state: 'loading', items: [] }} texts={texts} />);
  await expect
    .poll(() => document.querySelector('[data-state="loading"]')?.getBoundingClientRect().height)
    .toBeGreaterThan(0);
  const before = document.querySelector('[data-state="loading"]')?.getBoundingClientRect().height;
  rerender(<Marquee items={items} texts={texts} />);
  await expect.poll(() => document.querySelector('section')?.getBoundingClientRect().height).toBe(before);
});
