import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Live } from '../../stories/Live.tsx';
import { ListProgress } from './index.ts';

const meta = {
  component: ListProgress,
  title: 'Patterns/ListProgress',
  args: { progress: { state: 'loading', text: '12 of 30 providers loaded' }, retry: 'Try again' },
} satisfies Meta<typeof ListProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
/** A retry loads again. */
export const Failed: Story = {
  render: (args) => (
    <Live start={true}>
      {(failed, setFailed) => (
        <ListProgress
          {...args}
          {...(failed && {
            progress: { state: 'failed', text: 'Some providers did not answer.', onRetry: () => setFailed(false) },
          })}
        />
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Some providers did not answer.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('12 of 30 providers loaded')).toBeVisible());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
