import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { HomePromotions } from '../../_h5/home/HomePromotions.ts';
import { HomeTitle, Welcome } from '../../_h5/home/Welcome.tsx';
import { GameShelf } from '../../_h5/parts/GameShelf.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { HallShelf } from './HallShelf.tsx';
import { Hero } from './Hero.tsx';
import * as css from './HomeView.css.ts';

/** Home as a cinema: the billboard, then one shelf of posters for hot games, for the games played last and for each hall (HOME-01). */
export default function HomeView(props: HomeViewProps) {
  const { session, shelves, hotGames, lastPlayed, failure, smallBanners, texts } = props;
  return (
    <>
      <HomeTitle session={session} texts={texts} />
      <Hero {...props} />
      <div className={`${page.column} ${page.stack} ${page.tight} ${css.shelves}`}>
        {smallBanners}
        {failure && <LoadFailed onRetry={failure.onRetry} texts={texts} />}
        <DeferHydration>
          <GameShelf layout="row" title={texts.hotGames} games={hotGames} texts={texts} />
          {session.kind === 'member' && (
            <GameShelf layout="row" title={texts.lastPlayed} games={lastPlayed} texts={texts} deferred />
          )}
          {session.kind === 'guest' && <Welcome guest={session} texts={texts} />}
        </DeferHydration>
        {shelves.map((shelf) => (
          <DeferHydration key={shelf.hall.id}>
            <HallShelf shelf={shelf} texts={texts} />
          </DeferHydration>
        ))}
        <HomePromotions {...props} />
      </div>
    </>
  );
}
