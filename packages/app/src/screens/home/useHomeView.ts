import { siteTitle } from '@housefront/contract/site-title';
import { homeShelves, type OwnShelf } from '@housefront/core/features/catalogue';
import type { HomeViewProps } from '@housefront/ui/views';
import { homeLabels } from '@housefront/ui/views/home/labels';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { failureOf, loadable, settled } from '../../kernel/lists/loadable.ts';
import { gameCountLabel, useGameModels, useHalls } from '../../kernel/lists/catalogue-models.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { useHomeVisitor } from '../../kernel/member/useSessionModel.ts';
import { useHomeContent } from './useHomeContent.ts';
import { useOwnGames } from './useOwnGames.ts';

/** The name of a member's own shelf, by what it has. */
const ownTitle = {
  played: 'lastPlayed',
  favourites: 'favourites',
  both: 'playedAndFavourites',
  filled: 'ownAndMore',
} as const satisfies Record<OwnShelf['kind'], keyof typeof homeLabels>;

/** Home (HOME-01). */
export function useHomeView(): HomeViewProps {
  const runtime = useRuntime();
  const { core } = runtime;
  const { hotGames, templateGames } = core.catalogue.queries;
  const [chosen, setChosen] = useState<number | null>(null);
  const firstHall = useHalls(null).halls[0]?.id ?? null;
  const selectedHall = chosen ?? firstHall;
  const { query: hallsQuery, models: halls } = useHalls(selectedHall);
  const toGames = useGameModels();
  const featured = useQuery(templateGames());
  const first = firstHall ?? core.config.halls?.first ?? 2;
  const hot = useQuery(hotGames(first));
  // They fill the shelf of the chosen hall.
  const { data: more } = useQuery(hotGames(chosen ?? first));
  const { played, kind, games: own } = useOwnGames(hot, featured);
  const texts = useLabels(homeLabels);
  const content = useHomeContent(texts);
  const placed = useMemo(() => {
    const { data: hottest = [] } = hot;
    return homeShelves({ hot: hottest, games: [...(featured.data ?? []), ...hottest, ...(more ?? [])], own });
  }, [hot, featured.data, more, own]);
  const shelves = useMemo(() => {
    if (featured.isError && !featured.data) return [];
    // What a hall shows depends on the top ten.
    const list = hot.isLoading ? hot : featured;
    return halls.map((hall) => {
      const games = hot.isLoading ? [] : (placed.halls.get(hall.id) ?? []);
      return { hall, games: loadable(list, toGames(games)) };
    });
  }, [featured, hot, halls, placed, toGames]);
  const ownGames = settled(played, toGames(own));
  return {
    ...content,
    title: siteTitle(core.config, core.i18n.locale),
    session: useHomeVisitor(),
    halls: settled(hallsQuery, halls),
    gameCountLabel: gameCountLabel(runtime),
    selectedHall,
    onSelectHall: setChosen,
    shelves,
    hotGames: settled(hot, toGames(placed.top, { named: 'hot' })),
    lastPlayed: ownGames,
    lastPlayedTitle: kind === null ? undefined : texts[ownTitle[kind]],
    playAgain: ownGames.items.find(({ id }) => id === played.data?.ids[0]),
    failure: failureOf(hallsQuery, featured, hot, played),
    texts,
  };
}
