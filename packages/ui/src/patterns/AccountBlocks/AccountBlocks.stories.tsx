import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
/** The title of a part leads to it (AGT-14x). */
export const Agent: Story = {
  args: { section: { ...section, blocks: agentBlocksFixture() } },
  play: async ({ canvas, userEvent }) => {
    const jumps = within(await canvas.findByRole('navigation')).getAllByRole('button');
    const last = jumps.at(-1);
    await expect(jumps.length).toBeGreaterThan(1);
    if (!last) return;
    const heading = canvas.getByRole('heading', { name: last.textContent });
    await userEvent.click(last);
    await waitFor(() => expect(heading).toHaveFocus());
    const box = heading.closest('[role="region"]')?.getBoundingClientRect();
    const { top, bottom } = heading.getBoundingClientRect();
    await expect([top >= (box?.top ?? 0), bottom <= (box?.bottom ?? 0)]).toEqual([true, true]);
  },
};
