import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Sheet } from '../../primitives/Sheet/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { Live } from '../../stories/Live.tsx';
import { FormModal } from './index.ts';

const meta = {
  component: FormModal,
  title: 'Patterns/FormModal',
  args: {
    modal: Dialog,
    open: true,
    onClose: () => undefined,
    texts: { title: 'New password', subtitle: 'Choose one that you use nowhere else.', close: 'Close' },
    children: <TextField label="Password" type="password" autoComplete="new-password" />,
  },
} satisfies Meta<typeof FormModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press outside keeps what is typed; Escape closes. */
export const InDialog: Story = {
  render: (args) => (
    <Live start={true}>{(open, setOpen) => <FormModal {...args} open={open} onClose={() => setOpen(false)} />}</Live>
  ),
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText('Password');
    await userEvent.type(field, 'Gold0011');
    await userEvent.click(document.documentElement);
    await userEvent.type(field, '22');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open'));
    await waitFor(() => expect(field).toHaveValue('Gold001122'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const InSheet: Story = { args: { modal: Sheet } };
