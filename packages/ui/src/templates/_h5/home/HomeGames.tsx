import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { GameShelf, type GameShelfProps } from '../parts/GameShelf.tsx';
import { Welcome } from './Welcome.tsx';

export interface HomeGamesProps
  extends
    Pick<HomeViewProps, 'session' | 'hotGames' | 'lastPlayed' | 'live' | 'texts'>,
    Pick<GameShelfProps, 'layout' | 'deferred'> {}

/** Hot games, then the games a member played last, or the greeting of guests (CAT-24). */
export function HomeGames({ session, hotGames, lastPlayed, live, texts, layout, deferred }: HomeGamesProps) {
  const shelf = { layout, deferred, texts };
  return (
    <DeferHydration>
      <GameShelf title={texts.hotGames} games={hotGames} {...shelf} />
      {live}
      {session.kind === 'member' && <GameShelf title={texts.lastPlayed} games={lastPlayed} {...shelf} />}
      {session.kind === 'guest' && <Welcome guest={session} texts={texts} />}
    </DeferHydration>
  );
}
