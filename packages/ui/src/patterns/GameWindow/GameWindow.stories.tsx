import type { Meta, StoryObj } from '@storybook/react-vite';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import { GameWindow } from './index.ts';

const meta = {
  component: GameWindow,
  title: 'Patterns/GameWindow',
  args: {
    games: gamesFixture(10_000),
    texts: { play: 'Play', demo: 'Demo', addFavourite: 'Add to favourites', removeFavourite: 'Remove from favourites' },
    label: 'All games',
  },
} satisfies Meta<typeof GameWindow>;

export default meta;

/** Ten thousand games, of which only those near the screen are on the page. */
export const TenThousand: StoryObj<typeof meta> = {};
