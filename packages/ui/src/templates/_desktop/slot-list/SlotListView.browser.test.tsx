import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../testing/mount.tsx';
import { slotListFixture } from '../../../views/slot-list/slot-list.fixtures.ts';
import SlotListView from './SlotListView.tsx';

test('[CAT-18] the chosen filter is pressed, another one is handed on', async () => {
  const onFilter = vi.fn();
  mount(<SlotListView {...slotListFixture({ count: 3 })} onFilter={onFilter} />);
  await expect.element(page.getByRole('button', { name: 'All games' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Favourites' }).click();
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
  const onShowAll = vi.fn();
  const onRetry = vi.fn();
  const { rerender } = mount(<SlotListView {...slotListFixture({ variant: 'loading' })} />);
  await expect.poll(() => document.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(0);
  rerender(<SlotListView {...slotListFixture({ variant: 'empty', search: 'zebra' })} onShowAll={onShowAll} />);
  await page.getByRole('button', { name: 'Show all games' }).click();
  expect(onShowAll).toHaveBeenCalledOnce();
  rerender(<SlotListView {...slotListFixture()} games={{ state: 'error', items: [], onRetry }} />);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('[CAT-05] a label with a tag shows its badge, one that is called like it shows the badge alone', async () => {
  const labels = [
    { id: '1', name: 'Popular picks', badge: { kind: 'hot', text: 'Hot' } },
    { id: '2', name: 'New', badge: { kind: 'new', text: 'New' } },
    { id: '3', name: 'Fruits' },
  ] as const;
  mount(<SlotListView {...slotListFixture({ count: 3 })} labels={labels} />);
  const bar = page.getByRole('group', { name: 'Categories' });
  await expect.element(bar).toBeVisible();
  expect(
    bar
      .getByRole('button')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['All', 'Popular picksHot', 'New', 'Fruits']);
  await expect.element(bar.getByTitle('Hot')).toBeVisible();
});

test('order and provider are chosen by the keyboard too, and handed on', async () => {
  const [onSort, onChoice] = [vi.fn(), vi.fn()];
  const props = slotListFixture({ count: 3, all: 'loading' });
  if (!props.choice) throw new Error('the fixture has no choice');
  mount(
    <SlotListView
      {...props}
      sort={{ ...props.sort, onChange: onSort }}
      choice={{ ...props.choice, onChange: onChoice }}
    />,
  );
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Name');
  await page.getByRole('combobox', { name: 'Providers' }).selectOptions(props.choice.options[2]?.label ?? '');
  expect(onSort).toHaveBeenCalledExactlyOnceWith('name');
  expect(onChoice).toHaveBeenCalledExactlyOnceWith(props.choice.options[2]?.value);
  await expect.poll(() => document.querySelector('optgroup')?.label).toBe('Slots');
});

test('[CAT-29x] how far a list of many has come is shown, and what is missing can be asked for again', async () => {
  const { rerender } = mount(<SlotListView {...slotListFixture({ count: 3, all: 'loading' })} />);
  await expect.element(page.getByText(/12 of 30 providers loaded/)).toBeVisible();
  const onRetry = vi.fn();
  rerender(
    <SlotListView
      {...slotListFixture({ count: 3 })}
      progress={{ state: 'failed', text: 'Two are missing', onRetry }}
    />,
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('typing and clearing the search are handed on', async () => {
  const onSearch = vi.fn();
  mount(<SlotListView {...slotListFixture({ count: 3, search: 'koi' })} onSearch={onSearch} />);
  await page.getByRole('button', { name: 'Clear search' }).click();
  // After the frame that shows it cleared.
  await expect.poll(() => onSearch.mock.calls).toEqual([['']]);
});
