import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Live } from '../../stories/Live.tsx';
import { consentFixture } from '../../views/consent/consent.fixtures.ts';
import { Consent } from './index.ts';

const meta = {
  component: Consent,
  title: 'Patterns/Consent',
  args: { ...consentFixture({ question: true }), onNo: fn(), modal: Dialog },
} satisfies Meta<typeof Consent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `Choose` opens the dialog over the question; Escape leads back to it, and a no is one press. */
export const Normal: Story = {
  render: (args) => (
    <Live start={false}>
      {(open, setOpen) => (
        <Consent {...args} open={open} onChoose={() => setOpen(true)} onClose={() => setOpen(false)} />
      )}
    </Live>
  ),
  play: async ({ userEvent, args: { texts, onNo } }) => {
    const choose = await screen.findByRole('button', { name: texts.choose });
    await userEvent.click(choose);
    await waitFor(() => expect(screen.getByRole('dialog', { name: texts.choices })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(choose).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: texts.no }));
    await expect(onNo).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { ...consentFixture({ variant: 'longText', question: true }), onNo: fn() },
};
