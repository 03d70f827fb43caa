import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MessageBox } from './MessageBox.tsx';

const meta = {
  component: MessageBox,
  title: 'Primitives/MessageBox',
  args: {
    texts: { confirm: 'OK', cancel: 'Cancel' },
    onAnswer: fn(),
    message: { id: 1, kind: 'alert', options: { title: 'Maintenance', message: 'The provider is back at 14:00.' } },
  },
} satisfies Meta<typeof MessageBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alert: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};

export const Confirm: Story = {
  args: {
    message: {
      id: 2,
      kind: 'confirm',
      options: {
        title: 'Remove this card?',
        message: 'Withdrawals to it will no longer be possible.',
        confirm: 'Remove',
        danger: true,
      },
    },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(null);
  },
};

/** [PLT-01] A proof of identity, with another way to give it. */
export const Proof: Story = {
  name: '[PLT-01] proof of identity',
  args: {
    message: {
      id: 4,
      kind: 'prompt',
      options: {
        title: 'Confirm that it is you',
        message: 'Enter your password to continue.',
        label: 'Password',
        type: 'password',
        confirm: 'Continue',
        accept: () => Promise.resolve('This password is wrong'),
        other: { label: 'Use a passkey', accept: () => Promise.resolve(null) },
      },
    },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByText('This password is wrong')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(''));
  },
};

/** [SHELL-55] An invalid text shows its error. */
export const Prompt: Story = {
  name: '[SHELL-55] prompt',
  args: {
    message: {
      id: 3,
      kind: 'prompt',
      options: {
        title: 'Withdrawal PIN',
        label: 'Four digits',
        pattern: /^\d{4}$/,
        type: 'password',
        maxLength: 4,
      },
    },
  },
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('Four digits');
    await userEvent.type(field, '12');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.getByText('Illegal input')).toBeVisible());
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};
