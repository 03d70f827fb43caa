import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../stories/Scene.tsx';

/** The announcements, read over the page (SHELL-34); `Empty` has a single one. */
const meta = {
  component: Scene,
  title: 'Views/Announcements',
  args: { view: 'announcements', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const LongText: Story = { args: { variant: 'longText' } };
