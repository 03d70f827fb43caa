import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../stories/Scene.tsx';

/** The browser is not supported (SITE-18); `Copied` has the address copied. */
const meta = {
  component: Scene,
  title: 'Views/BrowserNotice',
  args: { view: 'browserNotice', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Copied: Story = { args: { variant: 'empty' } };
export const LongText: Story = { args: { variant: 'longText' } };
