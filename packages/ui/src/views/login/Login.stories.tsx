import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../stories/Scene.tsx';

/** The login over a page (AUTH-01); `Empty` got no captcha. */
const meta = {
  component: Scene,
  title: 'Views/Login',
  args: { view: 'login', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const Busy: Story = { args: { more: { busy: true } } };
export const LongText: Story = { args: { variant: 'longText' } };
