import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../stories/Scene.tsx';

/** The service agreement over a page (SHELL-37x). */
const meta = {
  component: Scene,
  title: 'Views/Agreement',
  args: { view: 'agreement', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
