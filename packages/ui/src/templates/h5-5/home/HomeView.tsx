import { visuallyHidden } from '../../../foundations/text.css.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { ListStates, LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { HomeTitle, Welcome } from '../../_h5/home/Welcome.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { GameRows } from '../parts/GameRows.tsx';
import { ProviderRows, ProviderRowsSkeleton } from '../parts/ProviderRows.tsx';
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
      <DeferHydration>
        <GameRows title={texts.hotGames} games={props.hotGames} texts={texts} />
        {session.kind === 'member' && <GameRows title={texts.lastPlayed} games={props.lastPlayed} texts={texts} />}
        {session.kind === 'guest' && <Welcome guest={session} texts={texts} />}
      </DeferHydration>
      <HomePromotions {...props} />
    </div>
  );
}

/**
 * All providers, hall by hall (CAT-06). The heading of a hall is only for assistive technology, because each row names the
 * hall.
 */
function Halls({ halls, gameCountLabel, failure, texts }: HomeViewProps) {
  if (failure && halls.items.length === 0) return null;
  return (
    <div className={css.halls} aria-busy={halls.state === 'loading'}>
      <ListStates
        list={halls}
        waiting={<ProviderRowsSkeleton count={12} />}
        empty={{ kind: 'empty', title: texts.emptyHall, hint: texts.emptyHallHint }}
        texts={texts}
      >
        {(items) =>
          inOrder(items)
            .filter(({ providers }) => providers.length > 0)
            .map((hall) => (
              <section key={hall.id} aria-labelledby={`hall-${hall.id}`}>
                <h2 id={`hall-${hall.id}`} className={visuallyHidden}>
                  {hall.name}
                </h2>
                <ProviderRows
                  providers={hall.providers}
                  line={(provider) => [hall.name, gameCountLabel(provider)].filter(Boolean).join(' · ')}
                />
              </section>
            ))
        }
      </ListStates>
    </div>
  );
}
