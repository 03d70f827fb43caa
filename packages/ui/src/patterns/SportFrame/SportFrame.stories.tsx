import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Live } from '../../stories/Live.tsx';
import { hallFixture } from '../../views/hall/hall.fixtures.ts';
import type { SportFrameModel } from '../../views/hall/contract.ts';
import { SportFrame } from './index.ts';

const { sportFrame } = hallFixture({ hall: 'sport' });
if (!sportFrame) throw new Error('the fixture of the sports hall has no frame');
const frame = (part: Partial<SportFrameModel>) => ({ frame: { ...sportFrame, ...part } });

const meta = {
  component: SportFrame,
  title: 'Patterns/SportFrame',
  args: frame({ state: 'ready', url: 'about:blank' }),
} satisfies Meta<typeof SportFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Waiting: Story = { args: frame({ state: 'loading', url: null }) };
/** A retry asks for the frame again. */
export const Failed: Story = {
  render: () => (
    <Live<SportFrameModel['state']> start="failed">
      {(state, setState) => (
        <SportFrame frame={{ ...sportFrame, state, url: null, onRetry: () => setState('loading') }} />
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent }) => {
    const { texts } = sportFrame;
    await waitFor(() => expect(canvas.getByText(texts.failed)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: texts.retry }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(texts.loading));
    await expect(canvas.queryByText(texts.failed)).toBeNull();
  },
};
