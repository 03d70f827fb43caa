import { use } from 'react';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { GameModel } from '../../slots/models.ts';
import { waitingBox, waitingLine } from '../waiting.css.ts';
import * as css from './GameTile.css.ts';
import './ranked.css.ts';
import { GameTile, TileLayout, type GameTileLayout, type GameTileTexts } from './GameTile.tsx';

export interface GameGridProps {
  readonly games: readonly GameModel[];
  readonly texts: GameTileTexts;
  readonly layout?: GameTileLayout | undefined;
  readonly withProvider?: boolean | undefined;
  /** Accessible name of the list, if no heading precedes it. */
  readonly label?: string | undefined;
  /** An ordered list: a large number stands before each tile. */
  readonly ranked?: boolean | undefined;
}

/** A list of tiles in the columns of `componentVars.tile`. In CSS: `data-ranked` (LOOK-05). */
export function GameGrid({ games, texts, layout, withProvider, label, ranked = false }: GameGridProps) {
  const List = ranked ? 'ol' : 'ul';
  return (
    <List role="list" className={css.grid} aria-label={label} data-ranked={ranked ? '' : undefined}>
      {games.map((game) => (
        <GameTile key={game.id} game={game} texts={texts} layout={layout} withProvider={withProvider} />
      ))}
    </List>
  );
}

export interface GameGridSkeletonProps {
  /** Number of skeleton tiles. */
  readonly count: number;
  readonly layout?: GameTileLayout | undefined;
  readonly withProvider?: boolean | undefined;
  readonly ranked?: boolean | undefined;
}

/**
 * Skeleton tiles of the same geometry, while games load. Hidden from assistive technology. In CSS: `data-layout`,
 * `data-ranked`, `data-skeleton` (TPL-05).
 */
export function GameGridSkeleton({ count, layout, withProvider = false, ranked = false }: GameGridSkeletonProps) {
  const usual = use(TileLayout);
  return (
    <div className={css.grid} aria-hidden="true" data-ranked={ranked ? '' : undefined}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.tile} data-layout={layout ?? usual} data-skeleton="">
          <span className={css.art}>
            <Skeleton className={waitingBox} />
          </span>
          <span className={css.caption}>
            <span className={css.name}>
              &nbsp;
              <Skeleton className={waitingLine} />
            </span>
            {withProvider && <span className={css.provider}>&nbsp;</span>}
          </span>
        </div>
      ))}
    </div>
  );
}
