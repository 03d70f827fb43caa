import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionBar } from './SessionBar.tsx';

const meta = {
  component: SessionBar,
  title: 'Patterns/SessionBar',
  args: {
    label: 'Your session',
    figures: [
      { id: 'balance', label: 'Balance', value: '£1,250.00' },
      { id: 'net', label: 'Net position', value: '-£12.50' },
      { id: 'elapsed', label: 'Session time', value: '0:42:10' },
      { id: 'clock', label: 'Clock', value: '14:05' },
    ],
  },
} satisfies Meta<typeof SessionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const OverAGame: Story = { args: { compact: true } };
export const Stale: Story = {
  args: {
    figures: [
      { id: 'balance', label: 'Balance', value: '£1,250.00', stale: 'may be out of date' },
      { id: 'clock', label: 'Time of day', value: '14:05' },
    ],
  },
};
export const Unknown: Story = {
  args: {
    figures: [
      { id: 'balance', label: 'Balance', value: null },
      { id: 'elapsed', label: 'Session time', value: null },
      { id: 'clock', label: 'Time of day', value: '14:05' },
    ],
  },
};
export const LongAmounts: Story = {
  args: {
    figures: [
      { id: 'balance', label: 'இருப்பு', value: '₱12,345,678.90' },
      { id: 'net', label: 'நிகர நிலை', value: '-₱1,234,567.80' },
      { id: 'elapsed', label: 'அமர்வு நேரம்', value: '12:42:10' },
      { id: 'clock', label: 'நேரம்', value: '23:59' },
    ],
  },
  globals: { viewport: { value: 'w320', isRotated: false }, locale: 'ta_IN' },
};
