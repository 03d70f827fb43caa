import { siteTitle } from '@housefront/contract/site-title';
import type { HomeViewProps } from '@housefront/ui/views';
import { homeLabels } from '@housefront/ui/views/home/labels';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { failureOf, loadable, settled } from '../../kernel/lists/loadable.ts';
import { gameCountLabel, useGameModels, useHalls, useLastPlayed } from '../../kernel/lists/catalogue-models.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { useHomeVisitor } from '../../kernel/member/useSessionModel.ts';
import { useHomeContent } from './useHomeContent.ts';

/** Home (HOME-01). */
export function useHomeView(): HomeViewProps {
  const runtime = useRuntime();
  const { core } = runtime;
  const [chosen, setChosen] = useState<number | null>(null);
  const firstHall = useHalls(null).halls[0]?.id ?? null;
  const selectedHall = chosen ?? firstHall;
  const { query: hallsQuery, models: halls } = useHalls(selectedHall);
  const toGames = useGameModels();
  const featured = useQuery(core.catalogue.queries.templateGames());
  const hot = useQuery(core.catalogue.queries.hotGames(selectedHall ?? core.config.halls?.first ?? 2));
  const { query: played, games: lastPlayed } = useLastPlayed(hot.data, featured.data);
  const texts = useLabels(homeLabels);
  const content = useHomeContent(texts);
  const shelves = useMemo(() => {
    const games = featured.data ?? [];
    if (featured.isError && games.length === 0) return [];
    return halls.map((hall) => ({
      hall,
      games: loadable(featured, toGames(games.filter((game) => game.hallId === hall.id))),
    }));
  }, [featured, halls, toGames]);
  return {
    ...content,
    title: siteTitle(core.config, core.i18n.locale),
    session: useHomeVisitor(),
    halls: settled(hallsQuery, halls),
    gameCountLabel: gameCountLabel(runtime),
    selectedHall,
    onSelectHall: setChosen,
    shelves,
    hotGames: settled(hot, toGames(hot.data ?? [])),
    lastPlayed: settled(played, toGames(lastPlayed)),
    failure: failureOf(hallsQuery, featured, hot, played),
    texts,
  };
}
