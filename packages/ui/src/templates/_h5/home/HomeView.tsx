import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { HomeTitle } from '../../../patterns/GuestWelcome/index.ts';
import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import * as page from '../parts/page.css.ts';
import { HallBoard } from './HallBoard.tsx';
import * as css from './HomeView.css.ts';
import { HomeGames } from './HomeGames.tsx';
import { HomePromotions } from './HomePromotions.ts';

/** Home of a phone: promotions, announcements and jackpot, then the halls as tabs over the games of the chosen one (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { banners, announcements, jackpot, failure, onOpenAnnouncement, smallBanners, texts } = props;
  return (
    <div className={`${page.column} ${page.stack} ${page.tight}`}>
      <HomeTitle title={props.title} texts={texts} />
      <div className={page.section}>
        <BannerCarousel banners={banners} texts={texts} className={css.hero} />
        <Marquee items={announcements} texts={texts} onOpen={onOpenAnnouncement} />
        <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
      </div>
      {smallBanners}
      {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
      <DeferHydration>
        <HallBoard {...props} />
      </DeferHydration>
      <HomeGames {...props} layout="row" deferred />
      <HomePromotions {...props} />
    </div>
  );
}
