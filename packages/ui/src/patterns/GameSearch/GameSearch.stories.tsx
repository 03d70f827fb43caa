import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { useFixtureLocale } from '../../stories/Scene.tsx';
import type { FixtureVariant } from '../../slots/base.fixtures.ts';
import { gameSearchFixture } from '../../slots/game-search.fixtures.ts';
import GameSearchDialog from './GameSearchDialog.tsx';

interface SceneProps {
  readonly variant: FixtureVariant;
  readonly query: string;
}

/** The search with what is typed into it. */
function Scene({ variant, query: first }: SceneProps): ReactNode {
  const [query, onQuery] = useState(first);
  const locale = useFixtureLocale();
  return (
    <div>
      <GameSearchDialog {...gameSearchFixture({ variant, locale, query })} onQuery={onQuery} />
    </div>
  );
}

const meta = {
  component: Scene,
  title: 'Patterns/GameSearch',
  args: { variant: 'normal', query: 'fortune' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
/** While nothing is typed: games played last and hot games. */
export const Suggestions: Story = { args: { query: '' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const NothingFound: Story = { args: { variant: 'empty' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
