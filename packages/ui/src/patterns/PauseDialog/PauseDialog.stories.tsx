import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PauseDialog } from './PauseDialog.tsx';

const meta = {
  component: PauseDialog,
  title: 'Patterns/PauseDialog',
  args: {
    open: true,
    title: 'You are taking a break',
    sentences: ['Until 28 November 2026 at 14:00 you cannot sign in, play or pay in.'],
    links: [{ title: 'National helpline', href: 'https://help.example.com' }],
    closeLabel: 'OK',
    onClose: fn(),
  },
} satisfies Meta<typeof PauseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Break: Story = {
  play: async ({ args, userEvent }) => {
    const close = await screen.findByRole('button', { name: 'OK' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Excluded: Story = {
  args: {
    title: 'You are excluded from play',
    sentences: ['Your exclusion has no end of its own.', 'You can still withdraw your balance.'],
    action: { label: 'Sign in to withdraw', onPress: fn() },
  },
};
export const Waiting: Story = {
  args: {
    title: 'Please wait before you play',
    sentences: ['You are switching to another kind of game.'],
    left: { label: 'Time left', digits: '4:59' },
  },
};
export const WaitOver: Story = {
  args: { title: 'Please wait before you play', sentences: [], news: 'The wait is over. Start the game again.' },
};
