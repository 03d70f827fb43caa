import { BannerCarousel } from '@housefront/ui/patterns/BannerCarousel';
import { GameGrid, GameGridSkeleton } from '@housefront/ui/patterns/GameTile';
import { GuestWelcome, HomeTitle } from '@housefront/ui/patterns/GuestWelcome';
import { Jackpot } from '@housefront/ui/patterns/Jackpot';
import { ListStates, LoadFailed } from '@housefront/ui/patterns/ListStates';
import { Marquee } from '@housefront/ui/patterns/Marquee';
import type { HallShelf, HomeViewProps } from '@housefront/ui/views';
import * as css from './HomeView.css.ts';

/** Tiles of each hall. */
const shown = 4;

/** Home: the halls as links, then a board of games for each of them. */
export default function HomeView(props: HomeViewProps) {
  const { session, banners, announcements, onOpenAnnouncement, jackpot, halls, shelves, failure, texts } = props;
  return (
    <div className={css.page}>
      <HomeTitle {...props} />
      <nav aria-label={texts.halls} className={css.halls}>
        {halls.items.map((hall) => (
          <a key={hall.id} href={hall.href} className={css.hall}>
            {hall.name}
          </a>
        ))}
      </nav>
      <BannerCarousel banners={banners} texts={texts} className={css.banners} />
      <Marquee items={announcements} texts={texts} onOpen={onOpenAnnouncement} />
      {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
      {shelves.map((shelf) => (
        <Shelf key={shelf.hall.id} {...shelf} texts={texts} />
      ))}
      <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
      {session.kind === 'guest' && (
        <GuestWelcome guest={session} heading="h2" wide className={css.welcome} texts={texts} />
      )}
    </div>
  );
}

/** Games of a hall; nothing for a hall that has none to show. */
function Shelf({ hall, games, texts }: HallShelf & Pick<HomeViewProps, 'texts'>) {
  if (games.state === 'ready' && games.items.length === 0) return null;
  return (
    <section aria-label={hall.name} className={css.shelf}>
      <h2 className={css.title}>{hall.name}</h2>
      <ListStates
        list={games}
        waiting={<GameGridSkeleton count={shown} />}
        empty={{ kind: 'empty', title: texts.emptyHall, hint: texts.emptyHallHint }}
        texts={texts}
      >
        {(items) => <GameGrid games={items.slice(0, shown)} texts={texts} label={hall.name} />}
      </ListStates>
    </section>
  );
}
