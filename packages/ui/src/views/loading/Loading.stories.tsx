import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../stories/Scene.tsx';

/** The window that waits for its game `/loading` (PLAY-10); `Error` gave up. */
const meta = {
  component: Scene,
  title: 'Views/Loading',
  args: { view: 'loading', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
