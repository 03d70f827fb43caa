import { Button } from '../../primitives/Button/index.ts';
import type { SlotListViewProps } from '../../views/slot-list/contract.ts';
import { GameGridSkeleton } from '../GameTile/index.ts';
import { GameWindow, type GameWindowProps } from '../GameWindow/index.ts';
import { ListStates } from '../ListStates/index.ts';
import * as css from './GameResults.css.ts';

export interface GameResultsProps
  extends
    Pick<
      SlotListViewProps,
      'title' | 'filter' | 'label' | 'search' | 'onShowAll' | 'games' | 'similar' | 'empty' | 'texts'
    >,
    Pick<GameWindowProps, 'layout' | 'withProvider' | 'withPlay' | 'first' | 'urgent'> {
  /** Number of skeleton tiles while games load. */
  readonly expected: number;
}

/**
 * The games of a list in every load state, then those whose names the search nearly is; without either, a link to all games
 * (CAT-29x).
 */
export function GameResults(props: GameResultsProps) {
  const { title, filter, label, search, onShowAll, games, similar, empty, texts, expected } = props;
  const { layout, withProvider, withPlay, first, urgent } = props;
  const narrowed = search !== '' || label !== null || filter !== 'all_game';
  const all = narrowed && (
    <Button variant="outline" onClick={onShowAll}>
      {texts.showAll}
    </Button>
  );
  const action = empty.action ? (
    <div className={css.actions}>
      <Button onClick={empty.action.onPress}>{empty.action.label}</Button>
      {all}
    </div>
  ) : (
    all
  );
  const tiles = { texts, layout, withProvider, withPlay, first };
  const near = similar !== undefined && similar.length > 0 && (
    <>
      <h2 className={css.similar}>{texts.similar}</h2>
      <GameWindow games={similar} label={texts.similar} {...tiles} />
    </>
  );
  if (near && games.state === 'ready' && games.items.length === 0) return near;
  return (
    <>
      <ListStates
        list={games}
        waiting={<GameGridSkeleton count={expected} layout={layout} withProvider={withProvider} />}
        empty={{ kind: 'search', ...empty, action }}
        texts={texts}
      >
        {(items) => <GameWindow games={items} label={title} urgent={urgent} {...tiles} />}
      </ListStates>
      {near}
    </>
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
