import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { SideRail, type SideRailProps } from './index.ts';
import { railStore } from './rail-store.ts';

const items: SideRailProps['items'] = ['Slots', 'Live', 'Sports'].map((label, index) => ({
  id: label,
  label,
  href: `/gameHall/${index + 2}`,
  icon: <i />,
  active: index === 1,
}));
const rail = <SideRail items={items} label="Game lobbies" toggleLabel="Menu" />;
const nav = () => page.getByRole('navigation', { name: 'Game lobbies' });
const width = (): number => nav().element().getBoundingClientRect().width;
const toggle = () => page.getByRole('button', { name: 'Menu' });
const shown = (name: string): boolean => (page.getByText(name).element() as HTMLElement).offsetWidth > 1;

afterEach(() => railStore.set(null));

test.each([
  [1100, 72, 'false'],
  [1280, 240, 'true'],
])('[SHELL-43x] at %s px the rail is %s px wide by styles alone', async (window, expected, open) => {
  await page.viewport(window, 800);
  mount(rail);
  await expect.element(nav()).toHaveAttribute('data-rail', 'auto');
  expect(width()).toBe(expected);
  await expect.element(toggle()).toHaveAttribute('aria-expanded', open);
});

test('[A11Y-01] a closed rail keeps its names and shows one beside the entry with the focus', async () => {
  await page.viewport(1100, 800);
  mount(rail);
  await expect.element(page.getByRole('link', { name: 'Live' })).toHaveAttribute('aria-current', 'page');
  expect(shown('Sports')).toBe(false);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Sports' })).toHaveFocus();
  await expect.poll(() => shown('Sports')).toBe(true);
  const label = page.getByText('Sports').element().getBoundingClientRect();
  const link = page.getByRole('link', { name: 'Sports' }).element().getBoundingClientRect();
  expect(label.left).toBeGreaterThanOrEqual(link.right);
  expect(Math.abs(label.top + label.height / 2 - link.top - link.height / 2)).toBeLessThan(4);
});

test('what the visitor chose holds when the rail is shown anew and when the window changes', async () => {
  await page.viewport(1280, 800);
  const { rerender } = mount(rail);
  await toggle().click();
  await expect.poll(() => width()).toBe(72);
  rerender(<p>A page without a frame.</p>);
  rerender(rail);
  await expect.poll(() => width()).toBe(72);
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
  await toggle().click();
  await page.viewport(1100, 800);
  await expect.poll(() => width()).toBe(240);
});
