import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenModes } from '../../../../../.storybook/modes.ts';
import { Scene } from '../../stories/Scene.tsx';

const meta = {
  component: Scene,
  title: 'Views/Questions',
  args: { view: 'faq', variant: 'normal' },
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Loading: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
