import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Sheet } from '../../primitives/Sheet/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
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

export const InDialog: Story = {};
export const InSheet: Story = { args: { modal: Sheet } };
