import { GameGrid, GameGridSkeleton, type GameTileTexts } from '../../../patterns/GameTile/index.ts';
import { Notice } from '../../../patterns/Notice/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import type { Destination, GameModel, Loadable } from '../../../slots/models.ts';
import * as css from './page.css.ts';
import { Section } from './Section.ts';

export interface GameShelfTexts extends GameTileTexts {
  readonly loadFailed: string;
  readonly retry: string;
}

export interface GameShelfProps {
  readonly title: string;
  readonly icon?: string | undefined;
  readonly games: Loadable<GameModel>;
  /** Number of skeleton tiles. */
  readonly expected: number;
  readonly more?: { readonly label: string; readonly to: Destination } | undefined;
  /** Shown if there are no tiles; if omitted, the shelf is not rendered. */
  readonly empty?: { readonly title: string; readonly hint: string } | undefined;
  readonly texts: GameShelfTexts;
  readonly deferred?: boolean | undefined;
}

/** A titled row or grid of tiles in all load states. */
export function GameShelf({ title, icon, games, expected, more, empty, texts, deferred }: GameShelfProps) {
  const { state, items, onRetry } = games;
  if (items.length === 0 && state === 'ready' && !empty) return null;
  const loading = state === 'loading' && items.length === 0;
  return (
    <Section
      title={title}
      icon={icon}
      more={items.length > 0 ? more : undefined}
      busy={state === 'loading'}
      deferred={deferred}
    >
      {items.length > 0 && <GameGrid games={items} texts={texts} withProvider />}
      {loading && <GameGridSkeleton count={expected} withProvider />}
      {items.length === 0 && state === 'ready' && empty && (
        <Notice className={css.flat} kind="empty" title={empty.title} hint={empty.hint} />
      )}
      {items.length === 0 && state === 'error' && (
        <Notice
          className={css.flat}
          kind="failed"
          title={texts.loadFailed}
          action={
            onRetry && (
              <Button variant="outline" onClick={onRetry}>
                {texts.retry}
              </Button>
            )
          }
        />
      )}
    </Section>
  );
}
