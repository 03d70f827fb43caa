import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../stories/Scene.tsx';

/** A red envelope above the page (SHELL-40); `Collapsed` takes little room, `Won` shows what was in it. */
const meta = {
  component: Scene,
  title: 'Views/RedEnvelope',
  args: { view: 'redEnvelope', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Collapsed: Story = { args: { variant: 'empty' } };
export const Claiming: Story = { args: { variant: 'loading' } };
export const Won: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
