import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../../stories/Shelf.tsx';
import { Icon } from './Icon.tsx';

const meta = { component: Icon, title: 'Primitives/Icon', args: { name: 'lucide:gift', size: 32 } } satisfies Meta<
  typeof Icon
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  args: { label: 'Gift' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Gift' })).toHaveAttribute('data-state', 'ready'));
  },
};

export const Sizes: Story = {
  render: () => (
    <Row label="16, 24, 32, 48">
      {[16, 24, 32, 48].map((size) => (
        <Icon key={size} name="lucide:trophy" size={size} />
      ))}
    </Row>
  ),
};

/** An unknown icon keeps its box. */
export const Absent: Story = {
  args: { name: 'lucide:no-such-icon' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('svg');
    await waitFor(() => expect(box).toHaveAttribute('data-state', 'absent'), { timeout: 4000 });
    await expect(box?.getBoundingClientRect().width).toBe(32);
  },
};
