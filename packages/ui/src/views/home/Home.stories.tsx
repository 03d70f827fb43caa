import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenModes } from '../../../../../.storybook/modes.ts';
import { Scene } from '../../stories/Scene.tsx';

/** Home `/`: banners, announcements, jackpot, halls and games (HOME-01). */
const meta = {
  component: Scene,
  title: 'Views/Home',
  args: { view: 'home', variant: 'normal' },
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
