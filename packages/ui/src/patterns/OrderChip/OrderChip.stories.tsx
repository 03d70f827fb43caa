import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderChip } from './index.ts';

const meta = {
  component: OrderChip,
  title: 'Patterns/OrderChip',
  args: { order: { label: 'Withdrawal $40.00', state: 'Checked', href: '/user/Withdrawal' } },
} satisfies Meta<typeof OrderChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chip: Story = {};
export const Block: Story = { args: { block: true } };
export const Long: Story = {
  args: {
    order: {
      label: 'Auszahlung €1,234,567,890.00',
      state: 'An Ihre Bank gesendet, die den Eingang noch nicht bestätigt hat',
      href: '/user/Withdrawal',
    },
  },
};
