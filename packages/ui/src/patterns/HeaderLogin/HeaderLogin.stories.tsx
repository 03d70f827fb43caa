import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginFixture } from '../../views/login/login.fixtures.ts';
import { HeaderLogin } from './index.ts';

const { captcha, texts } = loginFixture();

const meta = {
  component: HeaderLogin,
  title: 'Patterns/HeaderLogin',
  args: { captcha, busy: false, error: null, onShown: () => undefined, onSubmit: () => undefined, texts },
} satisfies Meta<typeof HeaderLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const WithoutCaptcha: Story = { args: { captcha: null } };
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = { args: { error: { field: 'password', message: 'Name or password is wrong.' } } };
export const LongText: Story = { args: { texts: loginFixture({ variant: 'longText' }).texts } };
