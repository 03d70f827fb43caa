import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { passwordFixture } from '../../views/password/password.fixtures.ts';
import { LiveForm } from '../../stories/Live.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';

const meta = {
  component: PasswordPanel,
  title: 'Patterns/PasswordPanel',
  args: passwordFixture(),
} satisfies Meta<typeof PasswordPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A password is seen on request. Sending names the first field that is empty. */
export const Normal: Story = {
  render: (args) => (
    <LiveForm form={args.form} blank="Please fill in this field.">
      {(form) => <PasswordPanel {...args} form={form} />}
    </LiveForm>
  ),
  play: async ({ canvas, userEvent, args: { form, texts } }) => {
    const [old, next] = form.fields.map(({ label }) => canvas.getByLabelText(label));
    if (!old || !next) throw new Error('two fields are wanted');
    await userEvent.type(old, 'First0011');
    const [show] = canvas.getAllByRole('button', { name: 'Show password' });
    if (show) await userEvent.click(show);
    await waitFor(() => expect(old).toHaveAttribute('type', 'text'));
    await waitFor(() => expect(old).toHaveValue('First0011'));
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
    await waitFor(() => expect(next).toHaveFocus());
    await waitFor(() => expect(next).toHaveAccessibleDescription(/Please fill in this field\./));
    await waitFor(() => expect(old).not.toHaveAccessibleDescription(/Please fill in this field\./));
  },
};
export const Failed: Story = { args: passwordFixture({ variant: 'error' }) };
export const LongText: Story = { args: passwordFixture({ variant: 'longText' }) };
