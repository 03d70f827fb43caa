import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PauseScreen } from './PauseScreen.tsx';

const meta = {
  component: PauseScreen,
  title: 'Patterns/PauseScreen',
  args: {
    title: 'Time for a break',
    body: 'You have played slots for 60 minutes. Slots are open again in:',
    left: '4:59',
    leftLabel: 'Time that is left',
    action: 'Leave the game',
    onAction: () => undefined,
  },
} satisfies Meta<typeof PauseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Escape does not end it. */
export const Normal: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Time for a break' })).toBeVisible());
    await expect(screen.getByRole('timer', { name: 'Time that is left' })).toHaveTextContent('4:59');
  },
};
