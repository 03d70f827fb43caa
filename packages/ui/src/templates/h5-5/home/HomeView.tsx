import { visuallyHidden } from '../../../foundations/text.css.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { HomeTitle } from '../../../patterns/GuestWelcome/index.ts';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { rowTiles } from '../../../patterns/GameRow/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { ListStates, LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import { Picture } from '../../../patterns/Picture/index.ts';
import { ProviderGrid, ProviderGridSkeleton, ProviderLogo } from '../../../patterns/ProviderCard/index.ts';
import { row, useScrollRow } from '../../../patterns/ScrollRow/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { BannerModel, Loadable, ProviderModel } from '../../../slots/models.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { FirstShelf } from '../../_h5/home/FirstShelf.ts';
import { HomeGames } from '../../_h5/home/HomeGames.tsx';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import * as page from '../../_h5/parts/page.css.ts';
import { providers } from '../parts/rows.css.ts';
import { inOrder, Segments } from '../parts/segments.tsx';
import * as css from './HomeView.css.ts';

/**
 * Home of a sportsbook: halls as segments, quick bets, hot games, then every provider as a row, sport first. Announcements
 * follow, to leave the first screen to nine rows (HOME-01).
 */
export default function HomeView(props: HomeViewProps) {
  const { banners, announcements, jackpot, failure, texts } = props;
  const waiting = props.halls.items.length === 0 && props.halls.state === 'loading';
  const halls = inOrder(props.halls.items);
  const [first] = halls;
  return (
    <div className={`${page.column} ${page.stack} ${css.home}`}>
      <HomeTitle title={props.title} texts={texts} />
      <Segments halls={halls} waiting={waiting} current={null} texts={texts} />
      <div className={css.top}>
        {first && first.providers.length > 0 ? (
          <QuickBets providers={first.providers} label={texts.providers} />
        ) : (
          waiting && <ChipsSkeleton />
        )}
        <PromotionChips banners={banners} label={texts.banners} />
      </div>
      {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
      <div className={css.first}>
        <DeferHydration>
          <FirstShelf {...props} layout="chart" tiles={rowTiles} />
        </DeferHydration>
      </div>
      <DeferHydration>
        <Halls {...props} />
      </DeferHydration>
      <div className={css.ticker}>
        <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
        <Marquee items={announcements} texts={texts} onOpen={props.onOpenAnnouncement} className={css.marquee} />
      </div>
      {props.smallBanners}
      <HomeGames {...props} layout="chart" tiles={rowTiles} />
      <HomePromotions {...props} />
    </div>
  );
}

/**
 * All providers, hall by hall. The heading of a hall is only for assistive technology, because each row names the hall
 * (CAT-06).
 */
function Halls({ halls, gameCountLabel, failure, texts }: HomeViewProps) {
  if (failure && halls.items.length === 0) return null;
  return (
    <div className={css.halls} aria-busy={halls.state === 'loading'}>
      <ListStates
        list={halls}
        waiting={<ProviderGridSkeleton count={12} className={providers} />}
        empty={{ kind: 'empty', title: texts.emptyHall, hint: texts.emptyHallHint }}
        texts={texts}
      >
        {(items) =>
          inOrder(items)
            .filter((hall) => hall.providers.length > 0)
            .map((hall) => (
              <section key={hall.id} aria-labelledby={`hall-${hall.id}`}>
                <h2 id={`hall-${hall.id}`} className={visuallyHidden}>
                  {hall.name}
                </h2>
                <ProviderGrid
                  providers={hall.providers}
                  line={(provider) => [hall.name, gameCountLabel(provider)].filter(Boolean).join(' · ')}
                  className={providers}
                />
              </section>
            ))
        }
      </ListStates>
    </div>
  );
}

const line = `${row} ${page.bleed} ${css.chips}`;

const CHIP = { widths: [96, 160, 240], sizes: '64px' };

/** The banners as one line of chips with picture and title, in place of a carousel (HOME-02). */
function PromotionChips({ banners, label }: { readonly banners: Loadable<BannerModel>; readonly label: string }) {
  const list = useScrollRow<HTMLUListElement>();
  if (banners.items.length === 0) return banners.state === 'loading' ? <ChipsSkeleton /> : null;
  return (
    <section aria-label={label}>
      <ul ref={list} role="list" className={line}>
        {banners.items.map((banner) => (
          <li key={banner.id}>
            <DestinationLink to={banner} className={css.chip}>
              <Picture
                className={css.picture}
                src={banner.image}
                place={CHIP}
                alt=""
                width={64}
                height={40}
                loading="lazy"
                decoding="async"
              />
              <span className={css.chipText} title={banner.headline || banner.alt}>
                {banner.headline || banner.alt}
              </span>
            </DestinationLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Providers as chips that open at once. */
function QuickBets({ providers, label }: { readonly providers: readonly ProviderModel[]; readonly label: string }) {
  const list = useScrollRow<HTMLUListElement>();
  return (
    <section aria-label={label}>
      <ul ref={list} role="list" className={line}>
        {providers.map((provider) => (
          <li key={provider.id}>
            <DestinationLink to={provider} className={`${css.chip} ${css.quick}`}>
              <ProviderLogo icon={provider.icon} className={css.quickLogo} />
              <span className={css.chipText} title={provider.name} translate="no">
                {provider.name}
              </span>
            </DestinationLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Skeleton chips of the same height (TPL-05). */
function ChipsSkeleton() {
  return (
    <div className={line} aria-hidden="true">
      {Array.from({ length: 4 }, (_, index) => (
        <span key={index} className={css.chip}>
          <Skeleton width="140px" height="40px" />
        </span>
      ))}
    </div>
  );
}
