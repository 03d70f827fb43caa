import { Button } from '../../primitives/Button/index.ts';
import type { SlotListViewProps } from '../../views/slot-list/contract.ts';
import { GameGridSkeleton } from '../GameTile/index.ts';
import { GameWindow, type GameWindowProps } from '../GameWindow/index.ts';
import { ListStates } from '../ListStates/index.ts';

export interface GameResultsProps
  extends
    Pick<SlotListViewProps, 'title' | 'filter' | 'label' | 'search' | 'onShowAll' | 'games' | 'empty' | 'texts'>,
    Pick<GameWindowProps, 'layout' | 'withProvider' | 'withPlay' | 'first' | 'urgent'> {
  /** Number of skeleton tiles while games load. */
  readonly expected: number;
}

/** The games of a list in every load state; without results, a link to all games (CAT-29x). */
export function GameResults(props: GameResultsProps) {
  const { title, filter, label, search, onShowAll, games, empty, texts, expected } = props;
  const { layout, withProvider, withPlay, first, urgent } = props;
  const narrowed = search !== '' || label !== null || filter !== 'all_game';
  const all = narrowed && (
    <Button variant="outline" onClick={onShowAll}>
      {texts.showAll}
    </Button>
  );
  return (
    <ListStates
      list={games}
      waiting={<GameGridSkeleton count={expected} layout={layout} withProvider={withProvider} />}
      empty={{ kind: 'search', ...empty, action: all }}
      texts={texts}
    >
      {(items) => (
        <GameWindow
          games={items}
          texts={texts}
          label={title}
          layout={layout}
          withProvider={withProvider}
          withPlay={withPlay}
          first={first}
          urgent={urgent}
        />
      )}
    </ListStates>
  );
}
