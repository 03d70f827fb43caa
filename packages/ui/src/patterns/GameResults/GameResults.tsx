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

export interface GameFiltersProps extends Pick<SlotListViewProps, 'filter' | 'filters' | 'onFilter' | 'texts'> {
  /** Classes of the group and of each button. */
  readonly className: string;
  readonly button: string;
}

/** The filters of a list of games as toggle buttons (CAT-18). */
export function GameFilters({ filter, filters, onFilter, texts, className, button }: GameFiltersProps) {
  return (
    <div className={className} role="group" aria-label={texts.filters}>
      {filters.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={button}
          aria-pressed={value === filter}
          onClick={() => onFilter(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
