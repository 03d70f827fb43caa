import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../testing/mount.tsx';
import { playFixture } from '../../../views/play/play.fixtures.ts';
import PlayView from './PlayView.tsx';

test('[PLAY-14] shows the game in a named frame that may not move the page, and a control to leave', async () => {
  const onLeave = vi.fn();
  mount(<PlayView {...playFixture()} onLeave={onLeave} />);
  const frame = page.getByTitle('Game: Fortune Gate');
  await expect.element(frame).toHaveAttribute('src', playFixture().url ?? '');
  const allowed = frame.element().getAttribute('sandbox') ?? '';
  expect(allowed).toContain('allow-scripts');
  expect(allowed).not.toContain('top-navigation');
  await page.getByRole('button', { name: 'Leave game' }).click();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('says that the game is starting until it has an address and has loaded', async () => {
  const { rerender } = mount(<PlayView {...playFixture({ variant: 'loading' })} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('The game is loading');
  expect(document.querySelector('iframe')).toBeNull();
  rerender(<PlayView {...playFixture()} />);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('[PLAY-16] has a fullscreen control', async () => {
  mount(<PlayView {...playFixture()} />);
  await expect.element(page.getByRole('button', { name: 'Enter full screen' })).toBeVisible();
});
