import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeSection } from './index.ts';

/** A section without a template's styles. */
const Section = makeSection({ section: '', deferred: '', head: '', title: '', more: '' });

const meta = {
  component: Section,
  title: 'Patterns/PageSection',
  args: { title: 'Hot games', children: <p>Six games in a row.</p> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const WithIcon: Story = { args: { icon: 'lucide:flame' } };
export const WithMore: Story = { args: { more: { label: 'All games', to: { href: '/games' } } } };
export const Busy: Story = { args: { busy: true } };
