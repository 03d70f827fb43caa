import { GameGrid, GameGridSkeleton } from '../../../patterns/GameTile/index.ts';
import { ListStates } from '../../../patterns/ListStates/index.ts';
import { row, useScrollRow } from '../../../patterns/ScrollRow/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { DemoChoice, DemoListViewProps } from '../../../views/demo-list/contract.ts';
import * as css from './DemoListView.css.ts';

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

/** Games to try without money, by hall and provider (PLAY-41). */
export default function DemoListView({ open, onClose, halls, providers, games, texts }: DemoListViewProps) {
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <div className={css.root}>
        {halls.length > 1 && <Choices label={texts.halls} choices={halls} className={css.hall} />}
        {providers.length > 1 && <Choices label={texts.providers} choices={providers} className={css.provider} />}
        <div className={css.games} aria-busy={games.state === 'loading'}>
          <ListStates
            list={games}
            waiting={<GameGridSkeleton count={9} />}
            empty={{ kind: 'search', title: texts.empty }}
            texts={texts}
          >
            {(items) => (
              <GameGrid
                games={items}
                texts={{ play: texts.play, demo: texts.play, addFavourite: '', removeFavourite: '' }}
                eager={9}
              />
            )}
          </ListStates>
        </div>
      </div>
    </Sheet>
  );
}
