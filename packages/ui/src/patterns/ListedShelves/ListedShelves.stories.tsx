import type { Meta, StoryObj } from '@storybook/react-vite';
import { labels } from '../../slots/labels.fixtures.ts';
import { gameCountLabelFixture, gamesFixture, providersFixture } from '../../slots/models.fixtures.ts';
import { GameGrid } from '../GameTile/index.ts';
import { gameTileLabels } from '../GameTile/labels.ts';
import { makeSection } from '../PageSection/index.ts';
import { ShelfRow } from '../ShelfRow/index.ts';
import { ListedShelves } from './index.ts';

/** A section without a template's styles. */
const Section = makeSection({ section: '', deferred: '', head: '', title: '', more: '' });
const shelf = { games: [], providers: [], more: undefined };
const [first, ...others] = [
  { ...shelf, id: 'new', title: 'New', games: gamesFixture(8), more: { href: '/games?new=30' } },
  { ...shelf, id: 'providers', title: 'Providers of the week', providers: providersFixture(12) },
  { ...shelf, id: 'members', title: 'For members', games: gamesFixture(8, { from: 8 }) },
] as const;

const meta = {
  component: ListedShelves,
  title: 'Patterns/ListedShelves',
  args: {
    listed: { shelves: [first, others[0]], later: [] },
    section: Section,
    renderGames: ({ title, games }, more) => (
      <Section title={title} more={more}>
        <ShelfRow>
          <GameGrid games={games} texts={labels('en_US', gameTileLabels)} />
        </ShelfRow>
      </Section>
    ),
    line: gameCountLabelFixture('en_US'),
    texts: { seeAll: 'See all' },
  },
} satisfies Meta<typeof ListedShelves>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const OfSegments: Story = { args: { listed: { shelves: [first], later: [others[1]] } } };
export const OneElsewhere: Story = { args: { from: 1 } };
