import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../stories/Scene.tsx';

/** A provider's games `/slotgame` (CAT-12). */
const meta = {
  component: Scene,
  title: 'Views/Slot list',
  args: { view: 'slotList', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
/** All providers in one list, of which some are still to come. */
export const AllGames: Story = { args: { more: { all: 'loading' } } };
/** Some providers did not answer. */
export const AllGamesIncomplete: Story = { args: { more: { all: 'failed' } } };
export const LongText: Story = { args: { variant: 'longText' } };
