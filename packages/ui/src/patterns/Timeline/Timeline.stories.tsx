import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './index.ts';

const requested = { id: 'requested', label: 'Requested', state: 'done', time: 'Dec 1, 2:05 PM' } as const;
const checked = { id: 'checked', label: 'Checked', state: 'done', time: 'Dec 1, 2:06 PM' } as const;
const sent = { id: 'sent', label: 'Sent to your bank', state: 'now' } as const;
const arrived = { id: 'arrived', label: 'Arrived', state: 'next' } as const;

const meta = {
  component: Timeline,
  title: 'Patterns/Timeline',
  args: { steps: [requested, checked, sent, arrived] },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The awaited step is the current one (LOOK-09). */
export const Open: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((step) => step.hasAttribute('aria-current'));
    await expect(current.map((step) => step.textContent)).toEqual(['Sent to your bank']);
  },
};
export const Done: Story = {
  args: {
    steps: [
      requested,
      checked,
      { ...sent, state: 'done', time: 'Dec 1, 2:08 PM' },
      { ...arrived, state: 'done', time: 'Dec 1, 2:20 PM' },
    ],
  },
};
export const Stopped: Story = {
  args: { steps: [requested, { id: 'failed', label: 'Declined', state: 'stopped', time: 'Dec 1, 2:10 PM' }] },
};
/** Without the times of a platform that names none. */
export const Timeless: Story = { args: { steps: [{ ...requested, time: undefined }, sent, arrived] } };
