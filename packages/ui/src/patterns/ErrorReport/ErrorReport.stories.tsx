import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorFixture } from '../../views/error/error.fixtures.ts';
import { ErrorReport } from './index.ts';

const meta = {
  component: ErrorReport,
  title: 'Patterns/ErrorReport',
  args: errorFixture(),
} satisfies Meta<typeof ErrorReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: errorFixture({ variant: 'empty' }) };
export const Failed: Story = { args: errorFixture({ variant: 'error' }) };
export const LongText: Story = { args: errorFixture({ variant: 'longText' }) };
