import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../stories/Scene.tsx';

/** How the site gets onto the home screen (SHELL-38x). */
const meta = {
  component: Scene,
  title: 'Views/HomeScreenHint',
  args: { view: 'homeScreenHint', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const LongText: Story = { args: { variant: 'longText' } };
