import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { registerFixture } from '../../views/register/register.fixtures.ts';
import { LiveForm } from '../../stories/Live.tsx';
import { RegisterForm } from './index.ts';

const meta = {
  component: RegisterForm,
  title: 'Patterns/RegisterForm',
  args: registerFixture(),
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Entered values stay. Sending names all required fields that are empty, and focuses the first. */
export const Normal: Story = {
  render: (args) => (
    <LiveForm form={args.form} blank="Please fill in this field.">
      {(form) => <RegisterForm {...args} form={form} />}
    </LiveForm>
  ),
  play: async ({ canvas, userEvent, args: { form, texts } }) => {
    const field = (name: string) =>
      canvas.getByLabelText(new RegExp(`^${form.fields.find((one) => one.name === name)?.label}`));
    await userEvent.type(field('email'), 'lucky@goldhaven.example');
    await waitFor(() => expect(field('email')).toHaveValue('lucky@goldhaven.example'));
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
    await waitFor(() => expect(field('password')).toHaveFocus());
    await waitFor(() => expect(canvas.getAllByText('Please fill in this field.')).toHaveLength(3));
    await waitFor(() => expect(field('email')).not.toHaveAccessibleDescription(/Please fill in this field\./));
  },
};
export const Waiting: Story = { args: registerFixture({ variant: 'loading' }) };
export const Failed: Story = { args: registerFixture({ variant: 'error' }) };
export const LongText: Story = { args: registerFixture({ variant: 'longText' }) };
