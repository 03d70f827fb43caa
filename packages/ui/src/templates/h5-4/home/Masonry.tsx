import { Fragment, lazy, Suspense } from 'react';
import { GameTile, type GameTileTexts } from '../../../patterns/GameTile/index.ts';
import { tile, art } from '../../../patterns/GameTile/GameTile.css.ts';
import { waitingBox } from '../../../patterns/waiting.css.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { GameModel, PromotionModel } from '../../../slots/models.ts';
import * as css from './Masonry.css.ts';

// Loaded after the first paint.
const Promotion = lazy(() => import('./Promotion.tsx'));

const size = 4;

export interface MasonryProps {
  readonly games: readonly GameModel[];
  /** One after each group of games, except the last. */
  readonly promotions: readonly PromotionModel[];
  /** Name of the lists. */
  readonly label: string;
  readonly texts: GameTileTexts;
}

/**
 * Games in two columns of tiles of different heights, with promotions between. The markup is in the order of their upper
 * edges.
 */
export function Masonry({ games, promotions, label, texts }: MasonryProps) {
  const groups = Array.from({ length: Math.ceil(games.length / size) }, (_, index) =>
    games.slice(index * size, (index + 1) * size),
  );
  return (
    <div className={css.root}>
      {groups.map((group, index) => {
        const promotion = index < groups.length - 1 ? promotions[index] : undefined;
        return (
          <Fragment key={group[0]?.id}>
            <ul role="list" className={css.group} data-of={group.length} aria-label={label}>
              {group.map((game) => (
                <GameTile key={game.id} game={game} texts={texts} layout="over" />
              ))}
            </ul>
            {promotion && (
              <Suspense fallback={null}>
                <Promotion promotion={promotion} />
              </Suspense>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

/** Skeleton groups of the same geometry (TPL-05). */
export function MasonrySkeleton({ groups }: { readonly groups: number }) {
  return (
    <div className={css.root} aria-hidden="true">
      {Array.from({ length: groups }, (_, index) => (
        <ul key={index} className={css.group} data-of={size}>
          {Array.from({ length: size }, (_one, place) => (
            <li key={place} className={tile} data-layout="over" data-skeleton="">
              <span className={art}>
                <Skeleton className={waitingBox} />
              </span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
