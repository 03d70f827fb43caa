import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PlayedSums } from './PlayedSums.tsx';

const meta = {
  component: PlayedSums,
  title: 'Patterns/PlayedSums',
  args: {
    open: true,
    title: 'Your last 30 days',
    body: 'Please read these totals before you play.',
    sums: [
      { id: 'staked', label: 'Stakes', amount: '€1,240.00' },
      { id: 'won', label: 'Wins', amount: '€980.50' },
      { id: 'lost', label: 'Losses', amount: '€259.50' },
    ],
    confirm: 'I have read this',
    busy: false,
    onConfirm: fn(),
  },
} satisfies Meta<typeof PlayedSums>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'I have read this' });
    await userEvent.keyboard('{Escape}');
    // The dialog fades in.
    await waitFor(() => expect(button).toBeVisible());
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { busy: true } };
