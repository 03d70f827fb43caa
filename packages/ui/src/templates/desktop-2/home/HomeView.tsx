import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { HallChips } from '../../../patterns/HallChips/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import * as page from '../../_desktop/parts/page.css.ts';
import * as css from './HomeView.css.ts';
import { Shelves } from './Shelves.tsx';
import { VisitorCard } from './VisitorCard.tsx';

/** The lobby: the carousel beside jackpot and visitor, the halls pinned below the bar, a shelf of each (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { session, banners, announcements, jackpot, halls, shelves, onOpenAnnouncement, texts } = props;
  const listed = shelves.map(({ hall }) => hall);
  return (
    <>
      <div className={`${page.column} ${css.top}`}>
        <div className={css.hero}>
          <BannerCarousel banners={banners} texts={texts} className={css.banners} />
          <div className={css.side}>
            <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
            <VisitorCard session={session} texts={texts} />
          </div>
          <Marquee items={announcements} texts={texts} onOpen={onOpenAnnouncement} className={css.marquee} />
        </div>
      </div>
      {(listed.length > 0 || halls.state === 'loading') && (
        <div className={css.pinned}>
          <HallChips halls={listed} label={texts.halls} className={page.column} />
        </div>
      )}
      <div className={`${page.column} ${page.sections}`}>
        <DeferHydration>
          <Shelves {...props} />
        </DeferHydration>
      </div>
    </>
  );
}
