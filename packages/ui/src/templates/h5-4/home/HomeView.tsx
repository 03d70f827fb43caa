import { useId } from 'react';
import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { hallTabId } from '../../../patterns/HallTabs/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { HomeGames } from '../../_h5/home/HomeGames.tsx';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { HomeTitle } from '../../_h5/home/Welcome.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { HallPanel } from './HallPanel.tsx';
import * as css from './HomeView.css.ts';
import { MasonrySkeleton } from './Masonry.tsx';
import { Stories } from './Stories.tsx';

/** Promotions between the games of the chosen hall; the others are at the end of the page. */
const mixed = 2;

/** Home as stories: halls as bubbles, a peeking carousel, and the chosen hall's games with promotions in two columns (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { session, banners, announcements, onOpenAnnouncement, jackpot, halls, selectedHall, shelves } = props;
  const { failure, promotions, smallBanners, texts } = props;
  const panelId = useId();
  const hall = halls.items.find(({ id }) => id === selectedHall) ?? halls.items[0] ?? shelves[0]?.hall;
  const rest = promotions.items.slice(mixed);
  return (
    <div className={`${page.column} ${page.stack} ${page.tight}`}>
      <HomeTitle session={session} texts={texts} />
      <div className={page.section}>
        <Stories {...props} panelId={panelId} />
        <BannerCarousel banners={banners} texts={texts} className={css.hero} />
        <Marquee items={announcements} texts={texts} onOpen={onOpenAnnouncement} />
        <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
      </div>
      {smallBanners}
      {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
      {hall ? (
        <div
          id={panelId}
          className={css.panel}
          {...(halls.items.length > 0 ? { role: 'tabpanel', 'aria-labelledby': hallTabId(panelId, hall.id) } : {})}
        >
          <DeferHydration>
            <HallPanel {...props} hall={hall} promotions={promotions.items.slice(0, mixed)} />
          </DeferHydration>
        </div>
      ) : (
        halls.state === 'loading' && <MasonrySkeleton groups={2} />
      )}
      <HomeGames {...props} layout="row" deferred />
      <HomePromotions {...props} promotions={{ ...promotions, items: rest.length > 0 ? rest : promotions.items }} />
    </div>
  );
}
