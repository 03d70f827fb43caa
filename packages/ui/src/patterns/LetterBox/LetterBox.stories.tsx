import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { LetterBoxModel } from './index.ts';
import LetterBox from './LetterBox.tsx';
import { lettersFixture } from './letters.fixtures.ts';

/** Opens and selects as a page does. */
function Live({ letters }: { readonly letters: LetterBoxModel }) {
  const [open, setOpen] = useState(letters.open?.id ?? null);
  const [checked, setChecked] = useState(letters.list.items.filter((row) => row.checked).map(({ id }) => id));
  const items = letters.list.items.map((row) => ({ ...row, checked: checked.includes(row.id) }));
  const row = items.find(({ id }) => id === open);
  return (
    <LetterBox
      letters={{
        ...letters,
        list: { ...letters.list, items },
        open: row ? { ...row, html: lettersFixture().open?.html ?? '' } : null,
        onOpen: (id) => {
          letters.onOpen(id);
          setOpen(id);
        },
        onClose: () => setOpen(null),
        onCheck: (id, on) => setChecked(on ? [...checked, id] : checked.filter((one) => one !== id)),
        onCheckAll: (on) => setChecked(on ? items.map(({ id }) => id) : []),
      }}
    />
  );
}

const meta = {
  component: LetterBox,
  title: 'Patterns/LetterBox',
  args: { letters: { ...lettersFixture(), onDelete: fn() } },
  render: ({ letters }) => <Live letters={letters} />,
} satisfies Meta<typeof LetterBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
/** [LET-05x] Letters are selected, and deleted after a question. */
export const List: Story = {
  args: { letters: { ...lettersFixture({}, null), onDelete: fn(), onOpen: fn() } },
  play: async ({ canvas, userEvent, args: { letters } }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select: Welcome to the house' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected (2)' }));
    await expect(letters.onDelete).toHaveBeenCalledWith('selected');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete selected (4)' })).toBeVisible());
  },
};
/** Arrow keys move through the list, Enter opens, Escape returns. */
export const Keyboard: Story = {
  args: { letters: lettersFixture({}, null) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Your weekend bonus/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Please confirm your bank account' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Please confirm your bank account/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Welcome to the house/ })).toHaveFocus());
  },
};
export const Empty: Story = { args: { letters: lettersFixture({ variant: 'empty' }) } };
export const Waiting: Story = { args: { letters: lettersFixture({ variant: 'loading' }) } };
export const Failed: Story = { args: { letters: lettersFixture({ variant: 'error' }) } };
export const LongText: Story = { args: { letters: lettersFixture({ variant: 'longText' }) } };
