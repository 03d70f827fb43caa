import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { labels } from '../../slots/labels.fixtures.ts';
import { marqueeFixture } from '../../views/home/home.fixtures.ts';
import { Marquee } from './index.ts';
import { marqueeLabels } from './labels.ts';

const meta = {
  component: Marquee,
  title: 'Patterns/Marquee',
  args: {
    items: { state: 'ready', items: marqueeFixture() },
    texts: labels('en_US', marqueeLabels),
  },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
/** Each line opens its announcement. */
export const Links: Story = { args: { onOpen: fn() } };
export const Chinese: Story = { args: { items: { state: 'ready', items: marqueeFixture('zh_CN') } } };
export const Short: Story = { args: { items: { state: 'ready', items: [{ id: '1', text: 'Welcome.' }] } } };
export const Loading: Story = { args: { items: { state: 'loading', items: [] } } };
