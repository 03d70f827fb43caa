import { visuallyHidden } from '../../../foundations/text.css.ts';
import { GuestWelcome } from '../../../patterns/GuestWelcome/index.ts';
import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { GameShelf } from '../parts/GameShelf.tsx';
import { flat } from '../parts/page.css.ts';
import { ProviderSection } from '../parts/ProviderWall.tsx';
import { HomePromotions } from './HomePromotions.ts';
import { welcome } from './HomeView.css.ts';

/** Skeleton tiles of a shelf: two rows for the first hall, one for the others. */
const expectedTiles = (index: number): number => (index === 0 ? 12 : 6);

/** Home below the first screen: greeting or last played, hot games, a shelf per hall, the providers. */
export function HomeSections({
  session,
  halls,
  shelves,
  hotGames,
  lastPlayed,
  failure,
  promotions,
  promotionsHref,
  smallBanners,
  live,
  texts,
}: HomeViewProps) {
  return (
    <>
      {failure && <LoadFailed className={flat} onRetry={failure.onRetry} texts={texts} />}
      {session.kind === 'guest' && <GuestWelcome guest={session} heading="h1" className={welcome} texts={texts} />}
      {session.kind === 'member' && <h1 className={visuallyHidden}>{texts.welcomeTitle}</h1>}
      {session.kind === 'member' && (
        <GameShelf title={texts.lastPlayed} games={lastPlayed} expected={6} texts={texts} />
      )}
      {smallBanners}
      <GameShelf title={texts.hotGames} games={hotGames} expected={6} texts={texts} />
      {live}
      {shelves.map(({ hall, games }, index) => (
        <GameShelf
          key={hall.id}
          title={hall.name}
          icon={hall.iconActive}
          games={games}
          expected={expectedTiles(index)}
          more={{ label: texts.seeAll, to: { href: hall.href } }}
          empty={{ title: texts.emptyHall, hint: texts.emptyHallHint }}
          texts={texts}
          deferred={index > 0}
        />
      ))}
      {halls.state === 'loading' && shelves.length === 0 && <Skeleton height="360px" />}
      <ProviderSection halls={halls} texts={texts} />
      <HomePromotions promotions={promotions} promotionsHref={promotionsHref} texts={texts} />
    </>
  );
}
