import { BannerCarousel } from '../../../patterns/BannerCarousel/index.ts';
import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { Jackpot } from '../../../patterns/Jackpot/index.ts';
import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Marquee } from '../../../patterns/Marquee/index.ts';
import type { GameModel } from '../../../slots/models.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { HomeTitle, Welcome } from '../../_h5/home/Welcome.tsx';
import { GameShelf } from '../../_h5/parts/GameShelf.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { HallButtons } from './HallButtons.tsx';
import * as css from './HomeView.css.ts';
import { action } from '../slots/TabBar.css.ts';

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

/** A member's link to the game played last: at the lower edge of the screen, and at the end of home itself. */
function PlayAgain({ game, label }: { readonly game: GameModel; readonly label: string }) {
  return (
    <div className={css.again}>
      <div className={page.column}>
        <button type="button" className={action} onClick={game.onPlay}>
          {`${label}: ${game.name}`}
        </button>
      </div>
    </div>
  );
}
