import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Shelf } from '../../stories/Shelf.tsx';
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx';

function Live(props: NativeSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: '320px' }}>
      <NativeSelect
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          props.onValueChange(next);
        }}
      />
    </div>
  );
}

const options = [
  { value: 'RMB', label: 'Renminbi (RMB)' },
  { value: 'VND', label: 'Vietnamese dong (VND)' },
];

const meta = {
  component: NativeSelect,
  title: 'Primitives/NativeSelect',
  args: { label: 'Currency', value: '', placeholder: 'Choose', onValueChange: fn(), options },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Currency' });
    await userEvent.selectOptions(field, 'VND');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('VND');
    await waitFor(() => expect(field).toHaveValue('VND'));
  },
};

export const States: Story = {
  render: () => (
    <Shelf>
      <Live label="Currency" value="RMB" options={options} onValueChange={() => undefined} required />
      <Live label="Currency" value="VND" options={options} onValueChange={() => undefined} locked />
      <Live
        label="Currency"
        value=""
        placeholder="Choose"
        options={options}
        onValueChange={() => undefined}
        error="Please choose a currency."
      />
    </Shelf>
  ),
};
