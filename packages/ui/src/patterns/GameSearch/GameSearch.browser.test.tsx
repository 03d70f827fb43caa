import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GameSearchProps } from '../../slots/contract.ts';
import { gameSearchFixture } from '../../slots/game-search.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import GameSearchDialog from './GameSearchDialog.tsx';

interface SearchProps extends Partial<GameSearchProps> {
  readonly first?: string;
  readonly onPlay?: (id: string) => void;
}

function Search({ first = '', onPlay = () => undefined, ...props }: SearchProps) {
  const [query, onQuery] = useState(first);
  return <GameSearchDialog {...gameSearchFixture({ query, onPlay })} {...props} query={query} onQuery={onQuery} />;
}
const field = () => page.getByRole('searchbox', { name: 'Search all games' });
const options = () => page.getByRole('option');
const chosen = (): string | undefined =>
  document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('[A11Y-01] arrows choose while the field keeps the focus, and Enter plays', async () => {
  const onPlay = vi.fn<(id: string) => void>();
  mount(<Search onPlay={onPlay} />);
  await expect.element(field()).toHaveFocus();
  expect(chosen()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.poll(chosen).toBe('Fortune GateRoyal 8 · Slot games');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPlay).toHaveBeenCalledExactlyOnceWith('slot-1');
});

test('what is typed chooses the first match, and a press plays another', async () => {
  const onPlay = vi.fn<(id: string) => void>();
  mount(<Search onPlay={onPlay} />);
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('f');
  await expect.poll(chosen).toBe('Fortune GateRoyal 8 · Slot games');
  await expect.element(page.getByRole('status')).toHaveTextContent('148 games');
  await options().nth(2).click();
  expect(onPlay).toHaveBeenCalledExactlyOnceWith('slot-3');
});

test('[CAT-29x] waiting, nothing and a failure are distinguished; a failed search can be tried again', async () => {
  const onRetry = vi.fn<() => void>();
  const { rerender } = mount(<Search first="f" results={{ state: 'loading', items: [] }} />);
  await expect.element(field()).toBeVisible();
  expect([options().elements().length, page.getByRole('status').element().textContent]).toEqual([0, '']);
  rerender(<Search first="f" results={{ state: 'ready', items: [] }} found={0} />);
  await expect.element(page.getByText('No games found')).toBeVisible();
  rerender(<Search first="f" results={{ state: 'error', items: [], onRetry }} />);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('[SHELL-31] Escape and the button close it', async () => {
  const onClose = vi.fn<() => void>();
  mount(<Search first="fortune" onClose={onClose} />);
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledTimes(2);
});
