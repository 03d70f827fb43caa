import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../../stories/Shelf.tsx';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, title: 'Primitives/Avatar', args: { name: 'lucky88' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {
  render: () => (
    <Row label="28, 36, 56">
      <Avatar name="lucky88" size={28} />
      <Avatar name="王小明" />
      <Avatar name="สมชาย" size={56} />
    </Row>
  ),
};

/** A picture that fails to load is replaced by the letter. */
export const Broken: Story = {
  args: { image: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('L')).toBeVisible());
  },
};
