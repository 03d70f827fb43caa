import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../stories/Scene.tsx';

/** A provider is being maintained (PLAY-43); `Empty` knows no times. */
const meta = {
  component: Scene,
  title: 'Views/Maintenance',
  args: { view: 'maintenance', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const LongText: Story = { args: { variant: 'longText' } };
