import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { loginFixture } from '../../views/login/login.fixtures.ts';
import { Live } from '../../stories/Live.tsx';
import { HeaderLogin, type HeaderLoginProps } from './index.ts';

const { captcha, texts } = loginFixture();

const meta = {
  component: HeaderLogin,
  title: 'Patterns/HeaderLogin',
  args: { captcha, busy: false, error: null, onShown: () => undefined, onSubmit: () => undefined, texts },
} satisfies Meta<typeof HeaderLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty field is named and focused. Enter sends the code as the field shows it then (FLD-07). */
export const Normal: Story = {
  globals: { viewport: { value: 'w1440', isRotated: false } },
  render: (args) => (
    <Live<HeaderLoginProps['error']> start={null}>
      {(error, setError) => (
        <HeaderLogin
          {...args}
          error={error}
          onSubmit={({ account }) =>
            setError(account === '' ? { field: 'account', message: 'Please enter your account.' } : null)
          }
        />
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent, args: { texts } }) => {
    const account = await canvas.findByRole('textbox', { name: texts.account });
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please enter your account.');
    await waitFor(() => expect(account).toHaveFocus());
    await expect(account).toHaveAccessibleDescription('Please enter your account.');
    await userEvent.type(account, 'lucky88');
    const code = canvas.getByRole('textbox', { name: texts.captcha });
    await userEvent.type(code, '１２３４{Enter}');
    await waitFor(() => expect(code).toHaveValue('1234'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const WithoutCaptcha: Story = { args: { captcha: null } };
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = { args: { error: { field: 'password', message: 'Name or password is wrong.' } } };
export const LongText: Story = { args: { texts: loginFixture({ variant: 'longText' }).texts } };
