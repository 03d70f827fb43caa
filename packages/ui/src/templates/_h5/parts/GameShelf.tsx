import {
  GameGrid,
  GameGridSkeleton,
  type GameGridProps,
  type GameTileTexts,
} from '../../../patterns/GameTile/index.ts';
import { ListStates } from '../../../patterns/ListStates/index.ts';
import { row as scrolls, useScrollRow } from '../../../patterns/ScrollRow/index.ts';
import type { ReactNode } from 'react';
import type { GameModel, Loadable } from '../../../slots/models.ts';
import * as css from './game-row.css.ts';
import { bleed } from './page.css.ts';
import type { SectionProps } from '../../../patterns/PageSection/index.ts';
import { Section } from './Section.ts';

export interface GameShelfProps extends Pick<SectionProps, 'title' | 'deferred' | 'more'> {
  readonly games: Loadable<GameModel>;
  readonly texts: GameTileTexts & { readonly loadFailed: string; readonly retry: string };
  /** A scrollable row, a grid, or scrollable columns of three. */
  readonly layout: 'row' | 'grid' | 'chart';
  /** Tiles of another layout than those of the template. */
  readonly tiles?: Pick<GameGridProps, 'layout' | 'withProvider'> | undefined;
  /** A numbered list. */
  readonly ranked?: boolean | undefined;
  /** Number of skeleton tiles. */
  readonly expected?: number | undefined;
}

/** A titled list of tiles in all load states; renders nothing if empty. */
export function GameShelf({ title, games, texts, layout, tiles, ranked, expected = 6, ...section }: GameShelfProps) {
  if (games.items.length === 0 && games.state === 'ready') return null;
  const placed = (grid: ReactNode): ReactNode =>
    layout === 'grid' ? grid : <GameRow chart={layout === 'chart'}>{grid}</GameRow>;
  return (
    <Section title={title} busy={games.state === 'loading'} {...section}>
      <ListStates
        list={games}
        waiting={placed(<GameGridSkeleton count={expected} ranked={ranked} {...tiles} />)}
        empty={null}
        texts={texts}
      >
        {(items) => placed(<GameGrid games={items} texts={texts} ranked={ranked} {...tiles} />)}
      </ListStates>
    </Section>
  );
}

interface GameRowProps {
  /** Low rows in columns of three. */
  readonly chart?: boolean;
  readonly children: ReactNode;
}

/** A scrollable row of tiles: one grid, or its skeleton. */
export function GameRow({ chart = false, children }: GameRowProps) {
  const list = useScrollRow<HTMLDivElement>();
  return (
    <div ref={list} className={`${scrolls} ${css.row} ${chart ? css.chart : ''} ${bleed}`}>
      {children}
    </div>
  );
}
