import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row, Shelf } from '../../stories/Shelf.tsx';
import { Badge, Tag } from './Badge.tsx';

const meta = {
  component: Badge,
  title: 'Primitives/Badge',
  args: { count: 7, label: 'unread letters' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {};

export const Counts: Story = {
  render: () => (
    <Shelf>
      <Row label="0 is hidden, above 99 is 99+">
        {[0, 1, 12, 99, 100].map((count) => (
          <Badge key={count} count={count} label="unread" />
        ))}
      </Row>
      <Row label="tags of tiles">
        <Tag kind="hot">HOT</Tag>
        <Tag kind="new">NEW</Tag>
        <Tag kind="live">LIVE</Tag>
        <Tag kind="info">Demo</Tag>
        <Tag kind="hot">ยอดนิยม</Tag>
        <Tag kind="new">အသစ်</Tag>
      </Row>
    </Shelf>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('99+')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText(/unread/)).toHaveLength(4));
  },
};
