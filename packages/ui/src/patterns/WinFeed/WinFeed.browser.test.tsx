import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiProvider } from '../../primitives/UiProvider/index.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { testRoot } from '../../testing/testRoot.ts';
import { JackpotRow } from '../JackpotRow/index.ts';
import { jackpotPlatesFixture } from '../JackpotRow/JackpotRow.fixtures.ts';
import { WinFeed, winFeedLabels } from './index.ts';
import { winsFixture } from './WinFeed.fixtures.ts';

const texts = labels('en_US', winFeedLabels);
const list = () => page.getByRole('list', { name: 'Recent wins' });
const onHold = vi.fn<(held: boolean) => void>();
const heights = () => [...document.querySelectorAll('[data-part]')].map((part) => part.getBoundingClientRect().height);

afterEach(() => {
  onHold.mockClear();
});

test('[WIN-04] the feed pauses by its button, under the pointer, under the focus and without motion', async () => {
  const { render } = testRoot();
  const feed = <WinFeed wins={winsFixture(4)} texts={texts} onHold={onHold} />;
  delete document.documentElement.dataset['motion'];
  render(<UiProvider reducedMotion={false}>{feed}</UiProvider>);
  const held = () => onHold.mock.lastCall?.[0];
  await expect.poll(held).toBe(false);
  await page.getByRole('button', { name: 'Pause wins' }).click();
  await expect.poll(held).toBe(true);
  await page.getByRole('button', { name: 'Resume wins' }).click();
  await expect.poll(held).toBe(false);
  await userEvent.hover(list());
  await expect.poll(held).toBe(true);
  await userEvent.unhover(list());
  await expect.poll(held).toBe(false);
  list().getByRole('button').first().element().focus();
  await expect.poll(held).toBe(true);
  (document.activeElement as HTMLElement).blur();
  await expect.poll(held).toBe(false);
  render(<UiProvider reducedMotion>{feed}</UiProvider>);
  await expect.poll(held).toBe(true);
});

test('[WIN-04] wins are a list without a live region, and neither a missing picture nor a missing name changes the height', async () => {
  const bare = winsFixture(4).map((win) => ({ ...win, onOpen: undefined, art: '', game: '', note: '' }));
  const plates = jackpotPlatesFixture();
  const part = (
    wins: Parameters<typeof WinFeed>[0]['wins'],
    jackpots: Parameters<typeof JackpotRow>[0]['jackpots'],
  ) => (
    <>
      <div data-part="">
        <WinFeed wins={wins} texts={texts} onHold={onHold} />
      </div>
      <div data-part="">
        <JackpotRow jackpots={jackpots} label="Jackpots" />
      </div>
    </>
  );
  const { rerender } = mount(part(null, null));
  await expect.poll(() => heights().length).toBe(2);
  const before = heights();
  expect(before).toEqual([72, 104]);
  rerender(part(winsFixture(4), plates));
  await expect.poll(() => list().getByRole('listitem').elements().length).toBe(4);
  expect(heights()).toEqual(before);
  rerender(
    part(
      bare,
      plates.map((jackpot) => ({ ...jackpot, figure: null, note: '', name: '' })),
    ),
  );
  await expect.poll(() => list().getByRole('button').elements().length).toBe(0);
  expect([
    heights(),
    document.querySelectorAll('[aria-live], [role="status"], [role="log"], [role="marquee"]').length,
  ]).toEqual([before, 0]);
});
