import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactRows } from './FactRows.tsx';

const meta = {
  component: FactRows,
  title: 'Patterns/FactRows',
  args: {
    facts: [
      { id: 'rtp', label: 'Return to player (RTP)', value: '96.04%' },
      { id: 'stake', label: 'Highest stake', value: '£2.00' },
    ],
  },
} satisfies Meta<typeof FactRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
/** Long labels and values are on lines of their own. */
export const LongText: Story = {
  args: {
    facts: [
      {
        id: 'odds',
        label: 'Wahrscheinlichkeit für den höchsten Gewinn dieses Spiels',
        value: '1 zu 12.345.678.901 Spielrunden',
      },
    ],
  },
};
