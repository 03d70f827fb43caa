import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Sheet } from '../../primitives/Sheet/index.ts';
import { homeScreenHintFixture } from '../../views/home-screen-hint/home-screen-hint.fixtures.ts';
import { Live } from '../../stories/Live.tsx';
import { HomeScreenHint } from './index.ts';

const meta = {
  component: HomeScreenHint,
  title: 'Patterns/HomeScreenHint',
  args: { ...homeScreenHintFixture(), modal: Sheet },
} satisfies Meta<typeof HomeScreenHint>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button at its end closes it. */
export const Normal: Story = {
  render: (args) => (
    <Live start={true}>
      {(open, setOpen) => <HomeScreenHint {...args} open={open} onClose={() => setOpen(false)} />}
    </Live>
  ),
  play: async ({ userEvent, args: { texts } }) => {
    await userEvent.click(await screen.findByRole('button', { name: texts.understood }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const LongText: Story = { args: homeScreenHintFixture({ variant: 'longText' }) };
