import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { homeFixture } from '../../views/home/home.fixtures.ts';
import { GuestWelcome } from './index.ts';

const meta = {
  component: GuestWelcome,
  title: 'Patterns/GuestWelcome',
  args: {
    guest: { kind: 'guest', onLogin: () => undefined, onRegister: () => undefined },
    heading: 'h2',
    className: '',
    texts: homeFixture().texts,
  },
} satisfies Meta<typeof GuestWelcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  args: { guest: { kind: 'guest', onLogin: fn(), onRegister: fn() } },
  play: async ({ args: { guest, texts }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.register }));
    await expect(guest.onRegister).toHaveBeenCalledOnce();
    await expect(guest.onLogin).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: texts.login }));
    await expect(guest.onLogin).toHaveBeenCalledOnce();
  },
};
export const Wide: Story = { args: { wide: true } };
export const LongText: Story = { args: { texts: homeFixture({ variant: 'longText' }).texts } };
