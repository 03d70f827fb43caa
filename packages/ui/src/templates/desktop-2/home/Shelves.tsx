import { GameGrid, GameGridSkeleton } from '../../../patterns/GameTile/index.ts';
import { hallAnchor } from '../../../patterns/HallChips/index.ts';
import { ListStates, LoadFailed } from '../../../patterns/ListStates/index.ts';
import { ShelfRow } from '../../../patterns/ShelfRow/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { GameModel, Loadable } from '../../../slots/models.ts';
import type { HallShelf, HomeTexts, HomeViewProps } from '../../../views/home/contract.ts';
import { flat } from '../../_desktop/parts/page.css.ts';
import { ProviderSection, ProviderWall } from '../../_desktop/parts/ProviderWall.tsx';
import { Section } from '../../_desktop/parts/Section.ts';
import { HomePromotions } from '../../_desktop/home/HomePromotions.ts';
import * as css from './HomeView.css.ts';

interface TilesProps {
  readonly games: Loadable<GameModel>;
  readonly texts: HomeTexts;
}

/** One row of tiles, or of skeletons while they load. */
function Tiles({ games, texts }: TilesProps) {
  const waiting = (
    <ShelfRow>
      <GameGridSkeleton count={8} />
    </ShelfRow>
  );
  return (
    <ListStates
      list={games}
      waiting={waiting}
      empty={{ kind: 'empty', title: texts.emptyHall, hint: texts.emptyHallHint }}
      texts={texts}
    >
      {(items) => (
        <ShelfRow>
          <GameGrid games={items} texts={texts} withProvider />
        </ShelfRow>
      )}
    </ListStates>
  );
}

/** A hall's games; its providers where it has none. */
function Hall({ hall, games, texts, deferred }: HallShelf & { readonly texts: HomeTexts; readonly deferred: boolean }) {
  const bare = games.state === 'ready' && games.items.length === 0 && hall.providers.length > 0;
  return (
    <div id={hallAnchor(hall.id)} className={css.hall} tabIndex={-1}>
      <Section
        title={hall.name}
        icon={hall.iconActive}
        more={{ label: texts.seeAll, to: { href: hall.href } }}
        busy={games.state === 'loading'}
        deferred={deferred}
      >
        {bare ? <ProviderWall providers={hall.providers} /> : <Tiles games={games} texts={texts} />}
      </Section>
    </div>
  );
}

/** Content below the pinned halls: recently played games, hot games, a shelf per hall, promotions and providers. */
export function Shelves(props: HomeViewProps) {
  const { halls, shelves, hotGames, lastPlayed, failure, smallBanners, texts } = props;
  const shown = ({ state, items }: Loadable<GameModel>) => items.length > 0 || state !== 'ready';
  return (
    <>
      {failure && <LoadFailed className={flat} onRetry={failure.onRetry} texts={texts} />}
      {shown(lastPlayed) && (
        <Section title={texts.lastPlayed} busy={lastPlayed.state === 'loading'}>
          <Tiles games={lastPlayed} texts={texts} />
        </Section>
      )}
      {smallBanners}
      {shown(hotGames) && (
        <Section title={texts.hotGames} busy={hotGames.state === 'loading'}>
          <Tiles games={hotGames} texts={texts} />
        </Section>
      )}
      {shelves.map((shelf, index) => (
        <Hall key={shelf.hall.id} {...shelf} texts={texts} deferred={index > 0} />
      ))}
      {halls.state === 'loading' && shelves.length === 0 && <Skeleton height="240px" />}
      <HomePromotions {...props} />
      <ProviderSection halls={halls} texts={texts} />
    </>
  );
}
