import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  title: 'Primitives/PasswordField',
  args: {
    label: 'Password',
    texts: { show: 'Show password', hide: 'Hide password' },
    defaultValue: 'Lucky888',
    startIcon: <Icon name="lucide:lock" />,
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reveal: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveAttribute('type', 'password'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await waitFor(() => expect(field).toHaveAttribute('type', 'text'));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await waitFor(() => expect(field).toHaveAttribute('type', 'password'));
    await waitFor(() => expect(field).toHaveValue('Lucky888'));
  },
};
