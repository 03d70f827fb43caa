import { GuestWelcome } from '../../../patterns/GuestWelcome/index.ts';
import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { HallShelf, HomeTexts, HomeViewProps } from '../../../views/home/contract.ts';
import { joinShort } from '../../../views/home/joinShort.ts';
import { GameShelf } from '../parts/GameShelf.tsx';
import { flat } from '../parts/page.css.ts';
import { ProviderSection } from '../parts/ProviderWall.tsx';
import { FirstShelf, NextShelf } from './FirstShelf.ts';
import { HomePromotions } from './HomePromotions.ts';
import { welcome } from './HomeView.css.ts';

/** Tiles of a whole row. */
const row = 6;

/** Whole rows of tiles: two of the first hall, one of the others. */
const tiles = (index: number, games: HallShelf['games']): number =>
  index === 0 && (games.state === 'loading' || games.items.length >= 2 * row) ? 2 * row : row;

/**
 * Home below the first screen: the member's own games or the top ten, greeting, a shelf per hall, promotions and providers
 * (LOOK-15).
 */
export function HomeSections(props: HomeViewProps) {
  const { session, halls, failure, promotions, promotionsHref, smallBanners, texts } = props;
  const { shelves, more } = joinShort(props.shelves, row);
  const full = shelves.filter(({ games }) => games.items.length > 0 || games.state !== 'ready');
  const [first, ...others] = full.length === 0 && !more ? shelves : full;
  return (
    <>
      {failure && <LoadFailed className={flat} onRetry={failure.onRetry} texts={texts} />}
      <FirstShelf {...props} row expected={row} />
      {session.kind === 'guest' && <GuestWelcome guest={session} heading="h2" className={welcome} texts={texts} />}
      {smallBanners}
      {props.live}
      {first && <Hall key={first.hall.id} {...first} index={0} texts={texts} />}
      <NextShelf {...props} row expected={row} />
      {others.map((shelf, at) => (
        <Hall key={shelf.hall.id} {...shelf} index={at + 1} texts={texts} />
      ))}
      {more && <GameShelf title={texts.moreGames} games={more.games} row expected={row} texts={texts} deferred />}
      {halls.state === 'loading' && props.shelves.length === 0 && <Skeleton height="360px" />}
      <ProviderSection halls={halls} texts={texts} />
      <HomePromotions promotions={promotions} promotionsHref={promotionsHref} texts={texts} />
    </>
  );
}

/** A hall's games in whole rows. */
function Hall({ hall, games, index, texts }: HallShelf & { readonly index: number; readonly texts: HomeTexts }) {
  const count = tiles(index, games);
  return (
    <GameShelf
      title={hall.name}
      icon={hall.iconActive}
      games={{ ...games, items: games.items.slice(0, count) }}
      expected={count}
      more={{ label: texts.seeAll, to: { href: hall.href } }}
      empty={{ title: texts.emptyHall, hint: texts.emptyHallHint }}
      texts={texts}
      deferred={index > 0}
    />
  );
}
