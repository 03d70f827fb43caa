import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hallsFixture } from '../../slots/models.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { HallSegments } from './index.ts';

const segments = (current: number | null) => (
  <>
    <HallSegments
      halls={hallsFixture('en_US')}
      first={['sport', 'live', 'esport']}
      current={current}
      label="Game lobbies"
      more="More"
    />
    <p style={{ marginTop: '400px' }}>Below</p>
  </>
);
const links = (): (string | null)[] =>
  page
    .getByRole('link')
    .elements()
    .map((one) => one.getAttribute('href'));
const more = () => page.getByRole('button', { name: 'More' });

test('[CAT-06] wanted halls are segments, all others are in the menu, and the current one is marked', async () => {
  const { rerender } = mount(segments(3));
  await expect.poll(links).toEqual(['/gameHall/4', '/gameHall/3', '/gameHall/9']);
  await expect.element(page.getByRole('link', { name: 'Live' })).toHaveAttribute('aria-current', 'page');
  expect(more().element().hasAttribute('data-chosen')).toBe(false);
  rerender(segments(6));
  await expect.poll(() => more().element().hasAttribute('data-chosen')).toBe(true);
  await more().click();
  await expect.element(more()).toHaveAttribute('aria-expanded', 'true');
  expect(links().slice(3)).toEqual(['/gameHall/2', '/gameHall/5', '/gameHall/6', '/gameHall/7', '/gameHall/8']);
  await expect.element(page.getByRole('link', { name: 'Board and card' })).toHaveAttribute('aria-current', 'page');
});

test('[A11Y-01] the menu opens and closes by keys and gives the focus back; a press elsewhere closes it', async () => {
  mount(segments(null));
  await expect.element(more()).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}{Tab}');
  await expect.element(page.getByRole('link', { name: 'Slot games' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(more()).toHaveFocus();
  expect(links()).toHaveLength(3);
  await more().click();
  await expect.poll(() => links().length).toBe(8);
  await page.getByText('Below').click();
  await expect.poll(() => links().length).toBe(3);
});
