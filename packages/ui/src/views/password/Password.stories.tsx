import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../stories/Scene.tsx';

/** A first login that has to choose a password (PWD-05x); `Waiting` is being sent, `Failed` shows what is wrong. */
const meta = {
  component: Scene,
  title: 'Views/Forced password',
  args: { view: 'password', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
