import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { demoListFixture } from '../../views/demo-list/demo-list.fixtures.ts';
import { Live } from '../../stories/Live.tsx';
import { DemoBrowser } from './index.ts';

const meta = {
  component: DemoBrowser,
  title: 'Patterns/DemoBrowser',
  args: { ...demoListFixture(), first: 6, className: '' },
} satisfies Meta<typeof DemoBrowser>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another provider is marked, and shows its own games. */
export const Normal: Story = {
  render: (args) => (
    <Live start="Rookeight">
      {(provider, setProvider) => (
        <DemoBrowser
          {...args}
          providers={args.providers.map((one) => ({
            ...one,
            chosen: one.id === provider,
            onChoose: () => setProvider(one.id),
          }))}
          games={{ ...args.games, items: args.games.items.slice(0, provider === 'Rookeight' ? 14 : 4) }}
        />
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent }) => {
    const provider = (name: string) => canvas.getByRole('button', { name });
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(14));
    await userEvent.click(provider('Foxcourt'));
    await waitFor(() => expect(provider('Foxcourt')).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(provider('Rookeight')).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
  },
};
export const Empty: Story = { args: demoListFixture({ variant: 'empty' }) };
export const Waiting: Story = { args: demoListFixture({ variant: 'loading' }) };
export const Failed: Story = { args: demoListFixture({ variant: 'error' }) };
export const LongText: Story = { args: demoListFixture({ variant: 'longText' }) };
