import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../stories/Scene.tsx';

/** The error page (SHELL-44); `Normal` is 404, `Error` 500, `Empty` has no chat. */
const meta = {
  component: Scene,
  title: 'Views/Error page',
  args: { view: 'error', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
