import type { ComponentType, ReactNode } from 'react';
import type { Destination, GameModel, Loadable } from '../../slots/models.ts';
import type { HallViewProps } from './contract.ts';
import { DeferHydration } from '../../patterns/DeferHydration/index.ts';
import { ListedShelf, ListedShelves, type ListedShelvesProps } from '../../patterns/ListedShelves/index.ts';
import { ListStates } from '../../patterns/ListStates/index.ts';
import type { SectionProps } from '../../patterns/PageSection/index.ts';
import { ProviderRow, ProviderRowSkeleton } from '../../patterns/ProviderRow/index.ts';
import { SportFrame } from '../../patterns/SportFrame/index.ts';

/** A titled list of games. */
export interface HallGames {
  readonly title: string;
  readonly games: Loadable<GameModel>;
  /** Link to all of them. */
  readonly more: { readonly label: string; readonly to: Destination } | undefined;
  /** Below the first screen. */
  readonly deferred: boolean;
  /** Number of skeleton tiles. */
  readonly expected: number;
  readonly texts: HallViewProps['texts'];
}

export interface HallSectionsProps {
  readonly hall: HallViewProps;
  /** The template's section. */
  readonly section: ComponentType<SectionProps>;
  /** Renders a list of games as the template does. */
  readonly renderGames: (games: HallGames) => ReactNode;
}

/** False in the client build of a site without the platform's shelves, which has nothing of them (LOB-09). */
declare const __SITE_SHELVES__: boolean | undefined;
const mayBeListed = typeof __SITE_SHELVES__ === 'undefined' || __SITE_SHELVES__;

/** Games before the providers: full rows in two, three, four and six columns. */
const shown = 12;

/**
 * The sections of a hall's page: its games, all its providers in one row, crash games, and the frame of quick bets. A hall
 * without games begins with its providers (LOOK-19).
 */
export function HallSections({ hall, section: Section, renderGames }: HallSectionsProps) {
  const { providers, gameCountLabel, hotGames, crashGames, sportFrame, search, texts } = hall;
  const listed = mayBeListed ? hall.listed : undefined;
  const look: Omit<ListedShelvesProps, 'listed'> = {
    section: Section,
    renderGames: ({ title, games, id }, more) => {
      const isFirst = id === listed?.shelves[0]?.id;
      const items = isFirst ? games.slice(0, shown) : games;
      const list = { state: 'ready', items } as const;
      return renderGames({ title, games: list, more, deferred: !isFirst, expected: shown, texts });
    },
    line: gameCountLabel,
    texts,
  };
  const [first] = listed?.shelves ?? [];
  // Providers that the platform lists are in their own place.
  const hasProviders = listed?.shelves.some((shelf) => shelf.games.length === 0) === true;
  return (
    <>
      <DeferHydration>
        {listed
          ? first && <ListedShelf shelf={first} {...look} />
          : renderGames({
              title: texts.hotGames,
              games: { ...hotGames, items: hotGames.items.slice(0, shown) },
              more: { label: texts.seeAll, to: { href: search.href } },
              deferred: false,
              expected: shown,
              texts,
            })}
      </DeferHydration>
      {!hasProviders && (
        <Section title={texts.providers} busy={providers.state === 'loading'}>
          <ListStates
            list={providers}
            waiting={<ProviderRowSkeleton />}
            empty={{ kind: 'empty', title: texts.empty, hint: texts.emptyHint }}
            texts={texts}
          >
            {(items) => <ProviderRow providers={items} line={gameCountLabel} />}
          </ListStates>
        </Section>
      )}
      {listed && (
        <DeferHydration>
          <ListedShelves listed={listed} from={1} {...look} />
        </DeferHydration>
      )}
      {crashGames && !listed && (
        <DeferHydration>
          {renderGames({
            title: texts.crashGames,
            games: crashGames.games,
            more: { label: texts.seeAll, to: crashGames.all },
            deferred: true,
            expected: 6,
            texts,
          })}
        </DeferHydration>
      )}
      {sportFrame && (
        <Section title={sportFrame.texts.title}>
          <SportFrame frame={sportFrame} />
        </Section>
      )}
    </>
  );
}
