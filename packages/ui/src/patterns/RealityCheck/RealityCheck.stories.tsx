import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RealityCheck, type RealityCheckProps } from './RealityCheck.tsx';

const args: RealityCheckProps = {
  title: 'Reality check',
  body: 'This is what you have played since you signed in. Do you want to go on?',
  figures: [
    { id: 'elapsed', label: 'Session time', value: '1:00:00' },
    { id: 'staked', label: 'Staked', value: '£86.00' },
    { id: 'won', label: 'Won', value: '£73.50' },
    { id: 'net', label: 'Net position', value: '-£12.50' },
  ],
  notices: [],
  pending: null,
  onContinue: fn(),
  onLeave: fn(),
  onHistory: fn(),
  texts: { continue: 'Continue', leave: 'Stop playing', history: 'Stop and view my history' },
};

const meta = {
  component: RealityCheck,
  title: 'Patterns/RealityCheck',
  args,
} satisfies Meta<typeof RealityCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [RG-11] Neither Escape nor a key meant for the game closes it. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Reality check' });
    await userEvent.keyboard('{Escape} {Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
export const WaitingForTheConnection: Story = {
  args: { pending: 'continue', notices: ['There is no connection. Your answer is sent as soon as it is back.'] },
};
export const WithoutHistory: Story = { args: { onHistory: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };
