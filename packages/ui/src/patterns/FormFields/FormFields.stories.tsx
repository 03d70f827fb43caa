import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/index.ts';
import { bindFormFixture } from '../../views/account/cashier.fixtures.ts';
import { passwordFixture } from '../../views/password/password.fixtures.ts';
import { registerFixture } from '../../views/register/register.fixtures.ts';
import { ModelForm } from './index.ts';

const meta = {
  component: ModelForm,
  title: 'Patterns/FormFields',
  args: { form: formOf(registerFixture()), label: 'Registration', children: <Button type="submit">Send</Button> },
} satisfies Meta<typeof ModelForm>;

/** The form of a view, which is null while it loads. */
function formOf<Form>({ form }: { readonly form: Form | null }): Form {
  if (!form) throw new Error('the fixture has a form');
  return form;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const AllWidgets: Story = {};
export const Cards: Story = { args: { form: bindFormFixture(), label: 'Bank account' } };
const folded = bindFormFixture();
/** The chosen option is a line until all are asked for (LOOK-10). */
export const Folded: Story = {
  args: {
    form: {
      ...folded,
      fields: folded.fields.map((field) => (field.widget === 'choice' ? { ...field, change: 'Change' } : field)),
    },
    label: 'Bank account',
  },
};
export const Failed: Story = { args: { form: formOf(registerFixture({ variant: 'error' })) } };
export const LongText: Story = { args: { form: formOf(registerFixture({ variant: 'longText' })) } };
export const Passwords: Story = { args: { form: formOf(passwordFixture()), label: 'New password' } };
