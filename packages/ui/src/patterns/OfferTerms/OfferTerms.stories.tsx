import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferTerms } from './OfferTerms.tsx';

const meta = {
  component: OfferTerms,
  title: 'Patterns/OfferTerms',
  args: {
    title: 'Terms of this promotion',
    body: 'You take part only if you choose to.',
    facts: [
      { id: 'wagering', label: 'Wagering', value: '8 times' },
      { id: 'product', label: 'Counts for', value: 'Slots' },
      { id: 'days', label: 'Time', value: '30 days' },
    ],
    optIn: { label: 'Take part', busy: false, onPress: () => undefined },
  },
} satisfies Meta<typeof OfferTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const TakesPart: Story = { args: { body: 'You take part in this promotion.', optIn: null } };
