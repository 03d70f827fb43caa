import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Verbatim } from './Verbatim.tsx';

const meta = {
  component: Verbatim,
  title: 'Primitives/Verbatim',
  args: { children: '$2,500.00' },
} satisfies Meta<typeof Verbatim>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('$2,500.00')).toHaveAttribute('translate', 'no'));
  },
};
