import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import { labels } from '../../slots/labels.fixtures.ts';
import { WinFeed, winFeedLabels, type WinFeedProps } from './index.ts';
import { winsFixture } from './WinFeed.fixtures.ts';

const meta = {
  component: WinFeed,
  title: 'Patterns/WinFeed',
  args: { wins: winsFixture(), texts: labels('en_US', winFeedLabels), onHold: fn() },
} satisfies Meta<typeof WinFeed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { wins: null } };
/** Wins of games that the site cannot start: no pictures, no buttons. */
export const WithoutGames: Story = {
  args: { wins: winsFixture(4).map((win) => ({ ...win, onOpen: undefined, art: '', game: '', note: '' })) },
};
export const LongTexts: Story = {
  args: {
    wins: winsFixture(3).map((win) => ({
      ...win,
      game: 'The extraordinarily long journey of the emerald dragon',
      amount: 'Rp1,234,567,890.00',
    })),
  },
};

function Arriving({ wins, texts, onHold }: WinFeedProps) {
  const [held, setHeld] = useState(false);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((now) => (held ? now : now + 1)), 2000);
    return () => clearInterval(timer);
  }, [held]);
  const all = wins ?? [];
  const shown = all.map((win, index) => ({ ...win, id: `win-${count - index}` }));
  return (
    <WinFeed
      wins={shown}
      texts={texts}
      onHold={(next) => {
        onHold(next);
        setHeld(next);
      }}
    />
  );
}
/** A new win every two seconds, until it is held. */
export const New: Story = { render: (args) => <Arriving {...args} /> };
