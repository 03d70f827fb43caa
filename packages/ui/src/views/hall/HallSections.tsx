import type { ComponentType, ReactNode } from 'react';
import type { Destination, GameModel, Loadable, ProviderModel } from '../../slots/models.ts';
import type { HallViewProps } from './contract.ts';
import { DeferHydration } from '../../patterns/DeferHydration/index.ts';
import { ListStates } from '../../patterns/ListStates/index.ts';
import type { SectionProps } from '../../patterns/PageSection/index.ts';
import { SportFrame } from '../../patterns/SportFrame/index.ts';

/** A titled list of games. */
export interface HallGames {
  readonly title: string;
  readonly games: Loadable<GameModel>;
  /** Link to all of them: the crash games have one. */
  readonly more?: { readonly label: string; readonly to: Destination };
  readonly texts: HallViewProps['texts'];
}

export interface HallSectionsProps {
  readonly hall: HallViewProps;
  /** The template's section. */
  readonly section: ComponentType<SectionProps>;
  /** Renders a list of games as the template does. */
  readonly renderGames: (games: HallGames) => ReactNode;
  /** Skeleton of the providers. */
  readonly waiting: ReactNode;
  /** Renders the providers; called only if there are any. */
  readonly children: (providers: readonly ProviderModel[]) => ReactNode;
  /** Below the providers. */
  readonly below?: ReactNode;
}

/** The sections of a hall's page: its providers, hot games, crash games, and the frame of quick bets (SPORT-01). */
export function HallSections({ hall, section: Section, renderGames, waiting, children, below }: HallSectionsProps) {
  const { providers, hotGames, crashGames, sportFrame, texts } = hall;
  return (
    <>
      <Section title={texts.providers} busy={providers.state === 'loading'}>
        <ListStates
          list={providers}
          waiting={waiting}
          empty={{ kind: 'empty', title: texts.empty, hint: texts.emptyHint }}
          texts={texts}
        >
          {children}
        </ListStates>
        {below}
      </Section>
      <DeferHydration>
        {renderGames({ title: texts.hotGames, games: hotGames, texts })}
        {crashGames &&
          renderGames({
            title: texts.crashGames,
            games: crashGames.games,
            more: { label: texts.seeAll, to: crashGames.all },
            texts,
          })}
      </DeferHydration>
      {sportFrame && (
        <Section title={sportFrame.texts.title}>
          <SportFrame frame={sportFrame} />
        </Section>
      )}
    </>
  );
}
