import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { ListChoice } from '../../slots/models.ts';
import { ChoiceField } from './index.ts';

const options = [
  { value: '', label: 'All providers' },
  { value: 'r8', label: 'Royal 8', group: 'Slots' },
  { value: 'jade', label: 'Jade River Entertainment International', group: 'Slots' },
  { value: 'cards', label: 'Card House', group: 'Card games' },
];

function Form({ named, start }: { readonly named: boolean; readonly start: string }) {
  const [value, setValue] = useState(start);
  const choice: ListChoice = { label: 'Providers', value, options, onChange: setValue };
  return <ChoiceField choice={choice} named={named} />;
}

const meta = {
  component: Form,
  title: 'Patterns/ChoiceField',
  args: { named: false, start: '' },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChoice: Story = {};
/** An option other than the first is highlighted. */
export const Chosen: Story = {
  args: { named: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Providers' });
    await userEvent.selectOptions(field, 'Card House');
    await waitFor(() => expect(field).toHaveValue('cards'));
  },
};
export const LongValue: Story = {
  args: { start: 'jade' },
  decorators: [(Story) => <div style={{ width: '160px' }}>{Story()}</div>],
};
