import type { Meta, StoryObj } from '@storybook/react-vite';
import { appDownloadFixture } from '../../views/app-download/app-download.fixtures.ts';
import { NoApps } from './index.ts';

const meta = {
  component: NoApps,
  title: 'Patterns/AppDownload/NoApps',
  args: appDownloadFixture(),
} satisfies Meta<typeof NoApps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const LongText: Story = { args: appDownloadFixture({ variant: 'longText' }) };
