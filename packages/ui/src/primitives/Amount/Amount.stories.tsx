import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from './Amount.tsx';

const meta = {
  component: Amount,
  title: 'Primitives/Amount',
  args: { value: '$2,500.00' },
  decorators: [(Story) => <p style={{ paddingInlineStart: '24px' }}>{Story()}</p>],
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = {};
/** The mark takes no room (RT-25). */
export const Stale: Story = {
  args: { stale: 'May be out of date' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$2,500.00 (May be out of date)');
  },
};
export const Unknown: Story = { args: { value: null, stale: 'May be out of date' } };
