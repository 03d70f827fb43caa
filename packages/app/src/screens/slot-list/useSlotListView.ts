import type { Core } from '@housefront/core';
import { findProvider, type CatalogueGame, type GameLabel } from '@housefront/core/features/catalogue';
import { pickText } from '@housefront/core/i18n';
import type { SlotListViewProps } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { loadable } from '../../kernel/lists/loadable.ts';
import { useHalls } from '../../kernel/lists/catalogue-models.ts';
import { paths } from '../../kernel/paths.ts';
import type { ListSearch } from '../../kernel/route/search.ts';
import { trialsFor } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { hallTopic } from '../hall/hallTopic.ts';
import { chosenLabel, useGameList } from './useGameList.ts';
import { useLobbyState } from './lobby-code.ts';
import { useTaggedGames } from './useTaggedGames.ts';

/** The provider of an address. */
export const providerOf = ({ gt_id, gp_id, house }: ListSearch) => ({
  gtId: gt_id ?? 2,
  gpId: gp_id ?? '',
  house: house ?? '',
});

/** The title of a list whose provider is unknown: codes of an address are never shown. */
const hallName = (core: Core, { gt_id }: ListSearch): string => hallTopic(core, gt_id)?.name ?? '';

const noGames: readonly CatalogueGame[] = [];
const noLabels: readonly GameLabel[] = [];

/** The list of a provider, or of the crash menu (CAT-14). */
export function useSlotListView(search: ListSearch): SlotListViewProps {
  const runtime = useRuntime();
  const { core } = runtime;
  const { t, locale } = core.i18n;
  const address = providerOf(search);
  const crash = search.isCrashGame !== undefined;
  const { halls } = useHalls(null);
  const provider = findProvider(halls, address);
  const providerQuery = useQuery({ ...core.catalogue.queries.providerGames(address), enabled: !crash });
  const crashQuery = useQuery({ ...core.catalogue.queries.crashGames(), enabled: crash });
  const query = crash ? crashQuery : providerQuery;
  const labels = (crash ? undefined : providerQuery.data?.labels) ?? noLabels;
  const more = (crash ? undefined : providerQuery.data?.more) ?? 0;
  const tagged = useTaggedGames(chosenLabel(labels, search)?.tag ?? null, [address.gtId]);
  const { data: known } = useQuery(core.demo.queries.halls());
  const demoHalls = trialsFor(core, known);
  const demo = provider && core.demo.showsDemo(demoHalls, address.gtId, provider.realId);
  const games = (crash ? crashQuery.data : providerQuery.data?.games) ?? noGames;
  const lobby = useLobbyState(search, {
    total: games.length + more,
    hallId: address.gtId,
    providerId: provider?.realId ?? address.gpId,
    isOwn: crash,
  });
  const list = useGameList(search, {
    title: crash ? t('catalogue.crash_games') : provider ? pickText(provider.name, locale) : hallName(core, search),
    backTo: search.gt_id ? paths.gameHall(search.gt_id) : paths.home(),
    games,
    more,
    labels,
    labelled: tagged.ids,
    provider: crash ? undefined : provider,
    lobby,
    complete: query.status !== 'pending' && more === 0,
    // The result may be among games that are still loading.
    loadable: (items) =>
      more > 0 && items.length === 0 && !query.isError ? { state: 'loading', items } : loadable(query, items),
  });
  const progress =
    more > 0 && query.isError
      ? { state: 'failed' as const, text: t('common.load_failed'), onRetry: () => void query.refetch() }
      : list.progress;
  const onOpen = () => core.demo.list.open(address.gtId, provider?.realId);
  return { ...list, progress, ...(demo && { demos: { label: t('play.demo_list'), onOpen } }) };
}
