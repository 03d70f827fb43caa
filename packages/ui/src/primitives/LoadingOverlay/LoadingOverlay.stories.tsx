import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createLoadingStore, LoadingOverlay } from './index.ts';

const shown = () => {
  const store = createLoadingStore();
  store.show('page');
  store.show('part');
  return store;
};

const meta = {
  component: LoadingOverlay,
  title: 'Primitives/LoadingOverlay',
  args: { store: shown(), label: 'Loading' },
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading'));
  },
};

export const Part: Story = {
  args: { target: 'part', label: 'Loading games' },
  render: (args) => (
    <div style={{ position: 'relative', height: '240px', borderRadius: '16px' }}>
      <LoadingOverlay {...args} />
    </div>
  ),
};
