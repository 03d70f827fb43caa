import { visuallyHidden } from '../../../foundations/text.css.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { ListStates, LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import { ProviderGrid, ProviderGridSkeleton } from '../../../patterns/ProviderCard/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { HomeGames } from '../../_h5/home/HomeGames.tsx';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { HomeTitle } from '../../_h5/home/Welcome.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { providers } from '../parts/rows.css.ts';
import { inOrder, Segments } from '../parts/segments.tsx';
import { ChipsSkeleton, PromotionChips, QuickBets } from './chips.tsx';
import * as css from './HomeView.css.ts';

/** Home of a sportsbook: halls as segments, quick bets, then every provider as a row, sport first (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { session, banners, announcements, jackpot, failure, texts } = props;
  const waiting = props.halls.items.length === 0 && props.halls.state === 'loading';
  const halls = inOrder(props.halls.items);
  const [first] = halls;
  return (
    <div className={`${page.column} ${page.stack} ${css.home}`}>
      <HomeTitle session={session} texts={texts} />
      <Segments halls={halls} waiting={waiting} current={null} texts={texts} />
      <div className={css.top}>
        {first && first.providers.length > 0 ? (
          <QuickBets providers={first.providers} label={texts.providers} />
        ) : (
          waiting && <ChipsSkeleton />
        )}
        <PromotionChips banners={banners} label={texts.banners} />
        <div className={css.ticker}>
          <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
          <Marquee items={announcements} texts={texts} onOpen={props.onOpenAnnouncement} className={css.marquee} />
        </div>
        {props.smallBanners}
      </div>
      {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
      <DeferHydration>
        <Halls {...props} />
      </DeferHydration>
      <HomeGames {...props} layout="rows" />
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
