import { chosenDemo } from '@housefront/core/features/demo';
import { pickText } from '@housefront/core/i18n';
import type { GameModel } from '@housefront/ui/slots';
import type { DemoListViewProps } from '@housefront/ui/views';
import { demoListLabels } from '@housefront/ui/views/demo-list/labels';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { viewWith } from '../../kernel/TemplateView.tsx';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';

/** Demo games by hall and provider; choosing one starts it directly from the click (PLAY-41). */
function useDemoListView(): DemoListViewProps {
  const { core } = useRuntime();
  const { demo, i18n, play } = core;
  const { t, locale } = i18n;
  const state = useStore(demo.list.store);
  const hallQuery = useQuery(demo.queries.halls());
  const halls = hallQuery.data ?? [];
  const chosen = chosenDemo(halls, state);
  const gameQuery = useQuery(
    chosen
      ? demo.queries.games({ gtId: chosen.hall.id, gpId: chosen.provider.id, house: chosen.provider.house })
      : { queryKey: ['demo', 'games', 'none'], queryFn: skipToken },
  );
  const games = (gameQuery.data ?? []).map((game): GameModel => {
    const name = pickText(game.title, locale);
    return {
      id: game.id,
      name,
      providerName: '',
      art: game.art,
      pictures: game.pictures,
      badges: [],
      onPlay: () => {
        demo.list.close();
        const { gpId, gameType, gameCode, house } = game;
        play.start({ gpId, gameType, gameCode, house, demo: true, name });
      },
    };
  });
  const query = hallQuery.isError ? hallQuery : gameQuery;
  const waiting = hallQuery.isPending || (chosen !== null && gameQuery.isPending);
  return {
    open: state.open,
    onClose: demo.list.close,
    halls: halls
      .filter(({ providers }) => providers.length > 0)
      .map(({ id, key, name }) => ({
        id: String(id),
        name: pickText(name, locale) || t(`hall.${key}.name`),
        chosen: id === chosen?.hall.id,
        onChoose: () => demo.list.chooseHall(id),
      })),
    providers: (chosen?.hall.providers ?? []).map(({ id, name }) => ({
      id,
      name: pickText(name, locale) || id,
      chosen: id === chosen?.provider.id,
      onChoose: () => demo.list.chooseProvider(id),
    })),
    games: {
      state: query.isError ? 'error' : waiting ? 'loading' : 'ready',
      items: games,
      onRetry: () => void query.refetch(),
    },
    texts: useLabels(demoListLabels),
  };
}

/** The list of demo games as an overlay (PLAY-41). */
export default viewWith('demoList', useDemoListView);
