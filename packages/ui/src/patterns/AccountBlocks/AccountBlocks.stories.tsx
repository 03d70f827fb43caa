import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { accountFixture } from '../../views/account/account.fixtures.ts';
import { bindFormFixture } from '../../views/account/cashier.fixtures.ts';
import { agentBlocksFixture } from '../../views/account/agent.fixtures.ts';
import { limitBlocksFixture } from '../../views/account/limits.fixtures.ts';
import { pushBlocksFixture } from '../../views/account/push.fixtures.ts';
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
const notices = (state: Parameters<typeof pushBlocksFixture>[0]): Story => ({
  args: { section: { ...section, blocks: pushBlocksFixture(state) } },
});
/** Notices on this device (PLT-04): a switch for each kind. */
export const NoticesOff: Story = {
  ...notices('off'),
  play: async ({ canvas, userEvent }) => {
    const switches = await canvas.findAllByRole('switch');
    await expect(switches.map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'false', 'false']);
    await userEvent.tab();
    await waitFor(() => expect(switches[0]).toHaveFocus());
  },
};
export const NoticesOn: Story = notices('on');
/** The browser blocks them; the sentence says where to change it. */
export const NoticesDenied: Story = {
  ...notices('denied'),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('switch');
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await expect(first).toHaveAccessibleDescription(/blocks notifications/);
  },
};
/** Promotions need the consent to marketing. */
export const NoticesConsent: Story = notices('consent');
export const NoticesUnsupported: Story = notices('unsupported');
/** Safari on iOS shows notices of apps on the home screen only. */
export const NoticesHomeScreen: Story = notices('home-screen');

/** Limits of player protection as one table: what holds, how much of it is used, and what waits (RG-13, RG-16). */
export const Limits: Story = {
  args: { section: { ...section, blocks: limitBlocksFixture() } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Limits' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    const change = within(table).getByRole('button', { name: /^Change: Deposit limit · Per day/ });
    await expect(change).toHaveAccessibleName(/left until 2026-01-16/);
    await expect(within(table).getAllByRole('button', { name: /^Set a limit: / })).toHaveLength(9);
  },
};
/** The form of one limit over the table. */
export const LimitsEdited: Story = {
  args: { section: { ...section, blocks: limitBlocksFixture({ edited: true }) } },
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Deposit limit · Per day' }));
    await expect(form.getByRole('button', { name: 'Save limit' })).toHaveAttribute('type', 'submit');
    await expect(form.getByRole('button', { name: 'Remove' })).not.toHaveAttribute('type', 'submit');
  },
};

/** A form that the section is for: its button stays in view (LOOK-10). */
export const Leading: Story = {
  args: {
    section: {
      ...section,
      blocks: [
        {
          kind: 'form',
          id: 'deposit',
          title: 'Make a deposit',
          body: 'The money is in your balance as soon as it arrives.',
          form: bindFormFixture(),
          submit: 'Deposit $100',
          submitting: 'Sending…',
          first: false,
          leads: true,
        },
      ],
    },
  },
};

/** A withdrawal on its way (LOOK-09). */
export const OrderWithSteps: Story = {
  args: {
    section: {
      ...section,
      blocks: [
        {
          kind: 'facts',
          id: 'order',
          title: 'Your withdrawal is in progress',
          body: 'Usually within 30 minutes',
          steps: [
            { id: 'requested', label: 'Requested', state: 'done', time: 'Dec 1, 2:05 PM' },
            { id: 'checked', label: 'Checked', state: 'now' },
            { id: 'arrived', label: 'Arrived', state: 'next' },
          ],
          facts: [{ id: 'amount', label: 'Amount', value: '$40.00' }],
        },
      ],
    },
  },
};

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
