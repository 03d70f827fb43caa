import type { Meta, StoryObj } from '@storybook/react-vite';
import { labels } from '../../slots/labels.fixtures.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import { GameWindow } from './index.ts';
import { gameTileLabels } from '../GameTile/labels.ts';

const meta = {
  component: GameWindow,
  title: 'Patterns/GameWindow',
  args: {
    games: gamesFixture(10_000),
    texts: labels('en_US', gameTileLabels),
    label: 'All games',
  },
} satisfies Meta<typeof GameWindow>;

export default meta;

/** Ten thousand games; only rows near the viewport are rendered. */
export const TenThousand: StoryObj<typeof meta> = {};
