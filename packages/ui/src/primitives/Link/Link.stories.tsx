import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { UiProvider } from '../UiProvider/index.ts';
import { Link } from './Link.tsx';

const navigate = fn();

const meta = {
  component: Link,
  title: 'Primitives/Link',
  args: { href: '/promotions', variant: 'text', children: 'All promotions' },
  render: (args) => (
    <UiProvider navigate={navigate}>
      <p>
        New each week: <Link {...args} />.
      </p>
    </UiProvider>
  ),
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A path is passed to `navigate`. */
export const Path: Story = {
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate).toHaveBeenCalledWith('/promotions', expect.anything());
  },
};

/** An external address opens in a new window without access to this one. */
export const Elsewhere: Story = {
  args: { href: 'https://example.com/rules', children: 'Rules of the provider' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await waitFor(() => expect(link).toHaveAttribute('target', '_blank'));
    await waitFor(() => expect(link).toHaveAttribute('rel', 'noopener noreferrer'));
  },
};
