import type { Meta, StoryObj } from '@storybook/react-vite';
import { redEnvelopeFixture } from '../../views/red-envelope/red-envelope.fixtures.ts';
import { EnvelopeCard } from './EnvelopeCard.tsx';

const meta = {
  component: EnvelopeCard,
  title: 'Patterns/EnvelopeCard',
  args: redEnvelopeFixture(),
} satisfies Meta<typeof EnvelopeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const LongText: Story = { args: redEnvelopeFixture({ variant: 'longText' }) };
