import type { Meta, StoryObj } from '@storybook/react-vite';
import { LabelName } from './index.ts';

const meta = {
  component: LabelName,
  title: 'Patterns/LabelName',
  args: { name: 'Fishing' },
} satisfies Meta<typeof LabelName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Hot: Story = { args: { badge: { kind: 'hot', text: 'Hot' } } };
export const New: Story = { args: { badge: { kind: 'new', text: 'New' } } };
export const LongText: Story = {
  args: { name: 'Games that were played by many others this week', badge: { kind: 'new', text: 'New' } },
};
