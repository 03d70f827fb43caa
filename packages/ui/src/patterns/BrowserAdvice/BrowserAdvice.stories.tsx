import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { browserNoticeFixture } from '../../views/browser-notice/browser-notice.fixtures.ts';
import { Live } from '../../stories/Live.tsx';
import { BrowserAdvice } from './BrowserAdvice.tsx';

const meta = {
  component: BrowserAdvice,
  title: 'Patterns/BrowserAdvice',
  args: browserNoticeFixture(),
} satisfies Meta<typeof BrowserAdvice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button confirms that the address was copied; focusing the field selects all of it. */
export const Normal: Story = {
  render: (args) => (
    <Live start={false}>
      {(copied, setCopied) => <BrowserAdvice {...args} copied={copied} onCopy={() => setCopied(true)} />}
    </Live>
  ),
  play: async ({ canvas, userEvent, args: { address, texts } }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.copy }));
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.copied })).toBeVisible());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.address })).toHaveFocus());
    await waitFor(() => expect(document.getSelection()?.toString()).toBe(address));
  },
};
export const LongText: Story = { args: browserNoticeFixture({ variant: 'longText' }) };
