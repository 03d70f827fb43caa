import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginFixture } from '../../views/login/login.fixtures.ts';
import { LoginForm } from './index.ts';

const meta = {
  component: LoginForm,
  title: 'Patterns/LoginForm',
  args: loginFixture(),
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Waiting: Story = { args: loginFixture({ variant: 'loading' }) };
export const Failed: Story = { args: loginFixture({ variant: 'error' }) };
export const LongText: Story = { args: loginFixture({ variant: 'longText' }) };
