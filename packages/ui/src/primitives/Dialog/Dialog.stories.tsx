import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  title: 'Primitives/Dialog',
  args: {
    open: true,
    onClose: fn(),
    title: 'Weekly reload',
    description: 'Every Monday, for every member.',
    closeLabel: 'Close',
    children: (
      <p>Deposit at least ¥100 between Monday and Wednesday and receive 20 % on top. Play it through eight times.</p>
    ),
    footer: (
      <>
        <Button variant="outline">Rules</Button>
        <Button variant="gold">Deposit</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [SHELL-31] Escape and the close button both close. */
export const Open: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Weekly reload' });
    await expect(dialog).toHaveAccessibleDescription('Every Monday, for every member.');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  args: {
    title: 'အပတ်စဉ် ပြန်လည်ဖြည့်တင်းခြင်း ဆုကြေးအစီအစဉ် အသေးစိတ်',
    children: Array.from({ length: 24 }, (_, at) => (
      <p key={at}>Rule {at + 1}: Deposit first, play later, withdraw last.</p>
    )),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };
