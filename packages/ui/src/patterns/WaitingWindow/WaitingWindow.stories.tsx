import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadingFixture } from '../../views/loading/loading.fixtures.ts';
import { WaitingWindow } from './index.ts';

const meta = {
  component: WaitingWindow,
  title: 'Patterns/WaitingWindow',
  args: loadingFixture(),
} satisfies Meta<typeof WaitingWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Failed: Story = { args: loadingFixture({ variant: 'error' }) };
export const LongText: Story = { args: loadingFixture({ variant: 'longText' }) };
