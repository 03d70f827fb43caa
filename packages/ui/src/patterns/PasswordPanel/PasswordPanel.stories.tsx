import type { Meta, StoryObj } from '@storybook/react-vite';
import { passwordFixture } from '../../views/password/password.fixtures.ts';
import { PasswordPanel } from './PasswordPanel.tsx';

const meta = {
  component: PasswordPanel,
  title: 'Patterns/PasswordPanel',
  args: passwordFixture(),
} satisfies Meta<typeof PasswordPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Failed: Story = { args: passwordFixture({ variant: 'error' }) };
export const LongText: Story = { args: passwordFixture({ variant: 'longText' }) };
