import { useId } from 'react';
import { GameGrid, GameGridSkeleton } from '../../../patterns/GameTile/index.ts';
import { HallTabs, HallTabsSkeleton, hallTabId } from '../../../patterns/HallTabs/index.ts';
import { ListStates } from '../../../patterns/ListStates/index.ts';
import { ProviderGrid } from '../../../patterns/ProviderCard/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import type { HallModel } from '../../../slots/models.ts';
import type { HallShelf, HomeViewProps } from '../../../views/home/contract.ts';
import * as page from '../parts/page.css.ts';
import * as css from './HomeView.css.ts';

/** Tiles of a hall on the home page: full rows on phones and tablets. */
const shown = 12;

/** The halls as tabs with the games of the selected one (CAT-06). */
export function HallBoard({ halls, selectedHall, onSelectHall, shelves, texts }: HomeViewProps) {
  const panelId = useId();
  const hall = halls.items.find(({ id }) => id === selectedHall) ?? halls.items[0];
  const shelf = shelves.find((one) => one.hall.id === (hall?.id ?? selectedHall));
  if (!hall && halls.state === 'ready' && !shelf) return null;
  return (
    <div className={page.section}>
      {hall ? (
        <HallTabs
          className={`${page.bleed} ${css.halls}`}
          halls={halls.items}
          selected={selectedHall}
          onSelect={onSelectHall}
          label={texts.halls}
          panelId={panelId}
        />
      ) : (
        halls.state === 'loading' && <HallTabsSkeleton className={`${page.bleed} ${css.halls}`} />
      )}
      <div
        className={css.panel}
        id={panelId}
        {...(hall ? { role: 'tabpanel', 'aria-labelledby': hallTabId(panelId, hall.id) } : {})}
        aria-busy={shelf?.games.state === 'loading'}
      >
        <HallPanel hall={hall} shelf={shelf} halls={halls} texts={texts} />
      </div>
    </div>
  );
}

export interface HallPanelProps extends Pick<HomeViewProps, 'halls' | 'texts'> {
  readonly hall: HallModel | undefined;
  readonly shelf: HallShelf | undefined;
  /** Number of tiles. */
  readonly count?: number | undefined;
}

/** Games of the hall; its providers if it has none to show; the error of the halls if there is no hall. */
export function HallPanel({ hall, shelf, halls, count = shown, texts }: HallPanelProps) {
  const games = shelf?.games ?? { ...halls, items: [] };
  const providers = hall?.providers ?? [];
  if (games.items.length === 0 && games.state === 'ready' && providers.length > 0) {
    return <ProviderGrid providers={providers} className={page.providers} />;
  }
  return (
    <ListStates
      list={games}
      waiting={<GameGridSkeleton count={count} />}
      empty={{ kind: 'empty', title: texts.emptyHall, hint: texts.emptyHallHint }}
      texts={texts}
    >
      {(items) => (
        <>
          <GameGrid games={items.slice(0, count)} texts={texts} label={hall?.name} />
          {hall && (
            <Button variant="soft" block href={hall.href}>
              {`${texts.seeAll}: ${hall.name}`}
            </Button>
          )}
        </>
      )}
    </ListStates>
  );
}
