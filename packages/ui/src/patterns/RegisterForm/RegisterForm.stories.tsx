import type { Meta, StoryObj } from '@storybook/react-vite';
import { registerFixture } from '../../views/register/register.fixtures.ts';
import { RegisterForm } from './index.ts';

const meta = {
  component: RegisterForm,
  title: 'Patterns/RegisterForm',
  args: registerFixture(),
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Waiting: Story = { args: registerFixture({ variant: 'loading' }) };
export const Failed: Story = { args: registerFixture({ variant: 'error' }) };
export const LongText: Story = { args: registerFixture({ variant: 'longText' }) };
