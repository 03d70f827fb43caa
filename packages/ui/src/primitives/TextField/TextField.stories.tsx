import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Shelf } from '../../stories/Shelf.tsx';
import { Icon } from '../Icon/index.ts';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  title: 'Primitives/TextField',
  args: { label: 'Account', placeholder: '6 to 16 characters', onValueChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [SHELL-56] No count without a maximum length. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account' }), 'mei');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('mei'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mei');
    await expect(canvas.queryByText(/\/ \d/)).toBeNull();
  },
};

/** [SHELL-56] The count follows what is typed. */
export const Counted: Story = {
  name: '[SHELL-56] counted',
  args: { maxLength: 10 },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('0 / 10')).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox'), 'mei');
    await waitFor(() => expect(canvas.getByText('3 / 10')).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox'), '0123456789');
    await waitFor(() => expect(canvas.getByText('10 / 10')).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { error: 'This account does not exist.', defaultValue: 'nobody' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This account does not exist.'),
    );
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};

export const States: Story = {
  render: () => (
    <div style={{ maxWidth: '360px' }}>
      <Shelf>
        <TextField label="Account" startIcon={<Icon name="lucide:user" />} placeholder="6 to 16 characters" />
        <TextField label="Nickname" defaultValue="Lucky" maxLength={10} hint="Shown at the tables" required />
        <TextField
          label="Amount"
          defaultValue="12,00"
          error="Whole amounts only."
          startIcon={<Icon name="lucide:coins" />}
        />
        <TextField label="Currency" defaultValue="RMB" disabled />
        <TextField aria-label="Search games" placeholder="ค้นหาเกม" startIcon={<Icon name="lucide:search" />} />
      </Shelf>
    </div>
  ),
};
