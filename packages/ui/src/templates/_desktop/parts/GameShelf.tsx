import { GameGrid, GameGridSkeleton, type GameTileTexts } from '../../../patterns/GameTile/index.ts';
import { ListStates } from '../../../patterns/ListStates/index.ts';
import type { SectionProps } from '../../../patterns/PageSection/index.ts';
import type { GameModel, Loadable } from '../../../slots/models.ts';
import * as css from './page.css.ts';
import { Section } from './Section.ts';

export interface GameShelfProps extends Pick<SectionProps, 'title' | 'icon' | 'more' | 'deferred'> {
  readonly games: Loadable<GameModel>;
  /** Number of skeleton tiles. */
  readonly expected: number;
  /** Shown if there are no tiles; if omitted, the shelf is not rendered. */
  readonly empty?: { readonly title: string; readonly hint: string } | undefined;
  readonly texts: GameTileTexts & { readonly loadFailed: string; readonly retry: string };
}

/** A titled grid of tiles in all load states. */
export function GameShelf({ games, expected, more, empty, texts, ...section }: GameShelfProps) {
  if (games.items.length === 0 && games.state === 'ready' && !empty) return null;
  return (
    <Section {...section} more={games.items.length > 0 ? more : undefined} busy={games.state === 'loading'}>
      <ListStates
        list={games}
        waiting={<GameGridSkeleton count={expected} withProvider />}
        empty={empty ? { kind: 'empty', ...empty } : null}
        notice={css.flat}
        texts={texts}
      >
        {(items) => <GameGrid games={items} texts={texts} withProvider />}
      </ListStates>
    </Section>
  );
}
