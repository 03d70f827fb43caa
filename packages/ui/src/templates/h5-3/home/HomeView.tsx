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
import { HallDeck } from './HallDeck.tsx';
import * as css from './HomeView.css.ts';

/** Home: the jackpot as part of the header, carousel and announcements, then the deck of halls (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { session, banners, announcements, jackpot, hotGames, lastPlayed, failure, texts } = props;
  return (
    <>
      <HomeTitle session={session} texts={texts} />
      <Jackpot jackpot={jackpot} label={texts.jackpot} className={css.jackpot} />
      <div className={`${page.column} ${page.stack} ${css.stack}`}>
        <div className={css.lead}>
          <BannerCarousel banners={banners} texts={texts} className={css.hero} />
          <Marquee items={announcements} texts={texts} onOpen={props.onOpenAnnouncement} />
        </div>
        {props.smallBanners}
        {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
        <DeferHydration>
          <HallDeck {...props} />
        </DeferHydration>
        <DeferHydration>
          {session.kind === 'member' && (
            <GameShelf layout="row" title={texts.lastPlayed} games={lastPlayed} texts={texts} deferred />
          )}
          <GameShelf layout="row" title={texts.hotGames} games={hotGames} texts={texts} deferred />
          {session.kind === 'guest' && <Welcome guest={session} texts={texts} />}
        </DeferHydration>
        <HomePromotions {...props} />
      </div>
    </>
  );
}
