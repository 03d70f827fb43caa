import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FloatBar } from './FloatBar.tsx';
import { InFloatBar } from './InFloatBar.tsx';

const meta = {
  component: FloatBar,
  title: 'Patterns/FloatBar',
  args: { goToTop: 'Back to top', overFooter: false },
  render: (args) => (
    <>
      <p>The page ends above the line.</p>
      <FloatBar {...args} />
      <InFloatBar side="start">
        <button type="button">Red envelope</button>
      </InFloatBar>
      <InFloatBar side="end">
        <button type="button">Service</button>
      </InFloatBar>
    </>
  ),
} satisfies Meta<typeof FloatBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothEnds: Story = {
  play: async ({ canvas }) => {
    const [start, end] = ['Red envelope', 'Service'].map((name) => canvas.getByRole('button', { name }));
    await waitFor(() => expect(start?.closest('[data-floats]')).not.toBeNull());
    await waitFor(() => expect(end?.closest('[data-side="end"]')).not.toBeNull());
  },
};
