import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recoveryFixture } from '../../views/recovery/recovery.fixtures.ts';
import { Live } from '../../stories/Live.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';
import type { RecoveryFormProps } from './IdentityStep.tsx';

const meta = {
  component: RecoveryForm,
  title: 'Patterns/RecoveryForm',
  args: recoveryFixture(),
} satisfies Meta<typeof RecoveryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** E-mail in place of a phone; once the identity is proved, the new password is asked for. */
export const Normal: Story = {
  render: (args) => (
    <Live<RecoveryFormProps['step']> start="identity">
      {(step, setStep) => <RecoveryForm {...args} step={step} onProve={() => setStep('password')} />}
    </Live>
  ),
  play: async ({ canvas, userEvent, args: { texts } }) => {
    await waitFor(() => expect(canvas.getByLabelText(texts.phone)).toBeVisible());
    await userEvent.click(canvas.getByRole('tab', { name: texts.byEmail }));
    await waitFor(() => expect(canvas.queryByLabelText(texts.phone)).toBeNull());
    await userEvent.type(canvas.getByLabelText(texts.email), 'lucky@goldhaven.example');
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await waitFor(() => expect(canvas.getByLabelText(texts.newPassword)).toHaveFocus());
    await expect(canvas.queryByLabelText(texts.email)).toBeNull();
  },
};
export const Waiting: Story = { args: recoveryFixture({ variant: 'loading' }) };
export const Failed: Story = { args: recoveryFixture({ variant: 'error' }) };
export const LongText: Story = { args: recoveryFixture({ variant: 'longText' }) };
