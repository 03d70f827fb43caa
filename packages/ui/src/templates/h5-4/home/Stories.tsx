import { HallTabs, HallTabsSkeleton } from '../../../patterns/HallTabs/index.ts';
import type { HallShelf, HomeViewProps } from '../../../views/home/contract.ts';
import { bleed } from '../../_h5/parts/page.css.ts';
import * as css from './HomeView.css.ts';

/** The halls with a new game, each with the text of its badge. */
const newsOf = (shelves: readonly HallShelf[]): ReadonlyMap<number, string> =>
  new Map(
    shelves.flatMap(({ hall, games }) => {
      const badge = games.items.flatMap(({ badges }) => badges).find(({ kind }) => kind === 'new');
      return badge ? [[hall.id, badge.text]] : [];
    }),
  );

export interface StoriesProps extends Pick<
  HomeViewProps,
  'halls' | 'selectedHall' | 'onSelectHall' | 'shelves' | 'texts'
> {
  readonly panelId: string;
}

/** The halls as round bubbles; a hall with new games has a ring and a label (CAT-06). */
export function Stories({ halls, selectedHall, onSelectHall, shelves, panelId, texts }: StoriesProps) {
  if (halls.items.length === 0) {
    return halls.state === 'loading' ? <HallTabsSkeleton className={`${bleed} ${css.bubbles}`} /> : null;
  }
  return (
    <HallTabs
      className={`${bleed} ${css.bubbles}`}
      halls={halls.items}
      selected={selectedHall}
      onSelect={onSelectHall}
      label={texts.halls}
      panelId={panelId}
      marks={newsOf(shelves)}
    />
  );
}
