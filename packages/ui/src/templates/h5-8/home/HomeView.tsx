import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { HomeTitle, Welcome } from '../../_h5/home/Welcome.tsx';
import { GameShelf } from '../../_h5/parts/GameShelf.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { HallButtons } from './HallButtons.tsx';
import * as css from './HomeView.css.ts';
import { PlayAgain } from './PlayAgain.tsx';

/** Home: one section below the other. Halls as large buttons, games in two columns, and the last game within reach (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { session, banners, announcements, jackpot, hotGames, lastPlayed, failure, texts } = props;
  const [last] = lastPlayed.items;
  return (
    <>
      <HomeTitle session={session} texts={texts} />
      <div className={`${page.column} ${page.stack}`}>
        <div className={css.lead}>
          <BannerCarousel banners={banners} texts={texts} autoplay={false} className={css.hero} />
          <Marquee items={announcements} texts={texts} onOpen={props.onOpenAnnouncement} className={css.news} />
        </div>
        {props.smallBanners}
        {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
        <DeferHydration>
          <HallButtons {...props} />
        </DeferHydration>
        <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
        <DeferHydration>
          {session.kind === 'guest' && <Welcome guest={session} texts={texts} />}
          {session.kind === 'member' && (
            <GameShelf layout="grid" title={texts.lastPlayed} games={lastPlayed} texts={texts} />
          )}
          <GameShelf layout="grid" title={texts.hotGames} games={hotGames} texts={texts} />
        </DeferHydration>
        <HomePromotions {...props} />
      </div>
      {session.kind === 'member' && last && <PlayAgain game={last} label={texts.playAgain} />}
    </>
  );
}
