import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListProgress } from './index.ts';

const meta = {
  component: ListProgress,
  title: 'Patterns/ListProgress',
  args: { progress: { state: 'loading', text: '12 of 30 providers loaded' }, retry: 'Try again' },
} satisfies Meta<typeof ListProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = {
  args: {
    progress: { state: 'failed', text: 'Some providers did not answer.', onRetry: () => undefined },
  },
};
