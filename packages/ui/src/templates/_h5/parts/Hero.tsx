import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import * as css from './hero.css.ts';

export type HeroProps = Pick<HomeViewProps, 'banners' | 'jackpot' | 'announcements' | 'onOpenAnnouncement' | 'texts'>;

/** The first part of home: carousel and jackpot on one low plate, then the announcements in a slim line (LOOK-01). */
export function Hero({ banners, jackpot, announcements, onOpenAnnouncement, texts }: HeroProps) {
  return (
    <div className={css.lead}>
      <div className={css.hero} data-hero="">
        <BannerCarousel banners={banners} texts={texts} className={css.banners} />
        <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
      </div>
      <Marquee items={announcements} texts={texts} onOpen={onOpenAnnouncement} className={css.news} />
    </div>
  );
}
