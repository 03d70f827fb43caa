import type { Meta, StoryObj } from '@storybook/react-vite';
import { DestinationLink } from './index.ts';

const meta = {
  component: DestinationLink,
  title: 'Patterns/Destination',
  args: { to: { href: '/faq' }, children: 'Questions' },
} satisfies Meta<typeof DestinationLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Path: Story = {};
export const Current: Story = { args: { current: true } };
export const Action: Story = { args: { to: { onOpen: () => undefined }, children: 'Customer service' } };
