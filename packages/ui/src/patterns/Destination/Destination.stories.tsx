import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Live } from '../../stories/Live.tsx';
import { DestinationLink } from './index.ts';

const meta = {
  component: DestinationLink,
  title: 'Patterns/Destination',
  args: { to: { href: '/faq' }, children: 'Questions' },
} satisfies Meta<typeof DestinationLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Path: Story = {};
export const Current: Story = { args: { current: true } };
/** A button acts in place. */
export const Action: Story = {
  args: { children: 'Customer service' },
  render: (args) => (
    <Live start="">
      {(said, say) => (
        <>
          <DestinationLink {...args} to={{ onOpen: () => say('A colleague is on the way.') }} />
          <p role="status">{said}</p>
        </>
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Customer service' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('A colleague is on the way.'));
  },
};
/** A link with an action does not leave the page. */
export const LinkInPlace: Story = {
  render: (args) => (
    <Live start="">
      {(said, say) => (
        <>
          <DestinationLink {...args} to={{ href: '#promotions', onOpen: () => say('Ten promotions') }} />
          <p role="status">{said}</p>
        </>
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Questions' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ten promotions'));
    await expect(window.location.hash).toBe('');
  },
};
