import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import { GameGrid } from '../GameTile/index.ts';
import { gameTileLabels } from '../GameTile/labels.ts';
import { ShelfRow } from './index.ts';

const columns = componentVars.tile.columns.slice(4, -1);

const meta = {
  component: ShelfRow,
  title: 'Patterns/ShelfRow',
  args: {
    children: <GameGrid games={gamesFixture(20)} texts={labels('en_US', gameTileLabels)} layout="reveal" />,
  },
  decorators: [(Story) => <div style={{ [columns]: '6', padding: '24px' }}>{Story()}</div>],
} satisfies Meta<typeof ShelfRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Games: Story = {};
export const TopTen: Story = {
  args: { children: <GameGrid games={gamesFixture(10)} texts={labels('en_US', gameTileLabels)} ranked /> },
};
