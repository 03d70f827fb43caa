import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountFixture } from '../../views/account/account.fixtures.ts';
import { agentBlocksFixture } from '../../views/account/agent.fixtures.ts';
import { AccountBlocks } from './index.ts';

const meta = {
  component: AccountBlocks,
  title: 'Patterns/AccountBlocks',
  args: accountFixture(),
} satisfies Meta<typeof AccountBlocks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: accountFixture({ variant: 'empty' }) };
export const Waiting: Story = { args: accountFixture({ variant: 'loading' }) };
export const Failed: Story = { args: accountFixture({ variant: 'error' }) };
export const LongText: Story = { args: accountFixture({ variant: 'longText' }) };

const { section } = accountFixture();
export const Agent: Story = { args: { section: { ...section, blocks: agentBlocksFixture() } } };
