import type { Meta, StoryObj } from '@storybook/react-vite';
import { JackpotRow } from './index.ts';
import { jackpotPlatesFixture } from './JackpotRow.fixtures.ts';

const meta = {
  component: JackpotRow,
  title: 'Patterns/JackpotRow',
  args: { jackpots: jackpotPlatesFixture(), label: 'Jackpots' },
} satisfies Meta<typeof JackpotRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Running, running with a latest amount, won within the hour, and without word. */
export const States: Story = {};
export const One: Story = { args: { jackpots: jackpotPlatesFixture().slice(0, 1) } };
export const Loading: Story = { args: { jackpots: null } };
/** An amount that cannot be read is a dash. */
export const Unknown: Story = {
  args: {
    jackpots: jackpotPlatesFixture()
      .slice(0, 2)
      .map((jackpot) => ({ ...jackpot, figure: null })),
  },
};
