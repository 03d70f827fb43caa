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

/** Home: the halls as links, hot games, then a board of games for each hall. */
export default function HomeView(props: HomeViewProps) {
  const { session, banners, announcements, onOpenAnnouncement, jackpot, halls, hotGames, shelves, failure, texts } =
    props;
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
      <Shelf title={texts.hotGames} games={hotGames} count={10} texts={texts} />
      {shelves.map(({ hall, games }) => (
        <Shelf key={hall.id} title={hall.name} games={games} count={shown} texts={texts} />
      ))}
      <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
      {session.kind === 'guest' && (
        <GuestWelcome guest={session} heading="h2" wide className={css.welcome} texts={texts} />
      )}
    </div>
  );
}

interface ShelfProps extends Pick<HallShelf, 'games'>, Pick<HomeViewProps, 'texts'> {
  readonly title: string;
  /** Largest number of tiles. */
  readonly count: number;
}

/** A titled list of games; nothing without any. */
function Shelf({ title, games, count, texts }: ShelfProps) {
  if (games.state === 'ready' && games.items.length === 0) return null;
  return (
    <section aria-label={title} className={css.shelf}>
      <h2 className={css.title}>{title}</h2>
      <ListStates
        list={games}
        waiting={<GameGridSkeleton count={count} />}
        empty={{ kind: 'empty', title: texts.emptyHall, hint: texts.emptyHallHint }}
        texts={texts}
      >
        {(items) => <GameGrid games={items.slice(0, count)} texts={texts} label={title} />}
      </ListStates>
    </section>
  );
}
