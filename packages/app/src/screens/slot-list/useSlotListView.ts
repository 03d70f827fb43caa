import { findProvider, GAME_FILTERS, indexGames, type ProviderGames } from '@housefront/core/features/catalogue';
import { pickText } from '@housefront/core/i18n';
import type { SlotListViewProps } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { loadable } from '../../models/loadable.ts';
import { useGameModels, useHalls } from '../../models/useCatalogueModels.ts';
import { paths } from '../../routes/paths.ts';
import type { ListSearch } from '../../routes/search.ts';
import { useRuntime } from '../../runtime/runtime.ts';

/** The provider that an address names. */
export const providerOf = ({ gt_id, gp_id, house }: ListSearch) => ({
  gtId: gt_id ?? 2,
  gpId: gp_id ?? '',
  house: house ?? '',
});

/** A game list (CAT-12 to CAT-14, CAT-18, CAT-19). Filter, label and words live in the address; typing is written there at leisure. */
export function useSlotListView(search: ListSearch): SlotListViewProps {
  const { core, back } = useRuntime();
  const { t, locale } = core.i18n;
  const navigate = useNavigate();
  const address = providerOf(search);
  const crash = search.isCrashGame !== undefined;
  const { halls } = useHalls(null);
  const provider = findProvider(halls, address);
  const providerQuery = useQuery({ ...core.catalogue.queries.providerGames(address), enabled: !crash });
  const crashQuery = useQuery({ ...core.catalogue.queries.crashGames(), enabled: crash });
  const played = useQuery(core.catalogue.queries.lastPlayed());
  const pending = useStore(core.favourites.store, (state) => state.pending);
  const toGames = useGameModels();

  const list = useMemo<ProviderGames | undefined>(
    () => (crash ? crashQuery.data && { labels: [], games: crashQuery.data } : providerQuery.data),
    [crash, crashQuery.data, providerQuery.data],
  );
  const [typed, setTyped] = useState(search.q ?? '');
  const words = useDeferredValue(typed);
  const filter = search.filter ?? 'all_game';
  const label = list?.labels.some(({ id }) => id === search.label) ? (search.label ?? null) : null;
  const index = useMemo(() => indexGames(list?.games ?? [], locale), [list, locale]);
  const games = useMemo(() => {
    const isFavourite = (game: { id: string; favourite: boolean }) => pending.get(game.id) ?? game.favourite;
    const chosen = index.select({
      filter,
      label,
      search: words,
      isFavourite,
      ...(played.data && { lastPlayed: played.data }),
    });
    return toGames(chosen, { labels: list?.labels ?? [], provider });
  }, [index, filter, label, words, pending, played.data, toGames, list, provider]);

  const change = (part: Partial<ListSearch>) =>
    void navigate({ to: '.', search: { ...search, ...part }, replace: true, resetScroll: false });
  const empty = filter === 'all_game' || typed !== '' || label ? 'all_game' : filter;
  return {
    title: crash ? t('catalogue.crash_games') : provider ? pickText(provider.name, locale) : (search.gp_id ?? ''),
    onBack: () => back(search.gt_id ? paths.gameHall(search.gt_id) : paths.home()),
    filter,
    filters: GAME_FILTERS.map((value) => ({ value, label: t(`catalogue.filter.${value}`) })),
    onFilter: (value) => {
      if (value !== 'all_game' && !core.favourites.requireMember()) return;
      change({ filter: value === 'all_game' ? undefined : value });
    },
    labels: (list?.labels ?? []).map(({ id, name }) => ({ id, name: pickText(name, locale) || id })),
    label,
    onLabel: (id) => change({ label: id ?? undefined }),
    search: typed,
    onSearch: (text) => {
      setTyped(text);
      change({ q: text || undefined });
    },
    games: loadable(crash ? crashQuery : providerQuery, games),
    texts: {
      back: t('common.back'),
      search: t('catalogue.search'),
      clearSearch: t('catalogue.clear_search'),
      filters: t('catalogue.filters'),
      labels: t('catalogue.labels'),
      allLabels: t('catalogue.all_labels'),
      play: t('catalogue.play'),
      demo: t('catalogue.demo'),
      addFavourite: t('catalogue.add_favourite'),
      removeFavourite: t('catalogue.remove_favourite'),
      empty: t(`catalogue.empty.${empty}`),
      emptyHint: t(`catalogue.empty.${empty}_hint`),
      showAll: t('catalogue.show_all'),
      loadFailed: t('common.load_failed'),
      retry: t('common.retry'),
      providers: t('catalogue.providers'),
      resultCount: t('catalogue.game_count', { count: games.length }),
    },
  };
}
