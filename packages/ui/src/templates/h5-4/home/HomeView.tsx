import { Fragment, lazy, Suspense, useId } from 'react';
import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { HomeTitle } from '../../../patterns/GuestWelcome/index.ts';
import { art, tile } from '../../../patterns/GameTile/GameTile.css.ts';
import { GameTile, type GameTileTexts } from '../../../patterns/GameTile/index.ts';
import { hallTabId, HallTabs, HallTabsSkeleton } from '../../../patterns/HallTabs/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { ListStates, LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import { ProviderGrid } from '../../../patterns/ProviderCard/index.ts';
import { waitingBox } from '../../../patterns/waiting.css.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { GameShape } from '../../../primitives/UiProvider/index.ts';
import type { GameModel, HallModel, PromotionModel } from '../../../slots/models.ts';
import type { HallShelf, HomeViewProps } from '../../../views/home/contract.ts';
import { FirstShelf } from '../../_h5/home/FirstShelf.ts';
import { HomeGames } from '../../_h5/home/HomeGames.tsx';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { lead, news } from '../../_h5/parts/hero.css.ts';
import * as page from '../../_h5/parts/page.css.ts';
import { Section } from '../../_h5/parts/Section.ts';
import * as css from './HomeView.css.ts';

/** Promotions between the games of the chosen hall; the others are at the end of the page. */
const mixed = 2;

/** Home as stories: halls as bubbles, a peeking carousel, and the chosen hall's games with promotions in two columns (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { banners, announcements, onOpenAnnouncement, jackpot, halls, selectedHall, shelves } = props;
  const { failure, promotions, smallBanners, texts } = props;
  const panelId = useId();
  const hall = halls.items.find(({ id }) => id === selectedHall) ?? halls.items[0] ?? shelves[0]?.hall;
  const rest = promotions.items.slice(mixed);
  return (
    <div className={`${page.column} ${page.stack} ${page.tight}`}>
      <HomeTitle title={props.title} texts={texts} />
      <div className={lead}>
        <Stories {...props} panelId={panelId} />
        <BannerCarousel banners={banners} texts={texts} className={css.hero} />
        <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
        <Marquee items={announcements} texts={texts} onOpen={onOpenAnnouncement} className={news} />
      </div>
      {smallBanners}
      {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
      <DeferHydration>
        <FirstShelf {...props} layout="row" />
      </DeferHydration>
      {hall ? (
        <div
          id={panelId}
          className={css.panel}
          {...(halls.items.length > 0 ? { role: 'tabpanel', 'aria-labelledby': hallTabId(panelId, hall.id) } : {})}
        >
          <DeferHydration>
            <HallPanel {...props} hall={hall} promotions={promotions.items.slice(0, mixed)} />
          </DeferHydration>
        </div>
      ) : (
        halls.state === 'loading' && <MasonrySkeleton groups={2} />
      )}
      <HomeGames {...props} layout="row" />
      <HomePromotions {...props} promotions={{ ...promotions, items: rest.length > 0 ? rest : promotions.items }} />
    </div>
  );
}

/** The halls with a new game, each with the text of its badge. */
const newsOf = (shelves: readonly HallShelf[]): ReadonlyMap<number, string> =>
  new Map(
    shelves.flatMap(({ hall, games }) => {
      const badge = games.items.flatMap(({ badges }) => badges).find(({ kind }) => kind === 'new');
      return badge ? [[hall.id, badge.text]] : [];
    }),
  );

interface StoriesProps extends Pick<HomeViewProps, 'halls' | 'selectedHall' | 'onSelectHall' | 'shelves' | 'texts'> {
  readonly panelId: string;
}

/** The halls as round bubbles; a hall with new games has a ring and a label (CAT-06). */
function Stories({ halls, selectedHall, onSelectHall, shelves, panelId, texts }: StoriesProps) {
  if (halls.items.length === 0) {
    return halls.state === 'loading' ? <HallTabsSkeleton className={`${page.bleed} ${css.bubbles}`} /> : null;
  }
  return (
    <HallTabs
      className={`${page.bleed} ${css.bubbles}`}
      halls={halls.items}
      selected={selectedHall}
      onSelect={onSelectHall}
      label={texts.halls}
      panelId={panelId}
      marks={newsOf(shelves)}
    />
  );
}

/** Games of a hall on the home page: three groups. */
const shown = 12;

interface HallPanelProps extends Pick<HomeViewProps, 'halls' | 'shelves' | 'texts'> {
  readonly hall: HallModel;
  readonly promotions: readonly PromotionModel[];
}

/** The chosen hall: its games with promotions between them, or its providers if it has no games; its title links to it. */
function HallPanel({ hall, shelves, promotions, texts }: HallPanelProps) {
  const games = shelves.find((one) => one.hall.id === hall.id)?.games ?? { state: 'ready', items: [] };
  const bare = games.items.length === 0 && games.state === 'ready' && hall.providers.length > 0;
  return (
    <Section title={hall.name} more={{ label: texts.seeAll, to: { href: hall.href } }} busy={games.state === 'loading'}>
      {bare ? (
        <ProviderGrid providers={hall.providers} className={page.providers} />
      ) : (
        <ListStates
          list={games}
          waiting={<MasonrySkeleton groups={2} />}
          empty={{ kind: 'empty', title: texts.emptyHall, hint: texts.emptyHallHint }}
          texts={texts}
        >
          {(items) => <Masonry games={items.slice(0, shown)} promotions={promotions} label={hall.name} texts={texts} />}
        </ListStates>
      )}
    </Section>
  );
}

// Loaded after the first paint.
const Promotion = lazy(() => import('./Promotion.tsx'));

const size = 4;

interface MasonryProps {
  readonly games: readonly GameModel[];
  /** One after each group of games, except the last. */
  readonly promotions: readonly PromotionModel[];
  /** Name of the lists. */
  readonly label: string;
  readonly texts: GameTileTexts;
}

/** Shapes of the tiles of a group, in the order of its games; as the places in the styles. */
function shapesOf(count: number, index: number): readonly GameShape[] {
  if (count === size)
    return index % 2 === 0
      ? ['portrait', 'square', 'portrait', 'square']
      : ['square', 'portrait', 'portrait', 'square'];
  if (count === 1) return ['wide'];
  return ['portrait', ...(count === 2 ? (['portrait'] as const) : (['wide', 'wide'] as const))];
}

/**
 * Games in two columns of tiles of different heights, with promotions between. The markup is in the order of their upper
 * edges.
 */
function Masonry({ games, promotions, label, texts }: MasonryProps) {
  const groups = Array.from({ length: Math.ceil(games.length / size) }, (_, index) =>
    games.slice(index * size, (index + 1) * size),
  );
  return (
    <div className={css.masonry}>
      {groups.map((group, index) => {
        const shapes = shapesOf(group.length, index);
        const promotion = index < groups.length - 1 ? promotions[index] : undefined;
        return (
          <Fragment key={group[0]?.id}>
            <ul role="list" className={css.group} data-of={group.length} aria-label={label}>
              {group.map((game, place) => (
                <GameTile key={game.id} game={game} texts={texts} layout="over" shape={shapes[place]} />
              ))}
            </ul>
            {promotion && (
              <Suspense fallback={null}>
                <Promotion promotion={promotion} />
              </Suspense>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

/** Skeleton groups of the same geometry (TPL-05). */
function MasonrySkeleton({ groups }: { readonly groups: number }) {
  return (
    <div className={css.masonry} aria-hidden="true">
      {Array.from({ length: groups }, (_, index) => (
        <ul key={index} className={css.group} data-of={size}>
          {Array.from({ length: size }, (_one, place) => (
            <li key={place} className={tile} data-layout="over" data-skeleton="">
              <span className={art}>
                <Skeleton className={waitingBox} />
              </span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
