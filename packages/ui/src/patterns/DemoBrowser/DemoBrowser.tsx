import type { DemoChoice, DemoListViewProps } from '../../views/demo-list/contract.ts';
import { GameGrid, GameGridSkeleton } from '../GameTile/index.ts';
import { ListStates } from '../ListStates/index.ts';
import { row, useScrollRow } from '../ScrollRow/index.ts';
import * as css from './DemoBrowser.css.ts';

function Choices({ label, choices, className }: ChoicesProps) {
  const list = useScrollRow<HTMLDivElement>(choices.find(({ chosen }) => chosen)?.id ?? null);
  return (
    <div ref={list} className={`${row} ${css.choices}`} role="group" aria-label={label}>
      {choices.map(({ id, name, chosen, onChoose }) => (
        <button
          key={id}
          type="button"
          className={className}
          aria-pressed={chosen}
          data-chosen={chosen ? '' : undefined}
          onClick={onChoose}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly DemoChoice[];
  readonly className: string;
}

export interface DemoBrowserProps extends Pick<DemoListViewProps, 'halls' | 'providers' | 'games' | 'texts'> {
  /** Number of tiles above the fold: skeletons, and pictures loaded with priority. */
  readonly first: number;
  /** Sets columns, gap and minimum height of the list. */
  readonly className: string;
}

/** Demo games by hall and provider. `data-chosen` in CSS is the chosen provider (PLAY-41). */
export function DemoBrowser({ halls, providers, games, texts, first, className }: DemoBrowserProps) {
  return (
    <div className={css.root}>
      {halls.length > 1 && <Choices label={texts.halls} choices={halls} className={css.hall} />}
      {providers.length > 1 && <Choices label={texts.providers} choices={providers} className={css.provider} />}
      <div className={className} aria-busy={games.state === 'loading'}>
        <ListStates
          list={games}
          waiting={<GameGridSkeleton count={first} />}
          empty={{ kind: 'search', title: texts.empty }}
          texts={texts}
        >
          {(items) => (
            <GameGrid
              games={items}
              texts={{ play: texts.play, demo: texts.play, addFavourite: '', removeFavourite: '' }}
            />
          )}
        </ListStates>
      </div>
    </div>
  );
}
