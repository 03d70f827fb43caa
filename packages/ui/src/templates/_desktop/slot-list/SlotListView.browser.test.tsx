import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../testing/mount.tsx';
import { slotListFixture } from '../../../views/slot-list/slot-list.fixtures.ts';
import SlotListView from './SlotListView.tsx';

test('[CAT-18] the chosen filter is pressed, another one is handed on', async () => {
  const onFilter = vi.fn();
  mount(<SlotListView {...slotListFixture({ count: 3 })} onFilter={onFilter} />);
  await expect.element(page.getByRole('button', { name: 'All games' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'My favourites' }).click();
  expect(onFilter).toHaveBeenCalledExactlyOnceWith('my_favorite');
});

test('[CAT-19] a label is pressed and can be let go', async () => {
  const onLabel = vi.fn();
  const props = { ...slotListFixture({ count: 3 }), label: 'classic', onLabel };
  mount(<SlotListView {...props} />);
  await expect.element(page.getByRole('button', { name: 'Classic' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Classic' }).click();
  await page.getByRole('button', { name: 'Video slots' }).click();
  expect(onLabel.mock.calls).toEqual([[null], ['video']]);
});

test('[CAT-29x] tiles of the same size wait, an empty list says why and leads back, a failed one tries again', async () => {
  const onSearch = vi.fn();
  const onRetry = vi.fn();
  const { rerender } = mount(<SlotListView {...slotListFixture({ variant: 'loading' })} />);
  await expect.poll(() => document.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(0);
  rerender(<SlotListView {...slotListFixture({ variant: 'empty', search: 'zebra' })} onSearch={onSearch} />);
  await page.getByRole('button', { name: 'Show all games' }).click();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
  rerender(<SlotListView {...slotListFixture()} games={{ state: 'error', items: [], onRetry }} />);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('typing and clearing the search are handed on', async () => {
  const onSearch = vi.fn();
  mount(<SlotListView {...slotListFixture({ count: 3, search: 'koi' })} onSearch={onSearch} />);
  await page.getByRole('button', { name: 'Clear search' }).click();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
});
