import type { Meta, StoryObj } from '@storybook/react-vite';
import { appDownloadFixture } from '../../views/app-download/app-download.fixtures.ts';
import { HomeScreenSteps } from './index.ts';

const meta = {
  component: HomeScreenSteps,
  title: 'Patterns/AppDownload/HomeScreenSteps',
  args: { ...appDownloadFixture(), card: '' },
} satisfies Meta<typeof HomeScreenSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const LongText: Story = { args: appDownloadFixture({ variant: 'longText' }) };
