import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Sheet } from './Sheet.tsx';

const meta = {
  component: Sheet,
  title: 'Primitives/Sheet',
  args: {
    open: true,
    onClose: fn(),
    title: 'Wallet',
    closeLabel: 'Close',
    children: <p>Main purse ¥1,024.00</p>,
    footer: <Button block>Recall all</Button>,
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Wallet' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bottom: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
export const Left: Story = { args: { side: 'left' } };
export const Right: Story = { args: { side: 'right' } };
