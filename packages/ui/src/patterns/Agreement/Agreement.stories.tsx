import type { Meta, StoryObj } from '@storybook/react-vite';
import { agreementFixture } from '../../views/agreement/agreement.fixtures.ts';
import { Agreement } from './index.ts';

const meta = {
  component: Agreement,
  title: 'Patterns/Agreement',
  args: agreementFixture(),
} satisfies Meta<typeof Agreement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const LongText: Story = { args: agreementFixture({ variant: 'longText' }) };
