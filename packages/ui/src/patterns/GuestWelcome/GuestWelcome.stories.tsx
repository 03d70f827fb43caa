import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Normal: Story = {};
export const Wide: Story = { args: { wide: true } };
export const LongText: Story = { args: { texts: homeFixture({ variant: 'longText' }).texts } };
