import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { jackpotFixture } from '../../views/home/home.fixtures.ts';
import { Jackpot, type JackpotProps } from './index.ts';

const meta = {
  component: Jackpot,
  title: 'Patterns/Jackpot',
  args: { jackpot: jackpotFixture(), label: 'Jackpot' },
} satisfies Meta<typeof Jackpot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { jackpot: jackpotFixture({ variant: 'loading' }) } };
/** Unknown totals are shown as zeros (HOME-26x). */
export const Failed: Story = { args: { jackpot: jackpotFixture({ variant: 'error' }) } };
export const LongTotal: Story = { args: { jackpot: jackpotFixture({ variant: 'longText' }) } };

function Growing({ jackpot, label }: JackpotProps) {
  const [cents, setCents] = useState(8_340_291_736);
  useEffect(() => {
    const timer = setInterval(() => setCents((now) => now + 3_179), 2500);
    return () => clearInterval(timer);
  }, []);
  const digits = String(cents).padStart(12, '0');
  return <Jackpot jackpot={{ ...jackpot, amount: `${digits.slice(0, -2)}.${digits.slice(-2)}` }} label={label} />;
}
/** Digits roll to the next total. */
export const Rolling: Story = { render: (args) => <Growing {...args} /> };
