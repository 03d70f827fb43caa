import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { HomeTitle } from '../../../patterns/GuestWelcome/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import * as page from '../parts/page.css.ts';
import { HomeSections } from './HomeSections.tsx';

/** Home of the base: all sections in one column. */
export default function HomeView(props: HomeViewProps) {
  const { banners, announcements, jackpot, onOpenAnnouncement, texts } = props;
  return (
    <div className={`${page.column} ${page.sections}`}>
      <HomeTitle {...props} />
      <BannerCarousel banners={banners} texts={texts} />
      <Marquee items={announcements} texts={texts} onOpen={onOpenAnnouncement} />
      <Jackpot jackpot={jackpot} label={texts.jackpot} />
      <DeferHydration>
        <HomeSections {...props} />
      </DeferHydration>
    </div>
  );
}
