import type { Meta, StoryObj } from '@storybook/react-vite';
import { sponsorFixture } from '../../views/sponsor/sponsor.fixtures.ts';
import { SponsorList } from './index.ts';

const meta = {
  component: SponsorList,
  title: 'Patterns/SponsorList',
  args: { ...sponsorFixture(), cardHeight: '96px' },
} satisfies Meta<typeof SponsorList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: sponsorFixture({ variant: 'empty' }) };
export const Waiting: Story = { args: sponsorFixture({ variant: 'loading' }) };
export const Failed: Story = { args: sponsorFixture({ variant: 'error' }) };
export const LongText: Story = { args: sponsorFixture({ variant: 'longText' }) };
