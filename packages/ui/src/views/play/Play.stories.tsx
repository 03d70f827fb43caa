import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../stories/Scene.tsx';

/** A game in a frame `/play` (PLAY-14). */
const meta = {
  component: Scene,
  title: 'Views/Play',
  args: { view: 'play', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Waiting: Story = { args: { variant: 'loading' } };
export const LongText: Story = { args: { variant: 'longText' } };
