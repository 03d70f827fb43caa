import type { Meta, StoryObj } from '@storybook/react-vite';
import { appDownloadFixture } from '../../views/app-download/app-download.fixtures.ts';
import { ScanCode } from './ScanCode.tsx';

const meta = {
  component: ScanCode,
  title: 'Patterns/ScanCode',
  args: { code: appDownloadFixture().apps[0]?.code ?? { size: 1, path: '' } },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
} satisfies Meta<typeof ScanCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
