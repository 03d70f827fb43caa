import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../stories/Scene.tsx';

/** The second step of a sign-in over a page (AUTH-38); `Empty` is the last question and got no captcha. */
const meta = {
  component: Scene,
  title: 'Views/SecurityQuestion',
  args: { view: 'securityQuestion', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const WithdrawalPassword: Story = { args: { more: { kind: 'pin' } } };
export const Busy: Story = { args: { more: { busy: true } } };
export const LongText: Story = { args: { variant: 'longText' } };
