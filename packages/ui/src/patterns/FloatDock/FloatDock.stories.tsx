import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { logoArt } from '../../slots/art.fixtures.ts';
import { FloatDock } from './FloatDock.tsx';

const onClose = fn();

const meta = {
  component: FloatDock,
  title: 'Patterns/FloatDock',
  args: {
    floats: [
      { id: '1', title: 'Customer service', picture: '', position: 'right', href: 'https://chat.example/', onClose },
      { id: '2', title: 'App', picture: logoArt, position: 'left', href: '/app', onClose },
    ],
    texts: { label: 'Service', close: 'Close', more: 'More' },
  },
  decorators: [(Story) => <div style={{ minHeight: 320 }}>{Story()}</div>],
} satisfies Meta<typeof FloatDock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Several floats are behind one button. */
export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close: App' }));
    await expect(onClose).toHaveBeenCalled();
  },
};
