import { GameGrid, GameGridSkeleton, type GameTileTexts } from '../../../patterns/GameTile/index.ts';
import { ListStates } from '../../../patterns/ListStates/index.ts';
import { ShelfRow } from '../../../patterns/ShelfRow/index.ts';
import type { SectionProps } from '../../../patterns/PageSection/index.ts';
import type { ReactNode } from 'react';
import type { GameModel, Loadable } from '../../../slots/models.ts';
import * as css from './page.css.ts';
import { Section } from './Section.ts';

export interface GameShelfProps extends Pick<SectionProps, 'title' | 'icon' | 'more' | 'deferred'> {
  readonly games: Loadable<GameModel>;
  /** Number of skeleton tiles. */
  readonly expected: number;
  /** One scrollable row. */
  readonly row?: boolean | undefined;
  /** A numbered list. */
  readonly ranked?: boolean | undefined;
  /** Shown if there are no tiles; if omitted, the shelf is not rendered. */
  readonly empty?: { readonly title: string; readonly hint: string } | undefined;
  readonly texts: GameTileTexts & { readonly loadFailed: string; readonly retry: string };
}

/** A titled grid of tiles, or a row of them, in all load states. */
export function GameShelf({ games, expected, row, ranked, more, empty, texts, ...section }: GameShelfProps) {
  if (games.items.length === 0 && games.state === 'ready' && !empty) return null;
  const placed = (grid: ReactNode): ReactNode => (row ? <ShelfRow>{grid}</ShelfRow> : grid);
  return (
    <Section {...section} more={games.items.length > 0 ? more : undefined} busy={games.state === 'loading'}>
      <ListStates
        list={games}
        waiting={placed(<GameGridSkeleton count={expected} ranked={ranked} withProvider />)}
        empty={empty ? { kind: 'empty', ...empty } : null}
        notice={css.flat}
        texts={texts}
      >
        {(items) => placed(<GameGrid games={items} texts={texts} ranked={ranked} withProvider />)}
      </ListStates>
    </Section>
  );
}
