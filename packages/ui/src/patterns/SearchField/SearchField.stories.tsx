import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SearchField } from './index.ts';

function Form({ start }: { readonly start: string }) {
  const [text, setText] = useState(start);
  return <SearchField value={text} onValueChange={setText} label="Search games" clearLabel="Clear search" />;
}

const meta = { component: Form, title: 'Patterns/SearchField', args: { start: '' } } satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Clearing keeps the focus. */
export const Filled: Story = {
  args: { start: 'dragon' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};
