import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import type { GameShelfProps } from '../parts/GameShelf.tsx';
import { NextShelf } from './FirstShelf.ts';
import { Welcome } from './Welcome.tsx';

export interface HomeGamesProps
  extends
    Pick<HomeViewProps, 'session' | 'hotGames' | 'lastPlayed' | 'live' | 'texts'>,
    Pick<GameShelfProps, 'layout' | 'tiles'> {}

/** Below the halls: the top ten of members whose home begins with their own games, or the greeting of guests (CAT-24). */
export function HomeGames(props: HomeGamesProps) {
  const { session, texts } = props;
  return (
    <DeferHydration>
      {props.live}
      <NextShelf {...props} />
      {session.kind === 'guest' && <Welcome guest={session} texts={texts} />}
    </DeferHydration>
  );
}
