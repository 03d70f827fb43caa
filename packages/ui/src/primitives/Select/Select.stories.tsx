import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { Select, type SelectProps } from './Select.tsx';

function Live(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: '320px' }}>
      <Select
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

const meta = {
  component: Select,
  title: 'Primitives/Select',
  args: {
    label: 'Language',
    value: '',
    placeholder: 'Choose',
    onValueChange: fn(),
    startIcon: <Icon name="lucide:globe" />,
    options: [
      { value: 'zh_CN', label: '简体中文', lang: 'zh-CN' },
      { value: 'en_US', label: 'English', lang: 'en-US' },
      { value: 'th_TH', label: 'ไทย', lang: 'th-TH' },
      { value: 'my_MM', label: 'မြန်မာ', lang: 'my-MM', disabled: true },
    ],
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Language' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: '简体中文' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('en_US');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('English');
  },
};

export const Invalid: Story = { args: { error: 'Please choose a language.' } };
