import type { Meta, StoryObj } from '@storybook/react-vite';
import { labels } from '../../slots/labels.fixtures.ts';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import { GameGrid } from '../GameTile/index.ts';
import { gameTileLabels } from '../GameTile/labels.ts';
import { rowTiles } from './index.ts';

const columns = componentVars.tile.columns.slice(4, -1);

/** Low rows, one below the other, as in long lists of games. */
const meta = {
  component: GameGrid,
  title: 'Patterns/GameRow',
  args: { games: gamesFixture(12), texts: labels('en_US', gameTileLabels), label: 'Slot games', ...rowTiles },
  decorators: [(Story) => <div style={{ [columns]: '1', maxWidth: '1100px' }}>{Story()}</div>],
} satisfies Meta<typeof GameGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
/** A top ten: a number before each row, an ordered list for screen readers. */
export const Numbered: Story = { args: { games: gamesFixture(10), ranked: true } };
