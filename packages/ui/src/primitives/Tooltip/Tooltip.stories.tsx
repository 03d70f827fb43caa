import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  title: 'Primitives/Tooltip',
  args: { text: 'Returns what lies with the providers', children: <Button variant="outline">Recall</Button> },
  render: (args) => (
    <div style={{ padding: '64px' }}>
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    // The scroll event of the story before comes with the next frame, and scrolling hides a hint.
    await frame();
    await frame();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Returns what lies with the providers');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await screen.findByRole('tooltip');
  },
};
