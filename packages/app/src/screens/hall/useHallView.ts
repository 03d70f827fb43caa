import { findHall, platformDescription } from '@housefront/core/features/catalogue';
import type { HallViewProps } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadable } from '../../models/loadable.ts';
import { useGameModels, useHalls } from '../../models/useCatalogueModels.ts';
import { paths } from '../../routes/paths.ts';
import { useRuntime } from '../../runtime/runtime.ts';

/** One hall (CAT-09). A hall that the current list does not have leads home (CAT-10x). */
export function useHallView(id: number): HallViewProps {
  const { core, navigate } = useRuntime();
  const { t, locale } = core.i18n;
  const { query, halls, models } = useHalls(id);
  const toGames = useGameModels();
  const hot = useQuery(core.catalogue.queries.hotGames(id));
  const hall = findHall(halls, id);
  const model = models.find((one) => one.id === id);
  const unknown = query.status === 'success' && !hall;
  useEffect(() => {
    if (unknown) navigate(paths.home(), { replace: true });
  }, [unknown, navigate]);
  const key = model?.key ?? 'slot';
  const providers = model?.providers ?? [];
  return {
    halls: models,
    title: model?.name ?? '',
    intro: model ? t(`hall.${key}.intro`) : '',
    platforms: platformDescription(
      providers.map(({ name }) => name),
      locale,
    ),
    hallKey: key,
    providers: loadable(query, providers),
    gameCountLabel: ({ gameCount }) =>
      gameCount === undefined ? null : t('catalogue.game_count', { count: gameCount }),
    hotGames: loadable(hot, toGames(hot.data ?? [])),
    texts: {
      halls: t('catalogue.halls'),
      providers: t('catalogue.providers'),
      hotGames: t('catalogue.hot_games'),
      open: t('catalogue.open'),
      play: t('catalogue.play'),
      demo: t('catalogue.demo'),
      addFavourite: t('catalogue.add_favourite'),
      removeFavourite: t('catalogue.remove_favourite'),
      empty: t('catalogue.empty.hall'),
      emptyHint: t('catalogue.empty.hall_hint'),
      loadFailed: t('common.load_failed'),
      retry: t('common.retry'),
    },
  };
}
