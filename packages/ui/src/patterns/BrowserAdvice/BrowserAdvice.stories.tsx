import type { Meta, StoryObj } from '@storybook/react-vite';
import { browserNoticeFixture } from '../../views/browser-notice/browser-notice.fixtures.ts';
import { BrowserAdvice } from './BrowserAdvice.tsx';

const meta = {
  component: BrowserAdvice,
  title: 'Patterns/BrowserAdvice',
  args: browserNoticeFixture(),
} satisfies Meta<typeof BrowserAdvice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const LongText: Story = { args: browserNoticeFixture({ variant: 'longText' }) };
