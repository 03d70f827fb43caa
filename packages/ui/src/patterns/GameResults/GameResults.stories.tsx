import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { slotListFixture } from '../../views/slot-list/slot-list.fixtures.ts';
import { Live } from '../../stories/Live.tsx';
import { GameResults } from './index.ts';

const meta = {
  component: GameResults,
  title: 'Patterns/GameResults',
  args: { ...slotListFixture(), expected: 12 },
} satisfies Meta<typeof GameResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
/** A search without a match leads to all games. */
export const Empty: Story = {
  args: slotListFixture({ variant: 'empty' }),
  render: (args) => (
    <Live start={false}>
      {(all, setAll) => (
        <GameResults
          {...args}
          {...(all ? { games: slotListFixture().games, search: '' } : {})}
          onShowAll={() => setAll(true)}
        />
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent, args: { empty, texts, title } }) => {
    await waitFor(() => expect(canvas.getByText(empty.title)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: texts.showAll }));
    await waitFor(() => expect(canvas.getByRole('list', { name: title })).toBeVisible());
    await expect(canvas.queryByText(empty.title)).toBeNull();
  },
};
/** A search with a typing mistake: what it may mean has a heading of its own. */
export const Similar: Story = {
  args: {
    ...slotListFixture({ variant: 'empty', search: 'tigr spirt' }),
    similar: slotListFixture({ count: 3 }).games.items,
  },
  play: async ({ canvas, args: { empty, texts } }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.similar })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('list', { name: texts.similar })).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(empty.title)).toBeNull());
  },
};
export const Waiting: Story = { args: slotListFixture({ variant: 'loading' }) };
export const Failed: Story = { args: slotListFixture({ variant: 'error' }) };
export const LongText: Story = { args: slotListFixture({ variant: 'longText' }) };
