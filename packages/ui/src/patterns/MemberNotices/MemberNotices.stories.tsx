import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MemberNotices } from './MemberNotices.tsx';

const documents = {
  id: 'documents',
  title: 'Documents are needed',
  text: 'Please send us a copy of an identity document',
  actions: [{ label: 'Continue', href: 'https://example.com/documents' }],
  onClose: fn(),
};

const meta = {
  component: MemberNotices,
  title: 'Patterns/MemberNotices',
  args: {
    label: 'About your account',
    close: 'Close',
    notices: [documents],
    note: {
      text: 'You can withdraw your balance and sign out at any time.',
      link: { label: 'Withdrawal', href: '/user/Withdrawal' },
    },
  },
} satisfies Meta<typeof MemberNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The notice names itself, and the button that closes it names the notice. */
export const One: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'About your account' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close: Documents are needed' }));
    await expect(documents.onClose).toHaveBeenCalledOnce();
  },
};
export const Several: Story = {
  args: {
    notices: [
      documents,
      {
        id: 'limited',
        title: 'Your account is limited',
        actions: [{ label: 'Customer service', onOpen: fn() }],
        onClose: fn(),
      },
    ],
  },
};
