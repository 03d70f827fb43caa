import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { HomeTitle } from '../../../patterns/GuestWelcome/index.ts';
import { HallPicture } from '../../../patterns/HallPicture.tsx';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import { Notice } from '../../../patterns/Notice/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { HallModel, Loadable } from '../../../slots/models.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { joinShort } from '../../../views/home/joinShort.ts';
import { FirstShelf, NextShelf } from '../../_h5/home/FirstShelf.ts';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { GameShelf } from '../../_h5/parts/GameShelf.tsx';
import * as plate from '../../_h5/parts/hero.css.ts';
import * as page from '../../_h5/parts/page.css.ts';
import * as css from './HomeView.css.ts';

/** Icons of games in a whole row. */
const row = 4;

/**
 * Below the header's balance card: announcements at its lower edge, the halls as icons, hot games, then banners and jackpot.
 * In CSS: `data-bare` without announcements (HOME-01).
 */
export default function HomeView(props: HomeViewProps) {
  const { banners, announcements, jackpot, halls, failure, texts } = props;
  const { onOpenAnnouncement, smallBanners } = props;
  const { shelves, more } = joinShort(props.shelves, row);
  const silent = announcements.state !== 'loading' && announcements.items.length === 0;
  const bare = halls.state === 'ready' && halls.items.length === 0 && !failure;
  return (
    <div className={`${page.column} ${page.stack} ${page.tight} ${css.home}`}>
      <HomeTitle {...props} />
      <div className={page.section}>
        <div className={css.foot} data-bare={silent ? '' : undefined}>
          <Marquee
            items={announcements}
            texts={texts}
            onOpen={onOpenAnnouncement}
            className={`${plate.news} ${css.news}`}
          />
        </div>
        <Launcher halls={halls} label={texts.halls} />
        {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
        {bare && <Notice kind="empty" title={texts.emptyHall} hint={texts.emptyHallHint} />}
      </div>
      <DeferHydration>
        <FirstShelf {...props} layout="row" expected={row + 1} />
      </DeferHydration>
      <div className={plate.hero}>
        <BannerCarousel banners={banners} texts={texts} className={plate.banners} />
        <Jackpot jackpot={jackpot} label={texts.jackpot} className={plate.jackpot} />
      </div>
      {smallBanners}
      <HomePromotions {...props} />
      <DeferHydration>
        {props.live}
        <NextShelf {...props} layout="row" />
        {shelves.map(({ hall, games }) => (
          <GameShelf
            key={hall.id}
            layout="row"
            title={hall.name}
            games={games}
            more={{ label: texts.seeAll, to: { href: hall.href } }}
            texts={texts}
            deferred
          />
        ))}
        {more && <GameShelf layout="row" title={texts.moreGames} games={more.games} texts={texts} deferred />}
      </DeferHydration>
    </div>
  );
}

/** Skeleton icons while the halls load: two rows. */
const expected = 8;

/** The halls as icons, four in a row (CAT-06). */
function Launcher({ halls, label }: { readonly halls: Loadable<HallModel>; readonly label: string }) {
  if (halls.items.length > 0) {
    return (
      <nav className={css.board} aria-label={label}>
        {halls.items.map((hall) => (
          <Link key={hall.id} href={hall.href} className={css.entry}>
            <HallPicture hall={hall} active size={52} className={css.icon} />
            <span className={css.label}>{hall.shortName}</span>
          </Link>
        ))}
      </nav>
    );
  }
  if (halls.state !== 'loading') return null;
  return (
    <div className={css.board} aria-hidden="true">
      {Array.from({ length: expected }, (_, index) => (
        <span key={index} className={css.entry}>
          <Skeleton shape="round" width="52px" height="52px" />
          <Skeleton width="44px" height="12px" className={css.label} />
        </span>
      ))}
    </div>
  );
}
