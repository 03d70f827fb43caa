import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { labels } from '../../slots/labels.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { LobbyFacets, lobbyFacetsLabels } from './index.ts';
import { lobbyFacetsFixture } from './LobbyFacets.fixtures.ts';

const texts = labels('en_US', lobbyFacetsLabels);
const status = () => page.getByRole('status').element().textContent;

test('[LOB-08] a facet of the bar opens, is chosen from and closes by keyboard, and the focus returns to its button', async () => {
  const onToggle = vi.fn();
  mount(<LobbyFacets lobby={lobbyFacetsFixture([], { onToggle })} texts={texts} />);
  const button = page.getByRole('button', { name: 'Volatility' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('group', { name: 'Volatility' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab} ');
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('volatility', 'low');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('group', { name: 'Volatility' })).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('[LOB-02] a value that no game has is disabled, and one that was just unchosen keeps the focus', async () => {
  const show = (chosen: readonly string[]) => <LobbyFacets lobby={lobbyFacetsFixture(chosen)} texts={texts} />;
  const { rerender } = mount(show(['buy-a-bonus']));
  await page.getByRole('button', { name: 'Feature 1' }).click();
  const box = page.getByRole('checkbox', { name: 'Buy a bonus (0)' });
  await box.click();
  rerender(show([]));
  await expect.element(box).not.toBeChecked();
  await expect.element(box).toHaveFocus();
  await page.getByRole('button', { name: 'Feature' }).click();
  await page.getByRole('button', { name: 'Feature' }).click();
  await expect.element(box).toBeDisabled();
});

test('[LOB-08] a changed number is announced once, half a second after the last change, and not at first', async () => {
  const show = (found: number | null) => <LobbyFacets lobby={lobbyFacetsFixture([], { found })} texts={texts} />;
  const { rerender } = mount(show(91));
  await expect.element(page.getByRole('group', { name: 'Filter' })).toBeVisible();
  const said: (string | null)[] = [];
  const observer = new MutationObserver(() => said.push(status()));
  observer.observe(page.getByRole('status').element(), { childList: true, characterData: true, subtree: true });
  for (const found of [40, 12, 3]) {
    rerender(show(found));
    await new Promise((done) => setTimeout(done, 100));
  }
  expect(said).toEqual([]);
  await expect.poll(() => said).toEqual(['3 games']);
  rerender(show(null));
  await new Promise((done) => setTimeout(done, 700));
  expect(said).toEqual(['3 games']);
});

test('[LOB-08] the sheet has the number on its button, none when it is unknown, and all of what can be removed', async () => {
  const [onClear, onRemove] = [vi.fn(), vi.fn()];
  const sheet = (found: number | null, isOpen = true) => (
    <LobbyFacets
      lobby={lobbyFacetsFixture(['high'], {
        layout: 'sheet',
        isOpen,
        found,
        onClear,
        chips: [{ id: 'high', name: 'High', onRemove }],
      })}
      texts={texts}
    />
  );
  const { rerender } = mount(sheet(124));
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await expect.element(dialog.getByRole('button', { name: 'Show 124 games' })).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: 'High (25)' })).toBeChecked();
  rerender(sheet(null));
  await expect.element(dialog.getByRole('button', { name: 'Show games' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove all filters' }).click();
  expect(onClear).toHaveBeenCalledOnce();
  rerender(sheet(124, false));
  await expect.element(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: High' }).click();
  expect(onRemove).toHaveBeenCalledOnce();
  // The chip is about to go.
  await expect.element(page.getByRole('button', { name: 'Filter (1)' })).toHaveFocus();
});

test.each([320, 390])('[LOB-08] at %i px and from right to left nothing is wider than the page', async (width) => {
  await page.viewport(width, 800);
  onTestFinished(async () => {
    document.documentElement.removeAttribute('dir');
    await page.viewport(414, 896);
  });
  document.documentElement.dir = 'rtl';
  mount(<LobbyFacets lobby={lobbyFacetsFixture(['high', 'royal-8', '96%-or-more'])} texts={texts} />);
  for (const name of ['Providers 1', 'Return to player (RTP) 1']) {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await userEvent.keyboard('{Escape}');
  }
});
