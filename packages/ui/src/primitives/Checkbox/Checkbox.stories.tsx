import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Shelf } from '../../stories/Shelf.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Live(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Checkbox
      {...props}
      checked={checked}
      onCheckedChange={(next) => {
        setChecked(next);
        props.onCheckedChange(next);
      }}
    />
  );
}

const meta = {
  component: Checkbox,
  title: 'Primitives/Checkbox',
  args: { label: 'I am over 18 and accept the rules', checked: false, onCheckedChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I am over 18 and accept the rules' });
    await userEvent.click(canvas.getByText('I am over 18 and accept the rules'));
    await waitFor(() => expect(box).toBeChecked());
    box.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(box).not.toBeChecked());
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: () => (
    <Shelf>
      <Live label="Remember my account" checked onCheckedChange={() => undefined} />
      <Live label="Accept" checked={false} onCheckedChange={() => undefined} error="Please accept the rules." />
      <Live label="Cannot be changed" checked disabled onCheckedChange={() => undefined} />
    </Shelf>
  ),
};
