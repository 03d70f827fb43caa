import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { GameFrame } from './index.ts';

/** A document that loads at its own time, as a provider's does. */
const game = 'data:text/html,game';
const frame = (): HTMLIFrameElement | null => document.querySelector('iframe');

test('[PLAY-14] shows that the game is on its way, then the game of that address', async () => {
  const { rerender } = mount(<GameFrame url={null} title="Game: Fortune Gate" loading="The game is starting" />);
  await expect.element(page.getByText('The game is starting')).toBeVisible();
  expect(frame()).toBeNull();
  rerender(<GameFrame url={game} title="Game: Fortune Gate" loading="The game is starting" />);
  await expect.element(page.getByText('The game is starting')).not.toBeInTheDocument();
  expect(frame()?.getAttribute('src')).toBe(game);
  expect(frame()?.title).toBe('Game: Fortune Gate');
});

test('[PLAY-16] a game may not move the page around it', async () => {
  mount(<GameFrame url={game} title="Game" loading="Starting" />);
  await expect.poll(frame).not.toBeNull();
  const powers = [...(frame()?.sandbox ?? [])];
  expect(powers).toContain('allow-scripts');
  expect(powers.filter((power) => power.startsWith('allow-top-navigation'))).toEqual([]);
});
