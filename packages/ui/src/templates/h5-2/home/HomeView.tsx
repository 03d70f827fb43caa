import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { GameGrid } from '../../../patterns/GameTile/index.ts';
import { HallRail, HallRailSkeleton } from '../../../patterns/HallTabs/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { ListStates, LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import { ProviderGrid, ProviderGridSkeleton } from '../../../patterns/ProviderCard/index.ts';
import { useScrollSpy } from '../../../patterns/ScrollSpy/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { HallModel } from '../../../slots/models.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { HomeTitle, Welcome } from '../../_h5/home/Welcome.tsx';
import { GameRow, GameShelf } from '../../_h5/parts/GameShelf.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import { hallEntry } from '../parts/hallEntry.tsx';
import * as panes from '../parts/panes.css.ts';
import { list } from '../parts/providers.css.ts';
import * as css from './HomeView.css.ts';

/** Home in two panes: a short head, then all halls on the right, beside a rail that follows the scrolling (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { session, banners, announcements, jackpot, failure, smallBanners, texts } = props;
  return (
    <div className={`${page.column} ${page.stack} ${page.tight} ${css.home}`}>
      <HomeTitle session={session} texts={texts} />
      <div className={css.top}>
        <BannerCarousel banners={banners} texts={texts} className={css.hero} />
        <div className={css.plate}>
          <Marquee items={announcements} texts={texts} onOpen={props.onOpenAnnouncement} className={css.marquee} />
          <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
        </div>
        {smallBanners}
      </div>
      {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
      <DeferHydration>
        <HallPanes {...props} />
        {props.live}
      </DeferHydration>
      {session.kind === 'guest' && (
        <DeferHydration>
          <Welcome guest={session} texts={texts} />
        </DeferHydration>
      )}
      <HomePromotions {...props} />
    </div>
  );
}

const sectionOf = ({ id }: HallModel): string => `hall-${id}`;
const has = ({ items, state }: HomeViewProps['hotGames']): boolean => items.length > 0 || state === 'loading';

/**
 * All halls below each other, with a rail that follows the scrolling: hot games first, then each hall with its providers and
 * games, and games that the member played last (CAT-25).
 */
function HallPanes(props: HomeViewProps) {
  const { halls, hotGames, lastPlayed, session, shelves, gameCountLabel, failure, texts } = props;
  const hot = has(hotGames);
  const recent = session.kind === 'member' && lastPlayed.items.length > 0;
  const entries = [
    ...(hot ? [glyphEntry('hot-games', texts.hotGames, css.hot)] : []),
    ...halls.items.map((hall) => hallEntry(hall, sectionOf(hall), `#${sectionOf(hall)}`)),
    ...(recent ? [glyphEntry('last-played', texts.lastPlayed, css.recent)] : []),
  ];
  const { current, goTo } = useScrollSpy(entries.map(({ id }) => id));
  const waiting = halls.items.length === 0 && halls.state === 'loading';
  const sections = (
    <ListStates
      list={halls}
      waiting={<SectionSkeleton />}
      empty={{ kind: 'empty', title: texts.emptyHall, hint: texts.emptyHallHint }}
      texts={texts}
    >
      {(items) =>
        items.map((hall) => (
          <div key={hall.id} id={sectionOf(hall)} className={panes.section} tabIndex={-1}>
            <HallSection
              hall={hall}
              games={shelves.find((shelf) => shelf.hall.id === hall.id)?.games.items ?? []}
              gameCountLabel={gameCountLabel}
              texts={texts}
            />
          </div>
        ))
      }
    </ListStates>
  );
  if (entries.length === 0 && !waiting) return failure ? null : sections;
  return (
    <div className={panes.panes}>
      {waiting ? (
        <HallRailSkeleton className={panes.rail} />
      ) : (
        <HallRail className={panes.rail} entries={entries} current={current} onFollow={goTo} label={texts.halls} />
      )}
      <div className={panes.content} aria-busy={waiting}>
        {hot && (
          <div id="hot-games" className={panes.section} tabIndex={-1}>
            <GameShelf layout="row" title={texts.hotGames} games={hotGames} texts={texts} />
          </div>
        )}
        {sections}
        {recent && (
          <div id="last-played" className={panes.section} tabIndex={-1}>
            <GameShelf layout="row" title={texts.lastPlayed} games={lastPlayed} texts={texts} />
          </div>
        )}
      </div>
    </div>
  );
}

const glyphEntry = (id: string, label: string, glyph: string) => ({
  id,
  label,
  href: `#${id}`,
  picture: () => <span className={glyph} aria-hidden="true" />,
});

interface HallSectionProps extends Pick<HomeViewProps, 'gameCountLabel' | 'texts'> {
  readonly hall: HallModel;
  readonly games: HomeViewProps['hotGames']['items'];
}

/** A hall: its providers, then its games in a row. */
function HallSection({ hall, games, gameCountLabel, texts }: HallSectionProps) {
  return (
    <Section title={hall.name} more={{ label: texts.seeAll, to: { href: hall.href } }}>
      {hall.providers.length > 0 && <ProviderGrid providers={hall.providers} line={gameCountLabel} className={list} />}
      {games.length > 0 && (
        <GameRow>
          <GameGrid games={games} texts={texts} label={hall.name} />
        </GameRow>
      )}
      {hall.providers.length + games.length === 0 && <p className={css.none}>{texts.emptyHall}</p>}
    </Section>
  );
}

function SectionSkeleton() {
  return (
    <div className={page.section}>
      <span className={css.waitingTitle}>
        <Skeleton width="45%" height="20px" />
      </span>
      <ProviderGridSkeleton count={8} className={list} />
    </div>
  );
}
