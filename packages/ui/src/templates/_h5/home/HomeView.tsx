import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { HomeTitle } from '../../../patterns/GuestWelcome/index.ts';
import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { Hero } from '../parts/Hero.tsx';
import * as page from '../parts/page.css.ts';
import { HallBoard } from './HallBoard.tsx';
import { FirstShelf } from './FirstShelf.ts';
import { HomeGames } from './HomeGames.tsx';
import { HomePromotions } from './HomePromotions.ts';

/** Home of a phone: promotions, announcements and jackpot, then the halls as tabs over the games of the chosen one (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { failure, smallBanners, texts } = props;
  return (
    <div className={`${page.column} ${page.stack} ${page.tight}`}>
      <HomeTitle title={props.title} texts={texts} />
      <Hero {...props} />
      {smallBanners}
      {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
      <DeferHydration>
        <FirstShelf {...props} layout="row" />
      </DeferHydration>
      <DeferHydration>
        <HallBoard {...props} />
      </DeferHydration>
      <HomeGames {...props} layout="row" />
      <HomePromotions {...props} />
    </div>
  );
}
