import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { FullscreenModal } from './FullscreenModal.tsx';

const meta = {
  component: FullscreenModal,
  title: 'Primitives/FullscreenModal',
  args: { open: false, title: 'Golden Reels', onClose: () => undefined, children: null },
  render: function Demo(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <FullscreenModal {...args} open={open} onClose={() => setOpen(false)}>
          <Button onClick={() => setOpen(false)}>Leave</Button>
        </FullscreenModal>
      </>
    );
  },
} satisfies Meta<typeof FullscreenModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Golden Reels' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
