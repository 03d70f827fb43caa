import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { HomeTitle } from '../../../patterns/GuestWelcome/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { HomeSections } from '../../_desktop/home/HomeSections.tsx';
import * as page from '../../_desktop/parts/page.css.ts';
import * as css from './HomeView.css.ts';

/** The classic layout: a full-width hero, the jackpot plate across its lower edge, halls below (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { banners, announcements, jackpot, onOpenAnnouncement, texts } = props;
  return (
    <>
      <HomeTitle {...props} />
      <BannerCarousel banners={banners} texts={texts} className={css.hero} />
      <div className={`${css.plate} ${page.column}`}>
        <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
        <Marquee items={announcements} texts={texts} onOpen={onOpenAnnouncement} className={css.marquee} />
      </div>
      <div className={`${page.column} ${page.sections}`}>
        <DeferHydration>
          <HomeSections {...props} />
        </DeferHydration>
      </div>
    </>
  );
}
