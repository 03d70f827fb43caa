import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { announcementsFixture } from '../../views/home/home.fixtures.ts';
import { Marquee } from './index.ts';

const meta = {
  component: Marquee,
  title: 'Patterns/Marquee',
  args: {
    items: { state: 'ready', items: announcementsFixture() },
    texts: {
      announcements: 'Announcements',
      pauseAnnouncements: 'Pause announcements',
      playAnnouncements: 'Play announcements',
    },
  },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
/** Each line opens the news at its place. */
export const Links: Story = { args: { onOpen: fn() } };
export const Chinese: Story = { args: { items: { state: 'ready', items: announcementsFixture('zh_CN') } } };
export const Short: Story = { args: { items: { state: 'ready', items: [{ id: '1', text: 'Welcome.' }] } } };
export const Loading: Story = { args: { items: { state: 'loading', items: [] } } };
