import type { ComponentType } from 'react';
import type { GameModel, Loadable } from '../../slots/models.ts';
import type { HomeTexts, HomeViewProps } from './contract.ts';

/** Props of a template's shelf. */
interface ShelfProps {
  readonly title: string;
  readonly games: Loadable<GameModel>;
  readonly texts: HomeTexts;
  /** A numbered list. */
  readonly ranked?: boolean | undefined;
}

type Lists = Pick<HomeViewProps, 'session' | 'hotGames' | 'lastPlayed' | 'lastPlayedTitle' | 'texts'>;

/** Whether home begins with a member's own games. */
export const hasOwnGames = ({ session, lastPlayed }: Pick<Lists, 'session' | 'lastPlayed'>): boolean =>
  session.kind === 'member' && lastPlayed.items.length > 0;

/** The name of the top ten; a shorter list is not called so. */
export const topTitle = ({ hotGames, texts }: Pick<Lists, 'hotGames' | 'texts'>): string =>
  hotGames.items.length < 10 && hotGames.state !== 'loading' ? texts.hotGames : texts.topTen;

/**
 * Creates the shelves with which home begins: the first is a member's own games, else the top ten, and the next the top ten if it
 * was not first. Both have one geometry, so that nothing moves when a member's games take the place of a guest's (LOOK-15).
 * @param Shelf a template's shelf, as one row; it may be numbered
 */
export function firstShelves<Own extends object>(Shelf: ComponentType<ShelfProps & Own>) {
  type Props = Lists & Own;
  const top = (props: Props) => <Shelf {...props} ranked title={topTitle(props)} games={props.hotGames} />;
  function FirstShelf(props: Props) {
    const { lastPlayed, lastPlayedTitle, texts } = props;
    if (!hasOwnGames(props)) return top(props);
    return <Shelf {...props} title={lastPlayedTitle ?? texts.lastPlayed} games={lastPlayed} />;
  }
  const NextShelf = (props: Props) => hasOwnGames(props) && top(props);
  return { FirstShelf, NextShelf };
}
