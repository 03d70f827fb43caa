import { GameGrid, GameGridSkeleton, type GameTileTexts } from '../../../patterns/GameTile/index.ts';
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
  /** A scrollable row, a grid, or a row for each game. */
  readonly layout: 'row' | 'grid' | 'rows';
  /** Number of skeleton tiles. */
  readonly expected?: number | undefined;
}

/** A titled list of tiles in all load states; renders nothing if empty. */
export function GameShelf({ title, games, texts, layout, expected = 6, ...section }: GameShelfProps) {
  if (games.items.length === 0 && games.state === 'ready') return null;
  const inRow = layout === 'row';
  const tiles = layout === 'rows' ? ({ layout: 'row', withProvider: true } as const) : {};
  const skeleton = <GameGridSkeleton count={expected} {...tiles} />;
  return (
    <Section title={title} busy={games.state === 'loading'} {...section}>
      <ListStates list={games} waiting={inRow ? <GameRow>{skeleton}</GameRow> : skeleton} empty={null} texts={texts}>
        {(items) => {
          const grid = <GameGrid games={items} texts={texts} {...tiles} />;
          return inRow ? <GameRow>{grid}</GameRow> : grid;
        }}
      </ListStates>
    </Section>
  );
}

/** A scrollable row of tiles: one grid, or its skeleton. */
export function GameRow({ children }: { readonly children: ReactNode }) {
  const list = useScrollRow<HTMLDivElement>();
  return (
    <div ref={list} className={`${scrolls} ${css.row} ${bleed}`}>
      {children}
    </div>
  );
}
