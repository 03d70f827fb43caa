import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { HomeTitle } from '../../../patterns/GuestWelcome/index.ts';
import { GameGrid } from '../../../patterns/GameTile/index.ts';
import { HallRail, HallRailSkeleton } from '../../../patterns/HallTabs/index.ts';
import { ListStates, LoadFailed } from '../../../patterns/ListStates/index.ts';
import { ProviderGrid, ProviderGridSkeleton } from '../../../patterns/ProviderCard/index.ts';
import { useScrollSpy } from '../../../patterns/ScrollSpy/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { HallModel } from '../../../slots/models.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { hasOwnGames, topTitle } from '../../../views/home/firstShelves.tsx';
import { firstTitle } from '../../../views/home/listedShelves.tsx';
import { FirstShelf, NextShelf } from '../../_h5/home/FirstShelf.ts';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { Welcome } from '../../_h5/home/Welcome.tsx';
import { GameRow } from '../../_h5/parts/GameShelf.tsx';
import { Hero } from '../../_h5/parts/Hero.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import { hallEntry } from '../parts/hallEntry.tsx';
import * as panes from '../parts/panes.css.ts';
import { list } from '../parts/providers.css.ts';
import * as css from './HomeView.css.ts';

/** False in the client build of a site without the platform's shelves, which has nothing of them (LOB-09). */
declare const __SITE_SHELVES__: boolean | undefined;
const mayBeListed = typeof __SITE_SHELVES__ === 'undefined' || __SITE_SHELVES__;

/** Home in two panes: a short head, then all halls on the right, beside a rail that follows the scrolling (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { session, failure, smallBanners, texts } = props;
  return (
    <div className={`${page.column} ${page.stack} ${page.tight} ${css.home}`}>
      <HomeTitle title={props.title} texts={texts} />
      <Hero {...props} />
      {smallBanners}
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
const hasFirst = ({ listed, hotGames }: HomeViewProps): boolean => (listed ? listed.shelves.length > 0 : has(hotGames));

/**
 * All halls below each other, with a rail that follows the scrolling: the top ten or the member's own games first, then each
 * hall with its providers and games, and the top ten of members (LOOK-15).
 */
function HallPanes(props: HomeViewProps) {
  const { halls, hotGames, lastPlayedTitle, shelves, gameCountLabel, failure, texts } = props;
  const isListed = mayBeListed && props.listed !== undefined;
  const hot = (mayBeListed ? hasFirst(props) : has(hotGames))
    ? [glyphEntry('hot-games', mayBeListed ? firstTitle(props) : topTitle(props), css.hot)]
    : [];
  const own = hasOwnGames(props);
  const first = own ? [glyphEntry('own-games', lastPlayedTitle ?? texts.lastPlayed, css.recent)] : hot;
  const entries = [
    ...first,
    ...halls.items.map((hall) => hallEntry(hall, sectionOf(hall), `#${sectionOf(hall)}`)),
    ...(own ? hot : []),
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
        {first[0] && (
          <div id={first[0].id} className={panes.section} tabIndex={-1}>
            <FirstShelf {...props} layout="row" />
          </div>
        )}
        {sections}
        {(mayBeListed ? isListed || (own && hot.length > 0) : own && hot.length > 0) && (
          <div
            id={mayBeListed && !own ? undefined : 'hot-games'}
            className={panes.section}
            tabIndex={mayBeListed && !own ? undefined : -1}
          >
            <NextShelf {...props} layout="row" />
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
