import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hallsFixture } from '../../slots/models.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { HallIcon, HallNav, HallRail, HallTabs, hallTabId } from './index.ts';

const halls = hallsFixture('en_US', 'sport');
const [slot, live] = halls;

interface BoardProps {
  readonly start?: number;
  readonly onSelect?: (id: number) => void;
  readonly orientation?: 'vertical';
}

function Board({ start = 2, onSelect, orientation }: BoardProps) {
  const [selected, setSelected] = useState<number>(start);
  const select = (id: number): void => {
    setSelected(id);
    onSelect?.(id);
  };
  return (
    <div style={{ width: '320px' }}>
      <HallTabs
        halls={halls}
        selected={selected}
        onSelect={select}
        label="Game lobbies"
        panelId="board"
        orientation={orientation}
      />
      <div role="tabpanel" id="board" aria-labelledby={hallTabId('board', selected)}>
        {selected}
      </div>
    </div>
  );
}

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const icon = (name: string): string | null => tab(name).element().querySelector('img')?.getAttribute('src') ?? null;
const chosen = (): string[] =>
  page
    .getByRole('tab', { selected: true })
    .elements()
    .map((one) => one.textContent);

test('[CAT-07] the chosen hall shows its active icon, the others their own', async () => {
  mount(<Board />);
  await expect.element(tab('Slots')).toBeVisible();
  expect(icon('Slots')).toBe(slot?.iconActive);
  expect(icon('Live')).toBe(live?.icon);
  await tab('Live').click();
  await expect.poll(() => icon('Slots')).toBe(slot?.icon);
  expect(icon('Live')).toBe(live?.iconActive);
});

test('[CAT-07] a hovered hall shows its active icon while the pointer is there', async () => {
  mount(<Board />);
  await tab('Live').hover();
  await expect.poll(() => icon('Live')).toBe(live?.iconActive);
  await tab('Slots').hover();
  await expect.poll(() => icon('Live')).toBe(live?.icon);
});

test('[CAT-06] every hall in received order is a tab of one row with its panel', async () => {
  mount(<Board />);
  await expect.element(page.getByRole('tablist', { name: 'Game lobbies' })).toBeVisible();
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(halls.map(({ shortName }) => shortName));
  await expect.element(page.getByRole('tabpanel', { name: 'Slots' })).toHaveTextContent('2');
  expect(tab('Slots').element().getAttribute('aria-controls')).toBe('board');
});

test('arrow keys, Home and End choose a hall, take focus along and go around', async () => {
  const onSelect = vi.fn<(id: number) => void>();
  mount(<Board onSelect={onSelect} />);
  await tab('Slots').click();
  onSelect.mockClear();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Esports')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(tab('Live')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.poll(chosen).toEqual(['Esports']);
  await userEvent.keyboard('{Home}');
  await expect.poll(chosen).toEqual(['Slots']);
  expect(onSelect.mock.calls.flat()).toEqual([9, 2, 3, 9, 2]);
});

test('[A11Y-01] [DES-04] from right to left, the arrow that points to a hall chooses it', async () => {
  mount(
    <div dir="rtl">
      <Board />
    </div>,
  );
  await tab('Slots').click();
  const left = (name: string) => tab(name).element().getBoundingClientRect().left;
  await expect.poll(() => left('Live') < left('Slots')).toBe(true);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Live')).toHaveFocus();
  expect(chosen()).toEqual(['Live']);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(chosen).toEqual(['Esports']);
});

test('Tab reaches the row once, at the chosen hall', async () => {
  mount(<Board start={4} />);
  await expect.element(tab('Sports')).toBeVisible();
  expect(
    page
      .getByRole('tab')
      .elements()
      .filter((one) => one instanceof HTMLElement && one.tabIndex === 0),
  ).toEqual([tab('Sports').element()]);
});

test('without a known choice the first hall is chosen', async () => {
  mount(
    <HallTabs
      halls={halls}
      selected={null}
      onSelect={vi.fn<(id: number) => void>()}
      label="Game lobbies"
      panelId="board"
    />,
  );
  await expect.poll(chosen).toEqual(['Slots']);
});

test('the chosen hall stays in view and the edges show where more is hidden', async () => {
  mount(<Board start={9} />);
  const row = page.getByRole('tablist');
  const inside = (name: string): boolean => {
    const [outer, inner] = [row.element().getBoundingClientRect(), tab(name).element().getBoundingClientRect()];
    return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  };
  await expect.poll(() => inside('Esports')).toBe(true);
  await expect.poll(() => row.element().hasAttribute('data-before')).toBe(true);
  expect(row.element().hasAttribute('data-after')).toBe(false);
  await tab('Esports').click();
  await userEvent.keyboard('{Home}');
  await expect.poll(() => inside('Slots')).toBe(true);
  await expect
    .poll(() => [row.element().hasAttribute('data-before'), row.element().hasAttribute('data-after')])
    .toEqual([false, true]);
});

test('[CAT-06] as links, the current hall is marked and shows its active icon', async () => {
  mount(<HallNav halls={halls} label="Game lobbies" />);
  const current = page.getByRole('link', { name: 'Sports', exact: true });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  expect(current.element().querySelector('img')?.getAttribute('src')).toBe(halls[2]?.iconActive);
  expect(
    page
      .getByRole('link')
      .elements()
      .map((one) => one.getAttribute('href')),
  ).toEqual(halls.map(({ href }) => href));
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('[CAT-06] halls below each other are chosen with the arrows up and down, and say so', async () => {
  mount(<Board orientation="vertical" />);
  await tab('Slots').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(tab('Live')).toHaveFocus();
  expect(chosen()).toEqual(['Live']);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Live')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(tab('Slots')).toHaveFocus();
  await expect.element(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  const [above, below] = ['Slots', 'Live'].map((name) => tab(name).element().getBoundingClientRect());
  expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Number.NaN);
});

const rail = (current: string, onFollow?: (id: string) => void) => (
  <div style={{ display: 'grid', height: '240px', width: '80px' }}>
    <HallRail
      entries={halls.map((hall) => ({
        id: `hall-${hall.id}`,
        label: hall.shortName,
        href: onFollow ? `#hall-${hall.id}` : hall.href,
        picture: (on) => <HallIcon hall={hall} active={on} />,
      }))}
      current={current}
      onFollow={onFollow}
      label="Game lobbies"
    />
  </div>
);
const entry = (name: string) => page.getByRole('link', { name, exact: true });

test('[CAT-06][CAT-07] in a rail the current hall is marked, shows its active icon and is kept in view', async () => {
  const { rerender } = mount(rail('hall-9', vi.fn<(id: string) => void>()));
  await expect.element(entry('Esports')).toHaveAttribute('aria-current', 'location');
  expect(entry('Esports').element().querySelector('img')?.getAttribute('src')).toBe(halls[7]?.iconActive);
  const seen = (name: string): boolean => {
    const [outer, inner] = [page.getByRole('navigation').element(), entry(name).element()].map((one) =>
      one.getBoundingClientRect(),
    );
    return (inner?.top ?? 0) >= (outer?.top ?? 0) - 1 && (inner?.bottom ?? 0) <= (outer?.bottom ?? 0) + 1;
  };
  await expect.poll(() => [seen('Esports'), seen('Slots')]).toEqual([true, false]);
  rerender(rail('hall-2', vi.fn<(id: string) => void>()));
  await expect.poll(() => [seen('Esports'), seen('Slots')]).toEqual([false, true]);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(window.scrollY).toBe(0);
});

test('an entry of a rail says what it leads to, or is a link to a page', async () => {
  const onFollow = vi.fn<(id: string) => void>();
  const { rerender } = mount(rail('hall-2', onFollow));
  await entry('Live').click();
  expect(onFollow).toHaveBeenCalledExactlyOnceWith('hall-3');
  expect(window.location.hash).toBe('');
  rerender(rail('hall-2'));
  await expect.element(entry('Slots')).toHaveAttribute('aria-current', 'page');
  await expect.element(entry('Live')).toHaveAttribute('href', '/gameHall/3');
});

test('[CAT-06] a mark says its word over the tab of its hall', async () => {
  const marks = new Map([[live?.id ?? 0, 'New']]);
  mount(
    <HallTabs
      halls={halls}
      selected={2}
      onSelect={() => undefined}
      label="Game lobbies"
      panelId="board"
      marks={marks}
    />,
  );
  await expect.element(page.getByRole('tab', { name: 'Live New', exact: true })).toHaveAttribute('data-marked');
  expect(document.querySelectorAll('[data-marked]')).toHaveLength(1);
});
