import type { Meta, StoryObj } from '@storybook/react-vite';
import { recoveryFixture } from '../../views/recovery/recovery.fixtures.ts';
import { RecoveryForm } from './RecoveryForm.tsx';

const meta = {
  component: RecoveryForm,
  title: 'Patterns/RecoveryForm',
  args: recoveryFixture(),
} satisfies Meta<typeof RecoveryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Waiting: Story = { args: recoveryFixture({ variant: 'loading' }) };
export const Failed: Story = { args: recoveryFixture({ variant: 'error' }) };
export const LongText: Story = { args: recoveryFixture({ variant: 'longText' }) };
