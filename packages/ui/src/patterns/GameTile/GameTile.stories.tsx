import type { Meta, StoryObj } from '@storybook/react-vite';
import { labels } from '../../slots/labels.fixtures.ts';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { TileShape } from '../../primitives/UiProvider/index.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import { GameGrid, GameGridSkeleton } from './index.ts';
import { gameTileLabels } from './labels.ts';

const texts = labels('en_US', gameTileLabels);
const name = (variable: string): string => variable.slice(4, -1);
/** Component variables that a template would set. */
const shape = (columns: string, ratio: string) => ({
  [name(componentVars.tile.columns)]: columns,
  [name(componentVars.tile.ratio)]: ratio,
  maxWidth: '1100px',
});

const meta = {
  component: GameGrid,
  title: 'Patterns/GameTile',
  args: { games: gamesFixture(12), texts, label: 'Slot games', withProvider: true },
  decorators: [
    (Story) => (
      <TileShape value="wide">
        <div style={shape('4', '4 / 3')}>{Story()}</div>
      </TileShape>
    ),
  ],
} satisfies Meta<typeof GameGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NameBelow: Story = {};
export const NameOver: Story = { args: { layout: 'over', withProvider: false } };
/** The name appears on hover and focus; touch screens always show it. */
export const NameRevealed: Story = { args: { layout: 'reveal', withProvider: false } };
/** A top ten: a large number before each tile, an ordered list for screen readers. */
export const Numbered: Story = { args: { games: gamesFixture(10), ranked: true } };
/** Posters: each shows the portrait picture of its game. */
export const Posters: Story = {
  decorators: [
    (Story) => (
      <TileShape value="portrait">
        <div style={shape('6', '2 / 3')}>{Story()}</div>
      </TileShape>
    ),
  ],
};
/** Games with a square icon alone: it is whole over its own blurred copy, in posters as in wide tiles. */
export const WholeSquares: Story = {
  args: { games: gamesFixture(6).map((game) => ({ ...game, pictures: undefined })) },
  decorators: [
    (Story) => (
      <>
        <TileShape value="portrait">
          <div style={shape('6', '2 / 3')}>{Story()}</div>
        </TileShape>
        <TileShape value="wide">
          <div style={shape('3', '16 / 9')}>{Story()}</div>
        </TileShape>
      </>
    ),
  ],
};
export const Guest: Story = { args: { games: gamesFixture(6, { session: 'guest', hall: 'live' }) } };
export const LongNames: Story = { args: { games: gamesFixture(6, { locale: 'pseudo' }) } };
export const BrokenPictures: Story = {
  args: { games: gamesFixture(6).map((game) => ({ ...game, art: 'data:image/png;base64,none' })) },
};
export const Waiting: Story = { render: () => <GameGridSkeleton count={12} withProvider /> };
export const NumberedWaiting: Story = { render: () => <GameGridSkeleton count={12} withProvider ranked /> };
