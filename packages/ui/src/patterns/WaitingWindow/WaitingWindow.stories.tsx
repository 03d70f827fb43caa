import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { loadingFixture } from '../../views/loading/loading.fixtures.ts';
import { Live } from '../../stories/Live.tsx';
import { WaitingWindow } from './index.ts';

const meta = {
  component: WaitingWindow,
  title: 'Patterns/WaitingWindow',
  args: loadingFixture(),
} satisfies Meta<typeof WaitingWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
/** After the timeout it can be closed (PLAY-11x). */
export const Failed: Story = {
  args: loadingFixture({ variant: 'error' }),
  render: (args) => (
    <Live start={true}>
      {(open, setOpen) => (open ? <WaitingWindow {...args} onClose={() => setOpen(false)} /> : <p>Closed</p>)}
    </Live>
  ),
  play: async ({ canvas, userEvent, args: { texts } }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.gaveUp })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('link', { name: texts.home })).toHaveAttribute('href', '/'));
    await userEvent.click(canvas.getByRole('button', { name: texts.close }));
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};
export const LongText: Story = { args: loadingFixture({ variant: 'longText' }) };
