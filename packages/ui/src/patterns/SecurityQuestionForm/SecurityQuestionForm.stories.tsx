import type { Meta, StoryObj } from '@storybook/react-vite';
import { securityQuestionFixture } from '../../views/security-question/security-question.fixtures.ts';
import { SecurityQuestionForm } from './index.ts';

const meta = {
  component: SecurityQuestionForm,
  title: 'Patterns/SecurityQuestionForm',
  args: securityQuestionFixture(),
} satisfies Meta<typeof SecurityQuestionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Waiting: Story = { args: securityQuestionFixture({ variant: 'loading' }) };
export const Failed: Story = { args: securityQuestionFixture({ variant: 'error' }) };
export const LongText: Story = { args: securityQuestionFixture({ variant: 'longText' }) };
