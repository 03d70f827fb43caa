import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { HomeTitle, Welcome } from '../../_h5/home/Welcome.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { HallPanes } from './HallPanes.tsx';
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
