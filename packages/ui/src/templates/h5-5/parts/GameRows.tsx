import { GameGrid, GameGridSkeleton, type GameTileTexts } from '../../../patterns/GameTile/index.ts';
import { ListStates } from '../../../patterns/ListStates/index.ts';
import type { SectionProps } from '../../../patterns/PageSection/index.ts';
import type { GameModel, Loadable } from '../../../slots/models.ts';
import { Section } from '../../_h5/parts/Section.ts';

export interface GameRowsProps extends Pick<SectionProps, 'title' | 'more'> {
  readonly games: Loadable<GameModel>;
  readonly texts: GameTileTexts & { readonly loadFailed: string; readonly retry: string };
}

/** A titled list of games as rows, in all load states; renders nothing if empty. */
export function GameRows({ games, texts, ...section }: GameRowsProps) {
  if (games.items.length === 0 && games.state === 'ready') return null;
  return (
    <Section busy={games.state === 'loading'} {...section}>
      <ListStates
        list={games}
        waiting={<GameGridSkeleton count={6} layout="row" withProvider />}
        empty={null}
        texts={texts}
      >
        {(items) => <GameGrid games={items} texts={texts} layout="row" withProvider />}
      </ListStates>
    </Section>
  );
}
