import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { redEnvelopeFixture } from '../../views/red-envelope/red-envelope.fixtures.ts';
import { Live } from '../../stories/Live.tsx';
import { EnvelopeCard } from './EnvelopeCard.tsx';

const meta = {
  component: EnvelopeCard,
  title: 'Patterns/EnvelopeCard',
  args: redEnvelopeFixture(),
} satisfies Meta<typeof EnvelopeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is collapsed to a small one, which keeps the time that is left, and opened again. */
export const Normal: Story = {
  render: (args) => (
    <Live start={false}>
      {(collapsed, setCollapsed) => (
        <EnvelopeCard {...args} collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent, args: { texts } }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.collapse }));
    const small = canvas.getByRole('button', { name: /04:59/ });
    await waitFor(() => expect(small).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('button', { name: texts.claim })).toBeNull();
    await userEvent.click(small);
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.claim })).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts.collapse })).toHaveAttribute('aria-expanded', 'true'),
    );
  },
};
export const LongText: Story = { args: redEnvelopeFixture({ variant: 'longText' }) };
