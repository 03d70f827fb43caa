import type { Meta, StoryObj } from '@storybook/react-vite';
import { gameCountLabelFixture, providersFixture } from '../../slots/models.fixtures.ts';
import { ProviderRow, ProviderRowSkeleton } from './index.ts';

const meta = {
  component: ProviderRow,
  title: 'Patterns/ProviderRow',
  args: { providers: providersFixture(30), line: gameCountLabelFixture('en_US') },
} satisfies Meta<typeof ProviderRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const Few: Story = { args: { providers: providersFixture(2) } };
export const WithoutCounts: Story = { args: { line: () => null } };
export const Waiting: Story = { render: () => <ProviderRowSkeleton /> };
