import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { GameStart } from './GameStart.tsx';

const nothing = () => undefined;

const meta = {
  component: GameStart,
  title: 'Patterns/GameStart',
  args: {
    game: 'Golden Harbour',
    facts: [
      { id: 'rtp', label: 'Return to player (RTP)', value: '96.04%' },
      { id: 'prize', label: 'Top prize', value: '75 × the stake' },
      { id: 'odds', label: 'Odds of the top prize', value: '1 in 43,690 rounds' },
      { id: 'stake', label: 'Highest stake', value: '£2.00' },
    ],
    rules: 'https://provider.example.com/rules',
    onStart: nothing,
    onClose: nothing,
    texts: {
      intro: 'Before you play',
      rules: 'Rules and prizes',
      start: 'Start the game',
      cancel: 'Not now',
    },
  },
} satisfies Meta<typeof GameStart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rules open beside the page. */
export const Normal: Story = {
  play: async () => {
    const rules = await screen.findByRole('link', { name: 'Rules and prizes' });
    await expect(rules).toHaveAttribute('target', '_blank');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start the game' })).toHaveFocus());
  },
};
export const Loading: Story = { args: { facts: null, rules: null } };
export const LittleKnown: Story = {
  args: {
    facts: [{ id: 'stake', label: 'Highest stake', value: '£5.00' }],
    note: 'The provider states no further figures for this game.',
    rules: null,
  },
};
