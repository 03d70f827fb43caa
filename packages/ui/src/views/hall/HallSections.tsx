import type { ComponentType, ReactNode } from 'react';
import type { Destination, GameModel, Loadable } from '../../slots/models.ts';
import type { HallViewProps } from './contract.ts';
import { DeferHydration } from '../../patterns/DeferHydration/index.ts';
import { ListStates } from '../../patterns/ListStates/index.ts';
import type { SectionProps } from '../../patterns/PageSection/index.ts';
import { ProviderRow, ProviderRowSkeleton } from '../../patterns/ProviderRow/index.ts';
import { SportFrame } from '../../patterns/SportFrame/index.ts';

/** A titled list of games. */
export interface HallGames {
  readonly title: string;
  readonly games: Loadable<GameModel>;
  /** Link to all of them. */
  readonly more: { readonly label: string; readonly to: Destination };
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

/** Games before the providers: full rows in two, three, four and six columns. */
const shown = 12;

/**
 * The sections of a hall's page: its games, all its providers in one row, crash games, and the frame of quick bets. A hall
 * without games begins with its providers (SPORT-01, LOOK-19).
 */
export function HallSections({ hall, section: Section, renderGames }: HallSectionsProps) {
  const { providers, gameCountLabel, hotGames, crashGames, sportFrame, search, texts } = hall;
  return (
    <>
      <DeferHydration>
        {renderGames({
          title: texts.hotGames,
          games: { ...hotGames, items: hotGames.items.slice(0, shown) },
          more: { label: texts.seeAll, to: { href: search.href } },
          deferred: false,
          expected: shown,
          texts,
        })}
      </DeferHydration>
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
      {crashGames && (
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
