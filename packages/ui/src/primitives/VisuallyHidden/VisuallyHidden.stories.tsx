import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  title: 'Primitives/VisuallyHidden',
  args: { children: 'Heard, not seen' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Heard, not seen').getBoundingClientRect().width).toBe(1));
  },
};
