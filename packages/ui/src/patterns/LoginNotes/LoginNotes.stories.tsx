import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginNotes } from './LoginNotes.tsx';

const meta = {
  component: LoginNotes,
  title: 'Patterns/LoginNotes',
  args: {
    notes: [
      { id: '1', title: 'Keep your password to yourself', html: '<p>Our staff will <b>never</b> ask you for it.</p>' },
      { id: '2', title: 'New here?', html: '<p><a href="/faq/register">How to open an account</a></p>' },
    ],
  },
} satisfies Meta<typeof LoginNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'How to open an account' })).toHaveAttribute(
      'href',
      '/faq/register',
    );
  },
};
