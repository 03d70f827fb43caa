import type { Meta, StoryObj } from '@storybook/react-vite';
import { slotListFixture } from '../../views/slot-list/slot-list.fixtures.ts';
import { GameResults } from './index.ts';

const meta = {
  component: GameResults,
  title: 'Patterns/GameResults',
  args: { ...slotListFixture(), expected: 12 },
} satisfies Meta<typeof GameResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: slotListFixture({ variant: 'empty' }) };
export const Waiting: Story = { args: slotListFixture({ variant: 'loading' }) };
export const Failed: Story = { args: slotListFixture({ variant: 'error' }) };
export const LongText: Story = { args: slotListFixture({ variant: 'longText' }) };
