import type { ComponentType } from 'react';
import { ListedShelf, ListedShelves, type ListedShelvesProps } from '../../patterns/ListedShelves/index.ts';
import type { SectionProps } from '../../patterns/PageSection/index.ts';
import type { GameModel, Loadable } from '../../slots/models.ts';
import type { HomeTexts, HomeViewProps } from './contract.ts';
import { firstShelves, hasOwnGames, topTitle } from './firstShelves.tsx';

/** Props of a template's shelf. */
interface ShelfProps {
  readonly title: string;
  readonly games: Loadable<GameModel>;
  readonly more?: SectionProps['more'];
  readonly deferred?: boolean | undefined;
  readonly texts: HomeTexts;
  /** A numbered list. */
  readonly ranked?: boolean | undefined;
}

type Lists = Pick<HomeViewProps, 'session' | 'hotGames' | 'lastPlayed' | 'lastPlayedTitle' | 'listed' | 'texts'> &
  Partial<Pick<HomeViewProps, 'gameCountLabel'>>;

/** The name of the first shelf of guests: that of the first listed one, or of the top ten. */
export const firstTitle = (lists: Pick<Lists, 'hotGames' | 'listed' | 'texts'>): string =>
  lists.listed?.shelves[0]?.title ?? topTitle(lists);

/**
 * As {@link firstShelves}, for sites whose platform lists the shelves: the first one has the place of the top ten, the others
 * those of the shelves of halls (LOB-09).
 */
export function listedShelves<Own extends object>(
  Shelf: ComponentType<ShelfProps & Own>,
  Section: ComponentType<SectionProps>,
) {
  type Props = Lists & Own;
  const own = firstShelves<Own>(Shelf);
  const lookOf = (props: Props, deferred: boolean): Omit<ListedShelvesProps, 'listed'> => ({
    section: Section,
    renderGames: ({ title, games }, more) => (
      <Shelf {...props} title={title} games={{ state: 'ready', items: games }} more={more} deferred={deferred} />
    ),
    line: props.gameCountLabel ?? (() => null),
    texts: props.texts,
  });
  function FirstShelf(props: Props) {
    const { listed } = props;
    if (!listed || hasOwnGames(props)) return <own.FirstShelf {...props} />;
    const [shelf] = listed.shelves;
    return shelf && <ListedShelf shelf={shelf} {...lookOf(props, false)} />;
  }
  function NextShelf(props: Props) {
    const { listed } = props;
    if (!listed) return <own.NextShelf {...props} />;
    return <ListedShelves listed={listed} from={hasOwnGames(props) ? 0 : 1} {...lookOf(props, true)} />;
  }
  return { FirstShelf, NextShelf };
}
