import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHead } from './index.ts';

const meta = {
  component: PageHead,
  title: 'Patterns/PageHead',
  args: { title: 'Fair play' },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const WithIntro: Story = { args: { intro: 'How every round can be checked.' } };
export const WithParent: Story = { args: { parent: { title: 'Help', href: '/faq' } } };
export const LongText: Story = {
  args: { title: 'How fair play is kept in every game that we offer', intro: 'A sentence. '.repeat(12) },
};
