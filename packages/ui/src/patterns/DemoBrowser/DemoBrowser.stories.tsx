import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoListFixture } from '../../views/demo-list/demo-list.fixtures.ts';
import { DemoBrowser } from './index.ts';

const meta = {
  component: DemoBrowser,
  title: 'Patterns/DemoBrowser',
  args: { ...demoListFixture(), first: 6, className: '' },
} satisfies Meta<typeof DemoBrowser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: demoListFixture({ variant: 'empty' }) };
export const Waiting: Story = { args: demoListFixture({ variant: 'loading' }) };
export const Failed: Story = { args: demoListFixture({ variant: 'error' }) };
export const LongText: Story = { args: demoListFixture({ variant: 'longText' }) };
